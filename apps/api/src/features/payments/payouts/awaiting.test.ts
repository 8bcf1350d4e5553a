import {
  addKstMonths,
  formatKoreanDate,
  formatWon,
  HOUR,
  payMonthsText,
  payoutDay,
  payoutOf,
  startOfKstDate,
} from "@pkg/domain";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asDemo, type Caller, call, lastCode, textsTo } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { systemCtx } from "../../../../test/ctx.ts";
import { payOf } from "../../../../test/earned-lessons.ts";
import { matchTutor } from "../../../../test/match-tutor.ts";
import {
  addLogged,
  asFinance,
  forgetPayouts,
  giveAccount,
  MONTH,
  MONTH_BEFORE,
} from "../../../../test/payout-month.ts";
import { askForAccounts } from "./ask-for-accounts.ts";
import { getPayoutAccount } from "./get-payout-account.ts";
import { quoteRun } from "./staff/quote-run.ts";

const TUTOR = 1001;
const PAY_DAY = startOfKstDate(payoutDay(MONTH));
const EVENING = new Date(PAY_DAY.getTime() + 18 * HOUR);
const NEXT = payoutDay(addKstMonths(MONTH, 1));

let t: TestApp;
let tutor: Caller & { userId: string };
let net: number;
beforeAll(async () => {
  t = await createTestApp();
  tutor = await asDemo("tutor");
  await matchTutor(t, TUTOR, [{ day: 1, halfHour: 38 }]);
  net = payoutOf([{ amount: 2 * (await payOf(t, TUTOR)) }]).net;
});
afterAll(() => t.close());
beforeEach(async () => {
  await forgetPayouts(t);
  await t.deps.sql`delete from pgboss.job where singleton_key like 'payout-account-due:%'`;
  await t.deps.sql`delete from phone_messages where key like 'payout-account-due:%'`;
  await addLogged(t, TUTOR, 10);
  await addLogged(t, TUTOR, 12, MONTH_BEFORE);
});

const awaitingAt = async (at: Date) => (await getPayoutAccount(t.deps.db, tutor.userId, at)).awaiting;
const told = async () => {
  const rows = await t.deps.sql`select data->>'text' as text from pgboss.job
    where singleton_key like 'payout-account-due:%'`;
  return rows.map(({ text }) => text);
};
const ask = (at: Date) => askForAccounts(systemCtx(t.deps), at);

test("what a pay day could not send stands with its months, sum and next day, before and after its run", async () => {
  const waiting = { months: [MONTH_BEFORE, MONTH], lessons: 2, net, payDay: NEXT };
  expect(await awaitingAt(new Date(PAY_DAY.getTime() - 1))).toMatchObject({ months: [MONTH_BEFORE], lessons: 1 });
  expect(await awaitingAt(PAY_DAY)).toEqual(waiting);
  const gross = 2 * (await payOf(t, TUTOR));
  const run = await call(t, await asFinance(t), "POST", "/operator/payouts/runs", { month: MONTH, gross });
  expect(run.statusCode).toBe(200);
  expect(await awaitingAt(PAY_DAY)).toEqual({ ...waiting, months: [MONTH] });
  await giveAccount(t, TUTOR, "3333011234567");
  expect(await awaitingAt(PAY_DAY)).toBeNull();
});

test("what waits is told by the clock of the look, and so is what a run would pay", async () => {
  await t.deps.sql`update payout_lessons set due_from = ${new Date(PAY_DAY.getTime() + HOUR).toISOString()}
    where month = ${MONTH}`;
  const before = new Date(PAY_DAY.getTime() + HOUR - 1);
  const after = new Date(PAY_DAY.getTime() + HOUR + 1);
  expect(await awaitingAt(before)).toMatchObject({ months: [MONTH_BEFORE] });
  expect(await awaitingAt(after)).toMatchObject({ months: [MONTH_BEFORE, MONTH] });
  expect([await quoteRun(t.deps.db, before), await quoteRun(t.deps.db, after)]).toMatchObject([
    { lessons: 1 },
    { lessons: 2 },
  ]);
});

test("in the evening of the pay day its tutor is told once, with the way to an account; with one never", async () => {
  await ask(new Date(EVENING.getTime() - 1));
  expect(await told()).toEqual([]);
  await ask(EVENING);
  await ask(new Date(EVENING.getTime() + HOUR));
  const months = payMonthsText([MONTH_BEFORE, MONTH]);
  expect(await told()).toEqual([
    `[나란] 계좌가 없어 ${months} 수업료 ${formatWon(net)}을 정산하지 못했어요. 계좌를 등록하면 ${formatKoreanDate(NEXT, { now: EVENING })}까지 보내 드려요. http://localhost:3001/earnings/account`,
  ]);
  await giveAccount(t, TUTOR, "3333011234567");
  await t.deps.sql`delete from pgboss.job where singleton_key like 'payout-account-due:%'`;
  await t.deps.sql`delete from phone_messages where key like 'payout-account-due:%'`;
  await ask(EVENING);
  expect(await told()).toEqual([]);
});

test("who registers an account hears by when the waiting sum is sent", async () => {
  await t.deps.sql`delete from rate_limits`;
  const phoneNumber = "01000000003";
  const { id } = (await call(t, tutor, "POST", "/phone-verifications", { phoneNumber })).json();
  await call(t, tutor, "POST", `/phone-verifications/${id}/verify`, { code: await lastCode(t, phoneNumber) });
  const body = { bankCode: "090", accountNumber: "3333-01-1234567" };
  expect((await call(t, tutor, "PUT", "/tutors/me/payout-account", body)).statusCode).toBe(200);
  await expect
    .poll(() => textsTo(t, phoneNumber))
    .toMatch(/\(끝 4567\)\. 보내 드리지 못한 수업료 .+원은 .+까지 보내 드려요\./);
});
