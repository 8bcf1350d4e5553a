import { randomUUID } from "node:crypto";
import { testCardNumber } from "@app/sandbox";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { systemCtx } from "../../../../../test/ctx.ts";
import { createBuyers } from "../../../../../test/harness/buyers.ts";
import { ORIGIN } from "../../../../../test/harness/settings.ts";
import { PaymentDeclined, type ProviderPayment } from "../../../../adapters/payments/port.ts";
import type { AppDeps, PurchaseStep } from "../../../../deps.ts";
import { reconcileOrders } from "./reconcile-orders.ts";

let t: TestApp;
let payments: AppDeps["payments"];
let crashAt: PurchaseStep | null = null;
beforeAll(async () => {
  t = await createTestApp({
    checkpoint: (step) => {
      if (step === crashAt) throw new Error("crashed here on purpose");
    },
  });
  payments = t.deps.payments;
});
afterEach(async () => {
  crashAt = null;
  t.deps.payments = payments;
  await t.deps.sql`delete from orders where status in ('PENDING', 'UNKNOWN')`;
});
afterAll(() => t.close());

/** Sends one purchase of a new buyer. */
async function buy() {
  const [buyer] = await createBuyers(t.deps.sql, 1, testCardNumber("paid"));
  if (!buyer) throw new Error("no buyer");
  const answer = await t.app.inject({
    method: "POST",
    url: "/api/lessons/orders/card",
    headers: { authorization: `Bearer ${buyer.accessToken}`, origin: ORIGIN, "idempotency-key": randomUUID() },
    payload: buyer.body,
  });
  const order = await orderOf(buyer.userId);
  if (!order) throw new Error("no order");
  return { answer, userId: buyer.userId, ...order };
}

const orderOf = async (userId: string) =>
  (
    await t.deps.sql<{ id: string; payment_id: string; status: string; waits: number }[]>`
    select id, payment_id, status, extract(epoch from lease_until - now())::float8 as waits
    from orders where user_id = ${userId}`
  )[0];

const totalsOf = async (paymentId: string) =>
  (await t.sandbox.inject(`/sandbox/api/payments?paymentId=${paymentId}`)).json().totals;

const releasedKeys = async () => (await t.deps.sql`select 1 from pgboss.job where name = 'billing-key.delete'`).length;

/** As if the holder of an order had been silent for so long. */
const age = (id: string, seconds = 60) => t.deps.sql`
  update orders set lease_until = now() - interval '1 second', created_at = created_at - make_interval(secs => ${seconds}),
    charge_deadline = now() - make_interval(secs => ${seconds}) where id = ${id}`;

/** The provider answers questions about payments with these changes. */
function answerWith(change: (payment: ProviderPayment | null) => Promise<Partial<ProviderPayment>> | object) {
  t.deps.payments = {
    ...payments,
    async getPayment(id) {
      const payment = await payments.getPayment(id);
      const changes = await change(payment);
      return payment && { ...payment, ...changes };
    },
  };
}

