import { testCardNumber } from "@app/sandbox";
import { addDays, type KstDate } from "@pkg/domain";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { approveWallet, tellOfKey } from "../../../../../test/approve-wallet.ts";
import { asDemo, type Caller, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { accountCtx } from "../../../../../test/ctx.ts";
import { newKey, ONE_MONTH, pgOrderBody, TEST_CARD, TRIAL } from "../../../../../test/place-order.ts";
import { advanceTo, chargesOf, kst, renewedClass } from "../../../../../test/renew.ts";
import { settle } from "../../../../../test/settle.ts";
import { changeOrderSchedule } from "./change-order-schedule.ts";
import type { OrderScheduleChange } from "./schemas.ts";

// Renewals lived day by day against PostgreSQL and the sandbox. The dates and amounts are written by hand, not computed.

let t: TestApp;
let parent: Caller;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
});
// An account keeps five ways to pay.
beforeEach(async () => {
  await setPrice(108_000);
  await t.deps.sql`update order_schedules set status = 'STOPPED', stop_reason = 'BUYER'`;
  await t.deps.sql`update payment_methods set removed_at = now(), is_default = false where removed_at is null`;
});
afterAll(() => t.close());

/** A renewed class whose buyer acts at an instant. */
type Renewed = Awaited<ReturnType<typeof renewedClass>> & { at: (change: OrderScheduleChange) => Promise<unknown> };

interface Life {
  /** When the first renewal is due, and the day of the month of the others. */
  first: KstDate;
  day: number;
  until: KstDate;
  /** What happens at noon of a day. */
  on?: Readonly<Record<KstDate, (renewed: Renewed) => Promise<unknown>>>;
  /** What must have happened each day at ten, and what that left. */
  expected: string[];
}

const setPrice = (won: number) => t.deps.sql`update products set final_cost = ${won} where id = ${ONE_MONTH}`;

let cards = 1000;

/** Stores a card and has it pay from now on, which charges at once what was refused. */
const payWith = (outcome: Parameters<typeof testCardNumber>[0]) => async (renewed: Renewed) => {
  cards += 1;
  const digits = String(cards);
  const cardNumber = `${testCardNumber(outcome).slice(0, -4)}${digits}`;
  const added = await call(t, parent, "PUT", "/users/me/payments", { cardInformation: { ...TEST_CARD, cardNumber } });
  const { id } = added.json().payments.find((one: { cardNumber: string }) => one.cardNumber.endsWith(digits));
  await renewed.at({ paymentMethodId: id });
};

let walletKey = "";
async function payWithKakaoPay(renewed: Renewed): Promise<void> {
  ({ billingKey: walletKey } = await approveWallet(t, parent));
  const body = await pgOrderBody(t, { productId: TRIAL, billingKey: walletKey, keepMethod: true });
  expect((await call(t, parent, "POST", "/lessons/orders/pg", body, newKey())).statusCode).toBe(201);
  const { payments } = (await call(t, parent, "GET", "/users/me/payments")).json();
  const { id } = payments.find(({ paymentType }: { paymentType: string }) => paymentType === "KAKAOPAY");
  await renewed.at({ paymentMethodId: id });
}

/** In the wallet's app; the provider tells of it by a webhook. */
async function disconnectKakaoPay(): Promise<void> {
  await t.sandbox.inject({
    method: "POST",
    url: "/wallets/disconnect",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ billingKey: walletKey }).toString(),
  });
  expect((await tellOfKey(t, "BillingKey.Deleted", walletKey)).statusCode).toBe(204);
}

interface State {
  status: string;
  stopReason: string | null;
  offeredAmount: number | null;
  periods: { number: number; status: string; amount: number; failures: number; failureCode: string | null }[];
}

async function stateOf({ id }: Renewed): Promise<State> {
  const [row] = await t.deps.sql<State[]>`
    select s.status, s.stop_reason as "stopReason", s.offered_amount as "offeredAmount", coalesce((
      select jsonb_agg(jsonb_build_object('number', p.number, 'status', p.status, 'amount', p.amount, 'failures', p.failures,
        'failureCode', p.failure_code) order by p.number)
      from order_schedule_periods p where p.schedule_id = s.id), '[]') as periods
    from order_schedules s where s.id = ${id}`;
  if (!row) throw new Error("There is no such schedule.");
  return row;
}

