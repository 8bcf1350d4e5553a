import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { makeForm } from "../../test/level-test-forms.ts";
import { createDatabaseCopy } from "../../test/test-server.ts";
import { openDatabase } from "../db/client.ts";
import { setText } from "../features/tests/level-tests/items/set-text.ts";
import { parseLevelTest, readLevelTests } from "./read-level-tests.ts";
import { writeLevelTests } from "./write-level-tests.ts";

let database: Awaited<ReturnType<typeof createDatabaseCopy>>;
let opened: ReturnType<typeof openDatabase>;
beforeAll(async () => {
  database = await createDatabaseCopy(inject("adminUrl"), inject("templateName"));
  opened = openDatabase(database.url);
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

const items = (id: string) =>
  opened.sql`select version, stem, retired_at from level_test_items where id = ${id} order by version`;
const used = async (formId: string) =>
  (await opened.sql`select items from level_test_forms where id = ${formId}`)[0]?.items;

test("a changed item becomes a new version, which is not retired; the others stay", async () => {
  const form = makeForm("C", { subject: "ENGLISH", level: "H1" });
  const [first, ...rest] = form.items;
  if (!first) throw new Error("A form has items.");
  await writeLevelTests(opened.db, [form]);
  await opened.sql`update level_test_items set retired_at = now() where id = ${first.id}`;
  const before = await items(first.id);
  await writeLevelTests(opened.db, [form]);
  expect(await items(first.id)).toEqual(before);
  await writeLevelTests(opened.db, [{ ...form, items: [{ ...first, stem: "고쳤어요" }, ...rest] }]);
  const versions = await items(first.id);
  expect(versions.map(({ version, retired_at: retired }) => [version, retired !== null]).at(-1)).toEqual([
    versions.length,
    false,
  ]);
  expect(versions.at(-1)).toMatchObject({ stem: "고쳤어요" });
  const [count] =
    await opened.sql`select count(*)::int as n from level_test_items where form_id = ${form.id} and version = ${versions.length}`;
  expect(count?.n).toBe(1);
  expect((await used(form.id))[0]).toEqual({ id: first.id, version: versions.length });
});

test.each([
  ["fourteen items", { items: makeForm("A").items.slice(1) }],
  ["two items of one id", { items: makeForm("A").items.map((item) => ({ ...item, id: "SAME-ID" })) }],
  [
    "a reason at the right option",
    { items: makeForm("A").items.map((item) => ({ ...item, answer: (item.answer + 1) % 5 })) },
  ],
  ["four options", { items: makeForm("A").items.map((item) => ({ ...item, options: item.options.slice(1) })) }],
  [
    "a drawing with a script",
    {
      items: makeForm("A").items.map((item) => ({ ...item, figure: "<svg><title>a</title><script>1</script></svg>" })),
    },
  ],
  [
    "a drawing with a handler",
    { items: makeForm("A").items.map((item) => ({ ...item, figure: '<svg onload="a()"><title>a</title></svg>' })) },
  ],
  ["a drawing without a title", { items: makeForm("A").items.map((item) => ({ ...item, figure: "<svg></svg>" })) }],
])("%s are refused by name", (_what, change) => {
  expect(() => parseLevelTest("X-1", { ...makeForm("A"), ...change })).toThrow(/^The level test X-1 cannot be used/);
});

test("every text of every form that comes with the program can be set", async () => {
  for (const { id, items: all } of await readLevelTests()) {
    for (const { stem, passage = "", options, explanation } of all) {
      const texts = [stem, passage, explanation, ...options.flatMap(({ text, reason = "" }) => [text, reason])];
      for (const text of texts) expect(() => setText(text), `${id}: ${text}`).not.toThrow();
    }
  }
});
