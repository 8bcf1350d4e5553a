import { readdir, readFile } from "node:fs/promises";
import { sql } from "@pkg/e2e/database";
import type { BrowserContext } from "@playwright/test";

/** A shorter run of plain words, such as "이에요.", may stand in any text. */
const TELLING = 12;

/**
 * What gives a right answer away, of every item of a session or of all items there are: the explanations and why a wrong option
 * looks right, each as its longest run of plain words, since formulas and signs are written otherwise in an answer.
 */
export async function keyOf(sessionId: string | null): Promise<string[]> {
  const texts = await sql<{ text: string }[]>`
    select unnest(array_prepend(i.explanation, array(select o ->> 'reason' from jsonb_array_elements(i.options) o))) as text
    from level_test_items i
    where ${sessionId}::uuid is null or exists (
      select from level_test_answers a
      where a.session_id = ${sessionId} and a.item_id = i.id and a.item_version = i.version)`;
  const runs = texts.flatMap(({ text }) => (text ? [wordsOf(text)] : []));
  return [...new Set(runs.filter((run) => run.length >= TELLING))];
}

const wordsOf = (text: string): string =>
  text
    .split(/\$[^$]*\$|["&<>*\n]/)
    .map((words) => words.trim())
    .sort((one, other) => other.length - one.length)[0] ?? text;

/** Which parts of a key stand in a text. */
export const found = (key: readonly string[], text: string): string[] => key.filter((run) => text.includes(run));

/**
 * Keeps everything that the pages of a context are sent from now on: documents, calls, scripts, styles. It reads each answer before
 * the page does, so that none is lost when the page goes on.
 * @returns reads what came so far
 */
export async function recordAnswers(context: BrowserContext): Promise<() => string> {
  const bodies: string[] = [];
  await context.route("**/*", async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    bodies.push(await response.text());
    await route.fulfill({ response });
  });
  return () => bodies.join("\n");
}

/** Every script that the built sites can send. */
export async function builtScripts(): Promise<string> {
  const sites = ["account", "buyer", "exam", "tutor"].map(
    (app) => new URL(`../../../${app}-web/.next/static/`, import.meta.url),
  );
  const texts = sites.map(async (folder) => {
    const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".js"));
    return Promise.all(names.map((name) => readFile(new URL(name, folder), "utf8")));
  });
  return (await Promise.all(texts)).flat().join("\n");
}