/** What became different, one line each. */
function changesOf(date: KstDate, before: State, after: State): string[] {
  const lines: string[] = [];
  if (after.offeredAmount !== null && after.offeredAmount !== before.offeredAmount) {
    lines.push(`${date} told ${after.offeredAmount}`);
  }
  for (const period of after.periods) {
    const was = before.periods.find(({ number }) => number === period.number);
    if (period.failures > (was?.failures ?? 0)) lines.push(`${date} #${period.number} ${period.failureCode}`);
    if (period.status === was?.status) continue;
    if (period.status === "PAID") lines.push(`${date} #${period.number} ${period.amount}`);
    if (period.status === "SKIPPED") lines.push(`${date} #${period.number} left out`);
  }
  if (after.status !== before.status) lines.push(`${date} ${[after.status, after.stopReason ?? ""].join(" ").trim()}`);
  return lines;
}

async function live({ first, day, until, on = {} }: Life): Promise<string[]> {
  const made = await renewedClass(t, parent);
  const [owner] = await t.deps.sql<{ id: string }[]>`select user_id as id from order_schedules where id = ${made.id}`;
  let noon = new Date(0);
  const at = (change: OrderScheduleChange) =>
    changeOrderSchedule(accountCtx(t.deps, owner?.id ?? ""), made.id, change, { at: noon });
  const renewed = { ...made, at };
  await t.deps
    .sql`update order_schedules set day_of_month = ${day}, next_date = ${first}, amount = 108000 where id = ${renewed.id}`;
  const lines: string[] = [];
  let before = await stateOf(renewed);
  const note = async (date: KstDate) => {
    const after = await stateOf(renewed);
    lines.push(...changesOf(date, before, after));
    before = after;
  };
  for (let date = addDays(first, -10); date <= until; date = addDays(date, 1)) {
    await settle(t, kst(date, "10:00"));
    await advanceTo(t, date, "10:00");
    await note(date);
    noon = kst(date, "12:00");
    await on[date]?.(renewed);
    if (on[date]) await note(date);
  }
  await expectBooksToAgree(renewed);
  return lines;
}

/** Each paid order is one charge, each failed one none, and each paid period has brought its eight lessons. */
async function expectBooksToAgree(renewed: Renewed): Promise<void> {
  const charges = await chargesOf(t);
  const orders = await renewed.orders();
  for (const { status, paymentId } of orders) expect(charges.get(paymentId) ?? 0).toBe(status === "PAID" ? 1 : 0);
  const paid = orders.filter(({ status }) => status === "PAID").length;
  expect((await renewed.periods()).filter(({ status }) => status === "PAID")).toHaveLength(paid);
  const { counts } = (await call(t, parent, "GET", `/lessons/matches/${renewed.matchId}/lessons`)).json();
  expect(counts).toMatchObject({ total: 8 * (paid + 1), unscheduled: 0 });
}

