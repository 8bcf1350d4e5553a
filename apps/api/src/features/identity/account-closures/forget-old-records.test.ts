import { afterAll, beforeAll, expect, test } from "vitest";
import { call, PASSWORD } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { shiftLessons } from "../../../../test/make-pair.ts";
import { type Leaving, OTHER_COLUMNS, PERSONAL_COLUMNS } from "../../../../test/personal-columns.ts";
import { personWithWords } from "../../../../test/words-of-a-person.ts";
import { forgetOldRecords } from "./forget-old-records.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** Stands in every column that the test fills, and nowhere else. */
const CANARY = "카나리아";

/** Where the canary stands, as table.column; pgboss too. */
async function found(id: string): Promise<string[]> {
  const columns = await t.deps.sql<{ table: string; column: string }[]>`
    select table_schema || '.' || table_name as table, column_name as column from information_schema.columns
    where data_type in ('text', 'jsonb', 'ARRAY') and (table_schema = 'public' or (table_schema, table_name) = ('pgboss', 'job'))`;
  const hits = await Promise.all(
    columns.map(async ({ table, column }) => {
      const [hit] = await t.deps.sql.unsafe(
        `select from ${table} where ${column}::text like '%${CANARY}${id}%' limit 1`,
      );
      return hit ? [`${table}.${column}`.replace(/^public\./, "")] : [];
    }),
  );
  return hits.flat().sort();
}

/** The columns that go then, as table.column. */
const going = (when: Leaving) => columnsOf(PERSONAL_COLUMNS[when]);
const columnsOf = (tables: Readonly<Record<string, string>>) =>
  Object.entries(tables).flatMap(([table, names]) => names.split(/\s+/).map((name) => `${table}.${name}`));

test("each column that can hold words says when it goes, or that it says nothing of a buyer", async () => {
  // Keys of other tables, and columns whose values a check names, hold no words.
  const columns = await t.deps.sql<{ table: string; column: string }[]>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    where c.table_schema = 'public' and c.data_type in ('text', 'jsonb', 'ARRAY', 'bytea') and not exists (
      select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
      where k.conrelid = c.table_name::regclass and a.attname = c.column_name and (k.contype = 'f'
        or (k.contype = 'c' and pg_get_constraintdef(k.oid) ~ ('^CHECK \\(\\(' || c.column_name || ' (=|<@) (ANY|ARRAY)'))))`;
  const known = new Set([
    ...Object.keys(PERSONAL_COLUMNS).flatMap((when) => going(when as Leaving)),
    ...columnsOf(OTHER_COLUMNS),
  ]);
  const isKnown = ({ table, column }: { table: string; column: string }) =>
    known.has(`${table}.${column}`) || known.has(`${table}.*`);
  expect(columns.filter((one) => !isKnown(one)).map(({ table, column }) => `${table}.${column}`)).toEqual([]);
  const there = new Set(columns.flatMap(({ table, column }) => [`${table}.${column}`, `${table}.*`]));
  expect([...known].filter((one) => !there.has(one))).toEqual(["pgboss.job.data"]);
});

test("what a closed account leaves goes at once, 30 days after its class, or after years; another's stays", async () => {
  const [left, stays] = [await personWithWords(t, `${CANARY}하나`), await personWithWords(t, `${CANARY}둘`)];
  const later = going("AFTER_CLASS").sort();
  const all = [...going("AT_ONCE"), ...later].sort();
  expect([await found("하나"), await found("둘")]).toEqual([all, all]);
  const closed = await call(t, left.buyer, "POST", "/users/me/closure", { currentPassword: PASSWORD });
  expect(closed.statusCode).toBe(200);
  const planned = await t.deps.sql`select from pgboss.job where singleton_key = ${left.end}`;
  expect(planned).toHaveLength(1);
  const apart = ["kept_records.facts", ...later].sort();
  expect(await found("하나")).toEqual(apart);
  // The class was over ten days ago; its rows outlast its words.
  await shiftLessons(t, left.match, 10 - 365);
  await forgetOldRecords(t.deps.db);
  expect(await found("하나")).toEqual(apart);
  await shiftLessons(t, left.match, 25);
  await forgetOldRecords(t.deps.db);
  await forgetOldRecords(t.deps.db);
  expect(await found("하나")).toEqual(["kept_records.facts"]);
  const texts = await t.deps.sql`select text from messages where thread_id = ${left.thread} order by number`;
  expect(texts).toHaveLength(2);
  const presence = async () => {
    const rows = await t.deps
      .sql`select lesson_id as id from lesson_presence where lesson_id in (${left.lesson}, ${stays.lesson})`;
    return rows.map(({ id }) => id);
  };
  expect(await kindsOf(left.buyer.userId)).toEqual(["DISPUTE", "ORDER", "PULSE", "REPORT"]);
  await pass(3);
  await t.deps
    .sql`update lesson_presence set from_at = now() - interval '4 years', to_at = now() - interval '3 years 1 day'`;
  await forgetOldRecords(t.deps.db);
  expect(await kindsOf(left.buyer.userId)).toEqual(["ORDER"]);
  expect(await presence()).toEqual([stays.lesson]);
  await pass(2);
  await forgetOldRecords(t.deps.db);
  expect([await found("하나"), await found("둘")]).toEqual([[], all]);
});

test("what comes to a row that is kept apart follows it, and takes nothing away", async () => {
  const { buyer, lesson } = await personWithWords(t, `${CANARY}셋`);
  await call(t, buyer, "POST", "/users/me/closure", { currentPassword: PASSWORD });
  const { sql } = t.deps;
  await sql`update lesson_disputes set decision_reason = '나중의 판단' where lesson_id = ${lesson}`;
  await forgetOldRecords(t.deps.db);
  const [kept] = await sql`select facts from kept_records where kind = 'DISPUTE' and source_id = ${lesson}`;
  expect(kept?.facts).toMatchObject({ decision_reason: "나중의 판단", detail: expect.stringContaining("셋") });
  const [row] = await sql`select detail, decision_reason from lesson_disputes where lesson_id = ${lesson}`;
  expect(row).toEqual({ detail: "", decision_reason: null });
});

const kindsOf = async (userId: string) => {
  const rows = await t.deps.sql`select kind from kept_records where user_id = ${userId} order by kind`;
  return rows.map(({ kind }) => kind);
};

/** So many years pass for what is kept. */
const pass = (years: number) =>
  t.deps.sql`update kept_records set until = until - make_interval(years => ${years}, days => 1)`;
