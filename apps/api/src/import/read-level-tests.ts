import { readdir, readFile } from "node:fs/promises";
import {
  LEVEL_TEST_FORMS,
  LEVEL_TEST_ITEMS,
  LEVEL_TEST_LEVELS,
  LEVEL_TEST_OPTIONS,
  LEVEL_TEST_SUBJECTS,
} from "@pkg/domain";
import { z } from "zod";

const FOLDER = new URL("./data/level-test/", import.meta.url);

/** What a drawing must not contain: it is put into the page as it is. */
const UNSAFE =
  /<\s*(script|style|foreignobject|iframe|image|a|use|animate|set)\b|\son\w+\s*=|href|url\((?!#)|javascript:/i;

const text = z.string().trim().min(1).max(4_000);
const item = z
  .object({
    id: z.string().regex(/^[A-Z0-9-]{3,40}$/),
    unit: z.string().trim().min(1).max(60),
    points: z.number().int().min(1).max(3),
    stem: text,
    passage: text.optional(),
    figure: z
      .string()
      .max(20_000)
      .regex(/^\s*<svg[\s>][\s\S]*<title>[\s\S]+<\/svg>\s*$/, "a drawing is SVG with a title")
      .refine((markup) => !UNSAFE.test(markup), "a drawing holds no scripts, styles or links")
      .optional(),
    options: z.array(z.object({ text, reason: text.optional() })).length(LEVEL_TEST_OPTIONS),
    answer: z
      .number()
      .int()
      .min(0)
      .max(LEVEL_TEST_OPTIONS - 1),
    explanation: text,
  })
  .refine(({ options, answer }) => options.every(({ reason }, at) => (reason === undefined) === (at === answer)), {
    message: "each wrong option, and no other, has its reason",
  });

const form = z
  .object({
    id: z.string(),
    subject: z.enum(LEVEL_TEST_SUBJECTS),
    level: z.enum(LEVEL_TEST_LEVELS),
    form: z.enum(LEVEL_TEST_FORMS),
    items: z.array(item).length(LEVEL_TEST_ITEMS),
  })
  .refine(({ items }) => new Set(items.map(({ id }) => id)).size === items.length, "each item has its own id");

/** A form of a level test as its file has it. */
export type LevelTestFile = z.infer<typeof form>;

/**
 * Checks a form and leaves out what is only for those who write items.
 * @throws Error naming the form and what is wrong with it
 */
export function parseLevelTest(name: string, value: unknown): LevelTestFile {
  const parsed = form.safeParse(value);
  if (!parsed.success) throw new Error(`The level test ${name} cannot be used.\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Every form that comes with the program. */
export async function readLevelTests(): Promise<LevelTestFile[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith(".json")).sort();
  return Promise.all(
    names.map(async (name) => parseLevelTest(name, JSON.parse(await readFile(new URL(name, FOLDER), "utf8")))),
  );
}