describe("the reconciler", () => {
  test("goes on after an order that cannot be finished", async () => {
    crashAt = "after-charge";
    const broken = await buy();
    const whole = await buy();
    crashAt = null;
    await age(broken.id, 120);
    await age(whole.id);
    t.deps.payments = {
      ...payments,
      getPayment: (id) => (id === broken.payment_id ? Promise.reject(new Error("a bug")) : payments.getPayment(id)),
    };
    await reconcileOrders(systemCtx(t.deps));
    expect((await orderOf(broken.userId))?.status).toBe("PENDING");
    expect((await orderOf(whole.userId))?.status).toBe("PAID");
  });

  test("asks less often about an order the longer nobody knows, but at least once a minute", async () => {
    crashAt = "after-charge";
    const order = await buy();
    answerWith(() => ({ status: "PENDING" }));
    for (const [seconds, least, most] of [
      [200, 15, 25],
      [36_000, 50, 60],
    ] as const) {
      await age(order.id, seconds);
      await reconcileOrders(systemCtx(t.deps));
      const found = await orderOf(order.userId);
      expect(found?.status).toBe("UNKNOWN");
      expect(found?.waits).toBeGreaterThan(least);
      // A machine's clock may be set back by a moment between the two.
      expect(found?.waits).toBeLessThanOrEqual(most + 0.1);
    }
  });

  test("gives a payment that was never begun ten minutes, then the order has failed", async () => {
    crashAt = "after-charge";
    const order = await buy();
    answerWith(() => ({ status: "READY" }));
    await age(order.id, 300);
    await reconcileOrders(systemCtx(t.deps));
    expect((await orderOf(order.userId))?.status).toBe("UNKNOWN");
    await age(order.id, 700);
    await reconcileOrders(systemCtx(t.deps));
    expect((await orderOf(order.userId))?.status).toBe("FAILED");
  });

  test("gives the rest of a half cancelled payment back before the order fails", async () => {
    crashAt = "after-charge";
    const order = await buy();
    await payments.cancelPayment({
      paymentId: order.payment_id,
      amount: 1_000,
      currentCancellableAmount: (await payments.getPayment(order.payment_id))?.totalAmount ?? 0,
      reason: "by hand",
    });
    await age(order.id);
    await reconcileOrders(systemCtx(t.deps));
    expect((await orderOf(order.userId))?.status).toBe("FAILED");
    expect((await payments.getPayment(order.payment_id))?.status).toBe("CANCELLED");
  });
});

describe("a request that was held up for too long", () => {
  test("does not charge an order that somebody else has given up by then", async () => {
    const before = await releasedKeys();
    t.deps.payments = {
      ...payments,
      async issueBillingKey(input) {
        const issued = await payments.issueBillingKey(input);
        await t.deps
          .sql`update orders set lease_until = now() - interval '1 second', charge_deadline = now() - interval '1 second'
          where status = 'PENDING'`;
        await reconcileOrders(systemCtx(t.deps));
        return issued;
      },
    };
    const order = await buy();
    expect(order.answer.statusCode).toBe(402);
    expect(order.status).toBe("FAILED");
    expect((await totalsOf(order.payment_id)).charges).toBe(0);
    // The card it had registered is forgotten again.
    const kept = await t.deps.sql`select 1 from payment_methods where user_id = ${order.userId}`;
    expect([kept.length, (await releasedKeys()) - before]).toEqual([0, 1]);
  });

  test("gives its charge back at once when the order was given up meanwhile", async () => {
    answerWith(async (payment) => {
      if (payment) await t.deps.sql`update orders set status = 'FAILED' where payment_id = ${payment.paymentId}`;
      return {};
    });
    const order = await buy();
    expect(order.answer.statusCode).toBe(402);
    expect(await totalsOf(order.payment_id)).toMatchObject({ charges: 1, cancels: 1 });
  });

  test("does not fail an order that somebody else is working on", async () => {
    t.deps.payments = {
      ...payments,
      async issueBillingKey() {
        await t.deps.sql`update orders set lease_number = lease_number + 1 where status = 'PENDING'`;
        throw new PaymentDeclined("카드를 확인해 주세요.", "DECLINED");
      },
    };
    const order = await buy();
    expect(order.answer.statusCode).toBe(503);
    expect(order.status).toBe("PENDING");
  });
});

describe("a request that the provider", () => {
  test.each([
    ["could not read answers 30002", true, 400, 30002],
    ["declined is the card's", false, 402, "INVALID_REQUEST_PAY_CARD"],
  ])("%s, with the provider's sentence", async (_what, isInvalidRequest, status, errorCode) => {
    t.deps.payments = {
      ...payments,
      async payWithBillingKey() {
        throw new PaymentDeclined("요청 정보가 올바르지 않습니다.", "X", isInvalidRequest);
      },
    };
    const order = await buy();
    expect(order.answer.statusCode).toBe(status);
    expect(order.answer.json()).toMatchObject({ errorCode, providerMessage: "요청 정보가 올바르지 않습니다." });
  });
});
