import { addKstMonths, lastClosedMonth, lastDueMonth, toKstDate } from "@pkg/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { DEMO_TUTOR, makePair } from "../../../../test/make-pair.ts";
import { matchTutor } from "../../../../test/match-tutor.ts";
import { addLogged, forgetPayouts, giveAccount } from "../../../../test/payout-month.ts";
import { placeOrder } from "../../../../test/place-order.ts";

let t: TestApp;
let operator: Caller;
let finance: Caller;
let parent: Caller;
beforeAll(async () => {
  t = await createTestApp();
  [operator, finance, parent] = [await asDemo("operator"), await asDemo("finance"), await asDemo("parent")];
});
afterAll(() => t.close());

const desk = async (who: Caller) => (await call(t, who, "GET", "/operator/desk")).json();
const figure = async (kind: string, who = operator) =>
  (await desk(who)).figures.find((one: { kind: string }) => one.kind === kind);

test("counts what waits for somebody and what the day brought, as far as the roles reach", async () => {
  expect(await figure("PAID_TODAY")).toEqual({ kind: "PAID_TODAY", count: 0, amount: 0 });
  const uid = await placeOrder(t, parent);
  const [order] = await t.deps.sql<{ amount: number }[]>`select amount from orders where merchant_uid = ${uid}`;
  expect(await figure("PAID_TODAY")).toEqual({ kind: "PAID_TODAY", count: 1, amount: order?.amount });
  await t.deps.sql`update orders set status = 'UNKNOWN', paid_at = null where merchant_uid = ${uid}`;
  expect(await figure("UNCERTAIN_PAYMENTS")).toMatchObject({ count: 1, amount: order?.amount });

  const match = await makePair(t, parent);
  expect(await figure("MATCHED_TODAY")).toEqual({ kind: "MATCHED_TODAY", count: 1, amount: null });
  await t.deps
    .sql`update matches set status = 'UNPAIRED', tutor_id = null, promised_on = '2026-01-02' where id = ${match}`;
  expect((await figure("STUCK_MATCHES")).count).toBe(1);
  expect((await figure("LATE_MATCHES")).count).toBe(1);
  await t.deps.sql`update matches set promised_on = ${toKstDate(new Date())} where id = ${match}`;
  expect((await figure("LATE_MATCHES")).count).toBe(0);

  const kinds = (await desk(finance)).figures.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toContain("UNCERTAIN_PAYMENTS");
  expect(kinds).not.toContain("STUCK_MATCHES");
});

test("counts the months of payouts that are not finished, late ones apart", async () => {
  const now = new Date();
  const [closed, due] = [lastClosedMonth(now), lastDueMonth(now)];
  const late = () => figure("LATE_PAYOUTS", finance);
  const open = () => figure("OPEN_PAYOUTS", finance);
  await forgetPayouts(t);
  // Nobody taught: there is nothing to run.
  expect([(await late()).count, (await open()).count]).toEqual([0, 0]);
  await matchTutor(t, DEMO_TUTOR, [{ day: 1, halfHour: 38 }]);
  await addLogged(t, DEMO_TUTOR, 10, closed);
  const isLate = closed === due;
  expect([(await late()).count, (await open()).count]).toEqual(isLate ? [1, 0] : [0, 1]);
  expect((await (isLate ? late() : open())).amount).toBeNull();
  for (const month of [addKstMonths(due, -1), due, ...(isLate ? [] : [closed])])
    await t.deps
      .sql`insert into payout_runs (month, actor_id, payouts, gross, net) values (${month}, 'x', 1, 1000, 1000)`;
  expect([(await late()).count, (await open()).count]).toEqual([0, 0]);
  const put = (month: string, net: number) => t.deps.sql`
    insert into payouts (tutor_id, month, gross, income_tax, local_tax, net)
    values (${DEMO_TUTOR}, ${month}, ${net}, 0, 0, ${net})`;
  await put(due, 700);
  // Staff can send nothing before there is an account.
  expect([(await late()).count, (await open()).count]).toEqual([0, 0]);
  const unsendable = async () => (await figure("NO_ACCOUNT_PAYOUTS", finance)) as object;
  expect(await unsendable()).toEqual({ kind: "NO_ACCOUNT_PAYOUTS", count: 1, amount: 700 });
  await giveAccount(t, DEMO_TUTOR, "3333011234567");
  expect(await unsendable()).toMatchObject({ count: 0, amount: 0 });
  await put(addKstMonths(due, -1), 40);
  expect(await late()).toEqual({ kind: "LATE_PAYOUTS", count: 2, amount: 740 });
  expect((await open()).count).toBe(0);
  await forgetPayouts(t);
});

test("counts applicants who wait longer than was promised", async () => {
  const { userId } = (await asDemo("applicant")) as Caller & { userId: string };
  const count = async (): Promise<number> => (await figure("LATE_APPLICANTS")).count;
  const before = await count();
  await t.deps.sql`insert into tutor_applicants (user_id, status, name, registered_at)
    values (${userId}, 'REGISTERED', '정우진', now() - interval '30 days')`;
  expect(await count()).toBe(before + 1);
  await t.deps.sql`update tutor_applicants set registered_at = now() where name = '정우진'`;
  expect(await count()).toBe(before);
  await t.deps.sql`delete from tutor_applicants where name = '정우진'`;
});

test("is for staff alone", async () => {
  for (const who of [parent, await asDemo("tutor")]) {
    const answer = await call(t, who, "GET", "/operator/desk");
    expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 10003]);
  }
});

test("a file is recorded before its rows are read, for who may see the list", async () => {
  const reason = "주간 회의에서 같이 봐요";
  const save = (who: Caller, list = "MATCHES", why = reason) =>
    call(t, who, "POST", "/operator/exports", { list, reason: why });
  expect((await save(finance)).statusCode).toBe(403);
  expect((await save(operator)).statusCode).toBe(204);
  expect((await save(operator, "MATCHES", "그냥")).json().fields).toMatchObject([{ path: "reason" }]);
  for (const list of ["STAFF", "FEATURES", "DISPUTES", "ENROLLMENTS", "BENEFITS", "EVENTS"]) {
    expect((await save(finance, list)).statusCode, list).toBe(403);
    expect((await save(operator, list)).statusCode, list).toBe(204);
    await t.deps.sql`delete from audit_logs where target_id = ${list}`;
  }
  for (const list of ["ORDERS", "REFUNDS", "PERIODS", "PAYOUTS", "CHECKS", "PEOPLE"]) {
    expect((await save(finance, list)).statusCode).toBe(204);
    await t.deps.sql`delete from audit_logs where target_id = ${list}`;
  }
  const acts = await t.deps
    .sql`select actor_id as actor, target_id as target, detail ->> 'reason' as reason from audit_logs where action = 'list.exported'`;
  expect(acts).toEqual([{ actor: "demo-operator", target: "MATCHES", reason }]);
});
