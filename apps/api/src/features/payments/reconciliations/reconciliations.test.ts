import { addDays, DAY, type KstDate, toKstDate } from "@pkg/domain";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { bookRefund } from "../../../../test/book-refund.ts";
import { asDemo, type Caller, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { systemCtx } from "../../../../test/ctx.ts";
import { placeOrder, TEST_CARD } from "../../../../test/place-order.ts";
import { type PaymentProvider, PaymentUncertain } from "../../../adapters/payments/port.ts";
import { Secret } from "../../../secrets/secret.ts";
import { reconcileLastDays } from "./reconcile-last-days.ts";

const PRICE = 287_120;
const TODAY = toKstDate(new Date());

let t: TestApp;
let logged: string[];
let finance: Caller & { userId: string };
let parent: Caller & { userId: string };
beforeEach(async () => {
  logged = [];
  t = await createTestApp({ logTo: (line) => logged.push(line) });
  [finance, parent] = [await asDemo("finance"), await asDemo("parent")];
});
afterEach(() => t.close());

const run = (day: KstDate = TODAY, who: Caller = finance) =>
  call(t, who, "POST", "/operator/money/reconciliations", { day });
/** Checks today, and answers what was found. */
async function checked() {
  const answer = await run();
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().content[0];
}
const kindsOf = (day: { differences: { kind: string; paymentId: string }[] }) =>
  day.differences.map(({ kind, paymentId }) => [kind, paymentId]);
const alarms = () => logged.filter((line) => line.includes("differ from the provider"));

/** Gives back at the provider, behind our back. */
async function cancelThere(paymentId: string, amount: number): Promise<void> {
  await t.deps.payments.cancelPayment({ paymentId, amount, currentCancellableAmount: PRICE, reason: "시험" });
}

/** Takes money at the provider that no order knows. */
async function chargeThere(paymentId: string): Promise<void> {
  const { payments } = t.deps;
  const { billingKey } = await payments.issueBillingKey({
    ...{ issueId: "stray", customerId: "stray", customerName: "김나란" },
    card: {
      ...{ number: new Secret(TEST_CARD.cardNumber), expiryYear: "29", expiryMonth: "12" },
      birthOrBusinessRegistrationNumber: new Secret("900101"),
      passwordTwoDigits: new Secret("12"),
    },
  });
  const customer = { id: "stray", name: "김나란", email: null, phoneNumber: "01012345678" };
  await payments.payWithBillingKey({ paymentId, billingKey, orderName: "?", amount: 5_000, customer });
}

describe("a day", () => {
  test("on which both sides agree is clean, with equal sums", async () => {
    const merchantUid = await placeOrder(t, parent);
    await placeOrder(t, parent);
    await cancelThere(merchantUid, 87_120);
    await bookRefund(t, merchantUid, { amount: 87_120 });
    expect(await checked()).toEqual({
      ...{ day: TODAY, differences: [], failedAt: null, checkedAt: expect.any(String) },
      ...{ paidHere: 2 * PRICE, paidThere: 2 * PRICE, refundedHere: 87_120, refundedThere: 87_120 },
    });
    expect(alarms()).toEqual([]);
  });

  test("without any payment is clean", async () => {
    expect(await checked()).toMatchObject({ differences: [], paidHere: 0, paidThere: 0 });
  });

  test("with planted differences has each of them, and raises the alarm", async () => {
    const orders: string[] = [];
    for (let n = 0; n < 5; n++) orders.push(await placeOrder(t, parent));
    const [clean = "", given = "", failed = "", dearer = "", unknown = ""] = orders;
    await cancelThere(given, 10_000);
    await t.deps.sql`update orders set status = 'FAILED' where merchant_uid = ${failed}`;
    await t.deps.sql`update orders set amount = amount + 1 where merchant_uid = ${dearer}`;
    await t.deps.sql`update orders set payment_id = 'elsewhere' where merchant_uid = ${unknown}`;
    await chargeThere("stray-1");
    const day = await checked();
    expect(new Map(kindsOf(day).map(([kind, id]) => [id, kind]))).toEqual(
      new Map([
        [given, "REFUNDED"],
        [failed, "STATUS"],
        [dearer, "AMOUNT"],
        [unknown, "MISSING_HERE"],
        ["elsewhere", "MISSING_THERE"],
        ["stray-1", "MISSING_HERE"],
      ]),
    );
    expect(JSON.stringify(day.differences)).not.toContain(clean);
    expect(day.differences.find(({ paymentId }: { paymentId: string }) => paymentId === given)).toMatchObject({
      here: { status: "PAID", amount: PRICE, refunded: 0 },
      there: { status: "PARTIAL_CANCELLED", amount: PRICE, refunded: 10_000 },
    });
    expect(alarms()).toHaveLength(1);
    expect(alarms()[0]).toContain('"MISSING_HERE":2');
    expect((await call(t, finance, "GET", "/operator/money")).json()).toMatchObject({ daysThatDiffer: 1 });

    // Once it is set right, a new check of the day is clean.
    await t.deps.sql`update orders set payment_id = merchant_uid where merchant_uid = ${unknown}`;
    await t.deps.sql`update orders set amount = amount - 1 where merchant_uid = ${dearer}`;
    await t.deps.sql`update orders set status = 'PAID' where merchant_uid = ${failed}`;
    await bookRefund(t, given, { amount: 10_000 });
    expect(kindsOf(await checked())).toEqual([["MISSING_HERE", "stray-1"]]);
  });

  test("is not different for what was charged and given back before it was booked", async () => {
    const merchantUid = await placeOrder(t, parent);
    await cancelThere(merchantUid, PRICE);
    await t.deps.sql`update orders set status = 'FAILED', paid_at = null where merchant_uid = ${merchantUid}`;
    expect((await checked()).differences).toEqual([]);
  });

  test("finds a payment of the day that stands in neither list, by looking at it alone", async () => {
    const { payments } = t.deps;
    await placeOrder(t, parent);
    t.deps.payments = { ...payments, listPayments: async () => ({ payments: [], isLast: true }) };
    expect(await checked()).toMatchObject({ differences: [], paidHere: PRICE, paidThere: PRICE });
  });

  test("of many pages is read to its end", async () => {
    const merchantUid = await placeOrder(t, parent);
    const { payments } = t.deps;
    const asked: string[] = [];
    const listPayments: PaymentProvider["listPayments"] = async (query) => {
      asked.push(`${query.by} ${query.page}`);
      const payment = await payments.getPayment(merchantUid);
      return { payments: payment && query.page === 2 ? [payment] : [], isLast: query.page === 2 };
    };
    t.deps.payments = { ...payments, listPayments };
    expect((await checked()).differences).toEqual([]);
    expect(asked).toEqual(["CREATED 0", "CREATED 1", "CREATED 2", "CHANGED 0", "CHANGED 1", "CHANGED 2"]);
  });
});

describe("when the provider cannot be read", () => {
  test("the day is not clean; it is checked when the provider is back", async () => {
    await placeOrder(t, parent);
    const { payments } = t.deps;
    const away = async () => {
      throw new PaymentUncertain("no answer");
    };
    t.deps.payments = { ...payments, listPayments: away };
    const refused = await run();
    expect([refused.statusCode, refused.json().errorCode]).toEqual([502, 30001]);
    const list = async () => (await call(t, finance, "GET", "/operator/money/reconciliations")).json().content;
    expect(await list()).toMatchObject([{ day: TODAY, checkedAt: null, failedAt: expect.any(String) }]);
    expect((await call(t, finance, "GET", "/operator/money")).json()).toMatchObject({ daysUnchecked: 1 });

    t.deps.payments = payments;
    expect(await checked()).toMatchObject({ failedAt: null, checkedAt: expect.any(String), paidThere: PRICE });
    // A later failure keeps what was found.
    t.deps.payments = { ...payments, listPayments: away };
    await run();
    expect(await list()).toMatchObject([
      { paidThere: PRICE, checkedAt: expect.any(String), failedAt: expect.any(String) },
    ]);
  });

  test("the morning's job fails, so that it is tried again, and checks the days that it can", async () => {
    const { payments } = t.deps;
    const yesterday = addDays(TODAY, -1);
    let calls = 0;
    t.deps.payments = {
      ...payments,
      listPayments: async (query) => {
        calls += 1;
        if (calls === 1) throw new PaymentUncertain("no answer");
        return payments.listPayments(query);
      },
    };
    await expect(reconcileLastDays(systemCtx(t.deps), new Date())).rejects.toThrow(PaymentUncertain);
    const rows = await t.deps
      .sql`select day::text, checked_at is not null as checked from reconciliations order by day desc`;
    expect(rows).toEqual([
      { day: yesterday, checked: false },
      ...[2, 3, 4].map((back) => ({ day: addDays(TODAY, -back), checked: true })),
    ]);
    await reconcileLastDays(systemCtx(t.deps), new Date());
    const [left] = await t.deps.sql`select count(*)::int as open from reconciliations where checked_at is null`;
    expect(left?.open).toBe(0);
  });
});

test("the morning's job finds what was paid yesterday", async () => {
  const merchantUid = await placeOrder(t, parent);
  await t.deps.sql`update orders set amount = amount - 1 where merchant_uid = ${merchantUid}`;
  await reconcileLastDays(systemCtx(t.deps), new Date(Date.now() + DAY));
  const [row] = await t.deps.sql`select jsonb_array_length(differences) as count from reconciliations
    where day = ${TODAY}::date`;
  expect(row?.count).toBe(1);
});

test("a check by hand is for FINANCE, for days within reach, and recorded", async () => {
  expect((await run(TODAY, parent)).statusCode).toBe(403);
  for (const day of [addDays(TODAY, 1), addDays(TODAY, -91)]) expect((await run(day)).statusCode).toBe(400);
  await checked();
  const acts = await t.deps
    .sql`select actor_id as actor, target_id as day from audit_logs where action = 'money.reconciled'`;
  expect(acts).toEqual([{ actor: finance.userId, day: TODAY }]);
});

test("the checks come page by page, the latest day first", async () => {
  await t.deps.sql`insert into reconciliations (day, checked_at)
    select ${TODAY}::date - n, now() from generate_series(1, 120) n on conflict (day) do nothing`;
  const page = async (query = "") => (await call(t, finance, "GET", `/operator/money/reconciliations${query}`)).json();
  const first = await page();
  expect(first.content).toHaveLength(100);
  const rest = await page(`?cursor=${first.nextCursor}`);
  expect(rest.nextCursor).toBeNull();
  const days = [...first.content, ...rest.content].map(({ day }: { day: string }) => day);
  expect(days).toEqual(Array.from({ length: 120 }, (_, index) => addDays(TODAY, -index - 1)));
  const wrong = await call(t, finance, "GET", "/operator/money/reconciliations?cursor=x");
  expect([wrong.statusCode, wrong.json().fields[0].path]).toEqual([400, "cursor"]);
});
