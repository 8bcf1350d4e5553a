import { toKstDate } from "@pkg/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ANYBODY, asDemo, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { asFinance, forgetPayouts } from "../../../../test/payout-month.ts";

const TUTOR = 1001;
const EXPERT = 1002;

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  await forgetPayouts(t);
  const [file] = await t.deps.sql`insert into transfer_files (actor_id, count, total) values ('x', 1, 1) returning id`;
  const paid = async (tutorId: number, month: string, gross: number, paidAt: string | null) => {
    await t.deps.sql`insert into payout_runs (month, actor_id) values (${month}, 'x') on conflict do nothing`;
    const [incomeTax, localTax] = [gross * 0.03, gross * 0.003];
    await t.deps.sql`
      insert into payouts (tutor_id, month, gross, income_tax, local_tax, net, status, transfer_file_id, paid_at)
      values (${tutorId}, ${month}, ${gross}, ${incomeTax}, ${localTax}, ${gross - incomeTax - localTax},
        ${paidAt ? "PAID" : "READY"}, ${paidAt ? file?.id : null}, ${paidAt})`;
  };
  // Lessons of December, sent in January: they belong to the year in which they were sent, by the clock of Korea.
  await paid(TUTOR, "2024-12", 100_000, "2024-12-31T15:00:00Z");
  await paid(TUTOR, "2025-01", 200_000, "2025-02-10T03:00:00Z");
  await paid(TUTOR, "2025-11", 300_000, "2025-12-31T14:59:59Z");
  await paid(TUTOR, "2025-12", 400_000, "2025-12-31T15:00:00Z");
  await paid(TUTOR, "2026-01", 500_000, null);
  await paid(EXPERT, "2025-01", 1_000_000, "2025-02-10T03:00:00Z");
});
afterAll(() => t.close());

test("a tutor's year has what was sent in it, with the tax that was withheld", async () => {
  const tutor = await asDemo("tutor");
  const year = async (asked: string) => (await call(t, tutor, "GET", `/tutors/me/payouts?year=${asked}`)).json();
  const shown = await year("2025");
  expect(shown).toMatchObject({
    ...{ year: "2025", tutorName: "박지훈", years: ["2026", "2025"] },
    ...{ gross: 600_000, incomeTax: 18_000, localTax: 1_800, tax: 19_800, net: 580_200 },
  });
  expect(shown.content.map(({ month, gross }: { month: string; gross: number }) => [month, gross])).toEqual([
    ["2024-12", 100_000],
    ["2025-01", 200_000],
    ["2025-11", 300_000],
  ]);
  expect(await year("2026")).toMatchObject({ gross: 400_000, content: [{ month: "2025-12" }] });
  expect(await year("2024")).toMatchObject({ gross: 0, net: 0, content: [] });
  const present = (await call(t, tutor, "GET", "/tutors/me/payouts")).json();
  expect(present.year).toBe(toKstDate(new Date()).slice(0, 4));
  expect((await call(t, tutor, "GET", "/tutors/me/payouts?year=25")).statusCode).toBe(400);
});

test("is the tutor's own, and of no other account", async () => {
  const expert = (await call(t, await asDemo("expert"), "GET", "/tutors/me/payouts?year=2025")).json();
  expect(expert).toMatchObject({ gross: 1_000_000, content: [{ month: "2025-01" }] });
  expect((await call(t, await asDemo("parent"), "GET", "/tutors/me/payouts")).statusCode).toBe(403);
  expect((await call(t, ANYBODY, "GET", "/tutors/me/payouts")).statusCode).toBe(401);
});

test("the accountant's file has a line for each tutor, and is recorded", async () => {
  const finance = await asFinance(t);
  const asked = "/operator/money/export?kind=PAYOUTS&from=2025-01-01&to=2025-12-31";
  const { csv, nextCursor } = (await call(t, finance, "GET", asked)).json();
  expect([csv[0], nextCursor]).toEqual(["\uFEFF", null]);
  expect(csv.slice(1).split("\r\n")).toEqual([
    "선생님 번호,이름,휴대폰,지급 횟수,지급액(세전),소득세(3%),지방소득세,원천징수 합계,실지급액",
    "1001,박지훈,010-0000-0003,3,600000,18000,1800,19800,580200",
    "1002,최은영,010-0000-0004,1,1000000,30000,3000,33000,967000",
    "",
  ]);
  const [act] = await t.deps
    .sql`select actor_id, detail from audit_logs where action = 'money.exported' order by id desc`;
  expect(act).toMatchObject({
    actor_id: finance.userId,
    detail: { after: { kind: "PAYOUTS", from: "2025-01-01", to: "2025-12-31" } },
  });
  await t.deps.sql`update users set staff_roles = '{OPERATOR}' where id = ${finance.userId}`;
  expect((await call(t, await asDemo("operator"), "GET", asked)).statusCode).toBe(403);
});
