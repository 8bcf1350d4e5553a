import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { payOf } from "../../../../../test/earned-lessons.ts";
import { matchTutor } from "../../../../../test/match-tutor.ts";
import { addLogged, asFinance, forgetPayouts, giveAccount, MONTH } from "../../../../../test/payout-month.ts";

// Nobody is paid twice: staff pressing at once, a process that dies between any two steps, and a hand in the database.

const TUTOR = 1001;
const AT_ONCE = 12;

let t: TestApp;
let staff: Caller;
let pay: number;
/** The step at which the process "dies": the transaction goes, as a killed one does. */
let dies: string | null = null;
beforeAll(async () => {
  t = await createTestApp({
    checkpoint: (step) => {
      if (step === dies) throw new Error(`died ${step}`);
    },
  });
  staff = await asFinance(t);
  await matchTutor(t, TUTOR, [{ day: 1, halfHour: 38 }]);
  pay = await payOf(t, TUTOR);
});
afterAll(() => t.close());
beforeEach(async () => {
  dies = null;
  await forgetPayouts(t);
  await t.deps.sql`delete from pgboss.job where name = 'notice.send'`;
  for (const day of [3, 4, 5]) await addLogged(t, TUTOR, day);
  await giveAccount(t, TUTOR, "3333011234567");
});

const run = () => call(t, staff, "POST", "/operator/payouts/runs", { month: MONTH, gross: pay * 3 });
const makeFile = () => call(t, staff, "POST", "/operator/payouts/files");
const payFile = (id: string) => call(t, staff, "POST", `/operator/payouts/files/${id}/paid`);
const atOnce = <Result>(press: () => Promise<Result>) => Promise.all(Array.from({ length: AT_ONCE }, press));
const countOf = async (table: string) => {
  const { sql } = t.deps;
  const isMeant = table === "payout_lessons" ? sql`payout_id is not null` : sql`true`;
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from ${sql(table)} where ${isMeant}`;
  return row?.count;
};
const notices = async (part: string) => {
  const rows = await t.deps
    .sql`select data from pgboss.job where name = 'notice.send' and data::text like ${`%${part}%`}`;
  return rows.length;
};

test("many runs at once are one", async () => {
  const answers = await atOnce(run);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(AT_ONCE).fill(200));
  expect([await countOf("payout_runs"), await countOf("payouts"), await countOf("payout_lessons")]).toEqual([1, 1, 3]);
  expect(await notices("보내 드려요")).toBe(1);
});

test("many files at once are one, and a payout stands in it once", async () => {
  await run();
  const answers = await atOnce(makeFile);
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(AT_ONCE - 1);
  expect(await countOf("transfer_files")).toBe(1);
});

test("paid and failed at once: one of them is true, and the tutor hears one thing", async () => {
  await run();
  const { id } = (await makeFile()).json();
  const [payout] = (await call(t, staff, "GET", "/operator/payouts/list")).json().content;
  const fail = () =>
    call(t, staff, "POST", `/operator/payouts/${payout.id}`, { status: "FAILED", reason: "계좌가 해지됐어요" });
  const answers = await Promise.all([payFile(id), fail(), payFile(id), fail(), payFile(id), fail()]);
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 204)).toHaveLength(1);
  expect((await notices("보냈어요")) + (await notices("보내지 못했어요"))).toBe(1);
});

test.each([
  ["payout-in-run", run, ["payout_runs", "payouts", "payout_lessons"], []],
  ["payout-in-file", makeFile, ["transfer_files"], [run]],
] as const)("a death %s leaves nothing, and the next press does all of it", async (step, press, tables, before) => {
  for (const one of before) await one();
  dies = step;
  expect((await press()).statusCode).toBe(500);
  for (const table of tables) expect(await countOf(table), table).toBe(0);
  dies = null;
  expect((await press()).statusCode).toBeLessThan(300);
  for (const table of tables) expect(await countOf(table), table).toBeGreaterThan(0);
});

test("a death while a file is settled leaves it open, untold, and paid by the next press", async () => {
  await run();
  const { id } = (await makeFile()).json();
  dies = "payout-in-settle";
  expect((await payFile(id)).statusCode).toBe(500);
  expect(await notices("보냈어요")).toBe(0);
  expect((await call(t, staff, "GET", "/operator/payouts")).json().files).toMatchObject([{ open: { count: 1 } }]);
  dies = null;
  expect((await payFile(id)).statusCode).toBe(204);
  expect(await notices("보냈어요")).toBe(1);
});

test("the database refuses to pay a lesson twice, to add up wrongly and to forget where money went", async () => {
  const { sql } = t.deps;
  await run();
  await sql`insert into payout_runs (month, actor_id) values ('2099-01', 'x')`;
  const other = sql`insert into payouts (tutor_id, month, gross, income_tax, local_tax, net)
    values (${TUTOR}, '2099-01', 1000, 30, 0, 970) returning id`;
  const [payout] = await other;
  await expect(
    sql`insert into payout_lessons (lesson_id, payout_id, tutor_id, month, amount, due_from)
      select lesson_id, ${payout?.id}, tutor_id, month, amount, due_from from payout_lessons limit 1`,
  ).rejects.toThrow(/payout_lessons_pkey/);
  await expect(sql`update payouts set net = net + 10`).rejects.toThrow(/payouts_add_up/);
  await expect(sql`update payouts set status = 'SENT'`).rejects.toThrow(/payouts_/);
  await expect(
    sql`insert into payouts (tutor_id, month, gross, income_tax, local_tax, net) values (${TUTOR}, '2099-01', 10, 0, 0, 10)`,
  ).rejects.toThrow(/payouts_one_per_month/);
  await expect(sql`delete from lessons`).rejects.toThrow(/payout_lessons/);
});

test("others see and move nothing", async () => {
  await run();
  for (const who of [await asDemo("tutor"), await asDemo("parent")]) {
    expect((await call(t, who, "GET", "/operator/payouts/list")).statusCode).toBe(403);
    expect((await call(t, who, "POST", "/operator/payouts/files")).statusCode).toBe(403);
  }
  expect(await countOf("transfer_files")).toBe(0);
});