const LIVES: Record<string, Life> = {
  "from 31 January over a leap day: last days of months, and back to the 31st": {
    ...{ first: "2027-01-31", day: 31, until: "2028-03-31" },
    expected: [
      ...["2027-01-31 #2 108000", "2027-02-28 #3 108000", "2027-03-31 #4 108000", "2027-04-30 #5 108000"],
      ...["2027-05-31 #6 108000", "2027-06-30 #7 108000", "2027-07-31 #8 108000", "2027-08-31 #9 108000"],
      ...["2027-09-30 #10 108000", "2027-10-31 #11 108000", "2027-11-30 #12 108000", "2027-12-31 #13 108000"],
      ...["2028-01-31 #14 108000", "2028-02-29 #15 108000", "2028-03-31 #16 108000"],
    ],
  },
  "on the 29th: 28 February without a leap day": {
    ...{ first: "2027-01-29", day: 29, until: "2027-03-31" },
    expected: ["2027-01-29 #2 108000", "2027-02-28 #3 108000", "2027-03-29 #4 108000"],
  },
  "on 29 February itself, and on the 29th after it": {
    ...{ first: "2028-02-29", day: 29, until: "2028-04-30" },
    expected: ["2028-02-29 #2 108000", "2028-03-29 #3 108000", "2028-04-29 #4 108000"],
  },
  "on New Year's Day and 1 March, holidays like other days": {
    ...{ first: "2027-01-01", day: 1, until: "2027-03-02" },
    expected: ["2027-01-01 #2 108000", "2027-02-01 #3 108000", "2027-03-01 #4 108000"],
  },
  "on Liberation Day, Chuseok and a Sunday": {
    ...{ first: "2027-08-15", day: 15, until: "2027-10-16" },
    expected: ["2027-08-15 #2 108000", "2027-09-15 #3 108000", "2027-10-15 #4 108000"],
  },
  "a fall at once, a rise after thirty days and with consent": {
    ...{ first: "2026-12-23", day: 23, until: "2027-06-23" },
    on: {
      "2027-01-10": () => setPrice(99_000),
      "2027-03-10": () => setPrice(120_000),
      "2027-03-20": (renewed) => renewed.at({ acceptsPrice: true }),
    },
    expected: [
      ...["2026-12-23 #2 108000", "2027-01-23 #3 99000", "2027-02-23 #4 99000", "2027-03-11 told 120000"],
      ...["2027-03-23 #5 99000", "2027-04-23 #6 120000", "2027-05-23 #7 120000", "2027-06-23 #8 120000"],
    ],
  },
  "a rise without consent: it stops instead of charging, and goes on with a late one": {
    ...{ first: "2026-12-23", day: 23, until: "2027-05-23" },
    on: {
      "2027-01-10": () => setPrice(120_000),
      "2027-03-01": (renewed) => renewed.at({ acceptsPrice: true, status: "ACTIVE" }),
    },
    expected: [
      ...["2026-12-23 #2 108000", "2027-01-11 told 120000", "2027-01-23 #3 108000", "2027-02-23 #4 left out"],
      ...["2027-02-23 STOPPED PRICE", "2027-03-01 #5 120000", "2027-03-01 ACTIVE"],
      ...["2027-03-23 #6 120000", "2027-04-23 #7 120000", "2027-05-23 #8 120000"],
    ],
  },
  "KakaoPay taken back in its app: tried four times, paused, then a card pays at once": {
    ...{ first: "2026-12-23", day: 23, until: "2027-04-23" },
    on: { "2026-12-20": payWithKakaoPay, "2027-01-20": disconnectKakaoPay, "2027-02-10": payWith("paid") },
    expected: [
      ...["2026-12-23 #2 108000", "2027-01-23 #3 METHOD_GONE", "2027-01-24 #3 METHOD_GONE"],
      ...["2027-01-26 #3 METHOD_GONE", "2027-01-30 #3 METHOD_GONE", "2027-01-30 PAUSED FAILED"],
      ...["2027-02-10 #3 108000", "2027-02-10 ACTIVE"],
      ...["2027-03-23 #4 108000", "2027-04-23 #5 108000"],
    ],
  },
  "a card that expires: tried four times, paused, then a new one weeks later": {
    ...{ first: "2026-12-23", day: 23, until: "2027-04-23" },
    on: { "2027-01-05": payWith("expires-later"), "2027-02-17": payWith("paid") },
    expected: [
      ...["2026-12-23 #2 108000", "2027-01-23 #3 CARD_EXPIRED", "2027-01-24 #3 CARD_EXPIRED"],
      ...["2027-01-26 #3 CARD_EXPIRED", "2027-01-30 #3 CARD_EXPIRED", "2027-01-30 PAUSED FAILED"],
      // Too near to the payment of the 17th for the 23rd of the same month.
      ...["2027-02-17 #3 108000", "2027-02-17 ACTIVE", "2027-03-23 #4 108000", "2027-04-23 #5 108000"],
    ],
  },
  "an empty account that fills up between two tries": {
    ...{ first: "2027-01-31", day: 31, until: "2027-03-31" },
    on: { "2027-01-22": payWith("limit-exceeded"), "2027-02-02": payWith("paid") },
    expected: [
      ...["2027-01-31 #2 INSUFFICIENT_FUNDS", "2027-02-01 #2 INSUFFICIENT_FUNDS", "2027-02-02 #2 108000"],
      ...["2027-02-28 #3 108000", "2027-03-31 #4 108000"],
    ],
  },
  "a month left out, a day moved, a stop and a new start": {
    ...{ first: "2027-01-31", day: 31, until: "2027-08-10" },
    on: {
      "2027-02-10": (renewed) => renewed.at({ skipsNext: true }),
      "2027-04-10": (renewed) => renewed.at({ dayOfMonth: 5 }),
      "2027-06-01": (renewed) => renewed.at({ status: "STOPPED" }),
      "2027-07-01": (renewed) => renewed.at({ status: "ACTIVE" }),
    },
    expected: [
      ...["2027-01-31 #2 108000", "2027-02-10 #3 left out", "2027-03-31 #4 108000", "2027-05-05 #5 108000"],
      ...["2027-06-01 STOPPED BUYER", "2027-07-01 #6 108000", "2027-07-01 ACTIVE", "2027-08-05 #7 108000"],
    ],
  },
};

test.each(Object.entries(LIVES))("%s", { timeout: 60_000 }, async (_, life) => {
  expect(await live(life)).toEqual(life.expected);
});
