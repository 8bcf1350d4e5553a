import { sql } from "@pkg/e2e/database";
import { EXAM } from "@pkg/e2e/env";
import type { Page } from "@playwright/test";

/** Chooses the test of the student's own grade, says how confident they are, and waits for its first item. @returns the session's id */
export async function startLevelTest(page: Page, confidence = "보통"): Promise<string> {
  await page.goto("/level-test");
  await page
    .getByRole("button", { name: /^시험 보기/ })
    .first()
    .click();
  await page.getByRole("radio", { name: new RegExp(`^${confidence} `) }).check();
  await page.getByRole("button", { name: "20분 시험 시작하기" }).click();
  await page.waitForURL(`${EXAM}/board/**`);
  await page.getByRole("heading", { level: 1, name: /문제 1/ }).waitFor();
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** What a session has stored for an item: the position on the screen, as the page names it. */
export async function storedAnswer(sessionId: string, number: number) {
  const [row] = await sql<{ shown: number | null; is_unknown: boolean; is_flagged: boolean }[]>`
    select array_position(option_order, choice) as shown, is_unknown, is_flagged from level_test_answers
    where session_id = ${sessionId} and number = ${number}`;
  return row;
}

/** Answers all items in the database, so that a test ends with so many right ones. */
export async function answerAll(sessionId: string, right: number): Promise<void> {
  await sql`
    update level_test_answers a set sequence = 1,
      choice = case when a.number <= ${right} then i.answer else (i.answer + 1) % 5 end
    from level_test_items i where i.id = a.item_id and i.version = a.item_version and a.session_id = ${sessionId}`;
}

/** How many items of a session have a stored answer. */
export async function answered(sessionId: string): Promise<number | undefined> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int from level_test_answers where session_id = ${sessionId} and (choice is not null or is_unknown)`;
  return row?.count;
}

/** Lets the time of a session be over, by the server's clock. */
export async function endTime(sessionId: string): Promise<void> {
  await sql`update level_test_sessions set ends_at = now() where id = ${sessionId}`;
}
