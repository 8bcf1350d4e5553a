import { randomUUID } from "node:crypto";
import { testCardNumber } from "@app/sandbox";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { systemCtx } from "../../../../../test/ctx.ts";
import { type Buyer, createBuyers } from "../../../../../test/harness/buyers.ts";
import { ORIGIN } from "../../../../../test/harness/settings.ts";
import type { AppDeps, PurchaseStep } from "../../../../deps.ts";
import { reconcileOrders } from "./reconcile-orders.ts";

// The lease is short, what was sent may arrive for long.
const LEASE_MS = 600;
let t: TestApp;
let payments: AppDeps["payments"];
let crashAt: PurchaseStep | null = null;
beforeAll(async () => {
  t = await createTestApp({
    config: { purchaseLeaseMs: LEASE_MS, chargeWindowMs: 60_000 },
    checkpoint: (step) => {
      if (step !== crashAt) return;
      crashAt = null;
      throw new Error("crashed here on purpose");
    },
  });
  payments = t.deps.payments;
});
afterEach(() => {
  t.deps.payments = payments;
});
afterAll(() => t.close());

async function newBuyer(): Promise<Buyer> {
  const [buyer] = await createBuyers(t.deps.sql, 1, testCardNumber("paid"));
  if (!buyer) throw new Error("no buyer");
  return buyer;
}

const buy = (buyer: Buyer, key: string) =>
  t.app.inject({
    method: "POST",
    url: "/api/lessons/orders/card",
    headers: { authorization: `Bearer ${buyer.accessToken}`, origin: ORIGIN, "idempotency-key": key },
    payload: buyer.body,
  });

async function orderOf({ userId }: Buyer) {
  const [order] = await t.deps.sql<{ payment_id: string; status: string; lease_number: number }[]>`
    select payment_id, status, lease_number from orders where user_id = ${userId}`;
  if (!order) throw new Error("no order");
  const { totals } = (await t.sandbox.inject(`/sandbox/api/payments?paymentId=${order.payment_id}`)).json();
  return { status: order.status, taken: order.lease_number, charges: totals.charges };
}

const dropCharge = () =>
  t.sandbox.inject({
    method: "POST",
    url: "/sandbox/api/faults",
    payload: { mode: "drop-before-charge", operation: "pay", times: 1 },
  });

test.each(["after-reserve", "after-issue", "after-charge", "in-settle"] as const)(
  "a purchase that died at %s goes on with the next try as soon as the lease is over, and is charged once",
  async (step) => {
    const [buyer, key] = [await newBuyer(), randomUUID()];
    crashAt = step;
    expect((await buy(buyer, key)).statusCode).toBe(500);
    const answer = await buy(buyer, key);
    expect(answer.json()).toMatchObject({ status: "PAID" });
    expect(await orderOf(buyer)).toEqual({ status: "PAID", taken: 1, charges: 1 });
  },
);

test("one whose charge may still be under way is neither charged again nor called unpaid", async () => {
  const [buyer, key] = [await newBuyer(), randomUUID()];
  await dropCharge();
  crashAt = "after-charge";
  expect((await buy(buyer, key)).statusCode).toBe(500);
  const answer = await buy(buyer, key);
  expect([answer.statusCode, answer.json().errorCode]).toEqual([503, "FAIL_CREATE_ORDER"]);
  await t.deps.sql`update orders set lease_until = now() - interval '1 second' where user_id = ${buyer.userId}`;
  await reconcileOrders(systemCtx(t.deps));
  expect(await orderOf(buyer)).toMatchObject({ status: "UNKNOWN", charges: 0 });

  await t.deps.sql`update orders set lease_until = now() - interval '1 second',
    charge_deadline = now() - interval '1 second' where user_id = ${buyer.userId}`;
  await reconcileOrders(systemCtx(t.deps));
  expect(await orderOf(buyer)).toMatchObject({ status: "FAILED", charges: 0 });
});

test("work that takes longer than its lease is left to whom it belongs", async () => {
  const [buyer, key] = [await newBuyer(), randomUUID()];
  t.deps.payments = {
    ...payments,
    async issueBillingKey(input) {
      const isLong = () => t.deps.sql`select 1 from orders where user_id = ${buyer.userId}
        and created_at + make_interval(secs => ${(3 * LEASE_MS) / 1000}) < now()`;
      await expect
        .poll(async () => {
          await reconcileOrders(systemCtx(t.deps));
          return (await isLong()).length;
        })
        .toBe(1);
      return payments.issueBillingKey(input);
    },
  };
  const answers = await Promise.all([buy(buyer, key), buy(buyer, key)]);
  expect(answers.map((answer) => answer.json().status)).toEqual(["PAID", "PAID"]);
  expect(await orderOf(buyer)).toEqual({ status: "PAID", taken: 0, charges: 1 });
});
