import { randomUUID } from "node:crypto";
import { SANDBOX_DEFAULTS, signWebhook, testCardNumber } from "@app/sandbox";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { createBuyers } from "../../../../../test/harness/buyers.ts";
import { ORIGIN } from "../../../../../test/harness/settings.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ timeoutMs: 300, config: { purchaseLeaseMs: 400 }, sandbox: { hangMs: 600 } });
});
afterAll(() => t.close());

async function buyWith(card: Parameters<typeof testCardNumber>[0]) {
  const [buyer] = await createBuyers(t.deps.sql, 1, testCardNumber(card));
  if (!buyer) throw new Error("no buyer");
  const answer = await t.app.inject({
    method: "POST",
    url: "/api/lessons/orders/card",
    headers: { authorization: `Bearer ${buyer.accessToken}`, origin: ORIGIN, "idempotency-key": randomUUID() },
    payload: buyer.body,
  });
  const [order] = await t.deps.sql<
    { payment_id: string }[]
  >`select payment_id from orders where user_id = ${buyer.userId}`;
  return { answer, buyer, paymentId: order?.payment_id ?? "" };
}

const statusOf = async (paymentId: string) =>
  (await t.deps.sql<{ status: string }[]>`select status from orders where payment_id = ${paymentId}`)[0]?.status;

const noticesOf = async (paymentId: string) =>
  (
    await t.deps
      .sql`select 1 from pgboss.job where singleton_key = 'order.paid:' || (select id from orders where payment_id = ${paymentId})`
  ).length;

function deliver(paymentId: string, change: { id?: string; secret?: string; age?: number; type?: string } = {}) {
  const body = JSON.stringify({
    type: change.type ?? "Transaction.Paid",
    timestamp: new Date().toISOString(),
    data: { paymentId, transactionId: randomUUID(), storeId: SANDBOX_DEFAULTS.portoneStoreId },
  });
  const headers = signWebhook({
    secret: change.secret ?? SANDBOX_DEFAULTS.portoneWebhookSecret,
    id: change.id ?? randomUUID(),
    timestamp: Math.floor(Date.now() / 1000) - (change.age ?? 0),
    body,
  });
  return t.app.inject({
    method: "POST",
    url: "/api/webhooks/portone",
    headers: { ...headers, "content-type": "application/json" },
    payload: body,
  });
}

/** Delivers as the provider does: again, while it is asked to. */
async function redeliver(...args: Parameters<typeof deliver>) {
  let answer = await deliver(...args);
  for (let again = 0; answer.statusCode === 503 && again < 20; again += 1) answer = await deliver(...args);
  return answer;
}

describe("the provider's webhooks", () => {
  test("forged, old and unsigned ones are refused and change nothing", async () => {
    const { paymentId } = await buyWith("paid");
    // An order that a true one would settle at once.
    await t.deps.sql`update orders set status = 'UNKNOWN', lease_until = now() - interval '1 second'
      where payment_id = ${paymentId}`;
    expect((await deliver(paymentId, { secret: "whsec_Zm9yZ2Vk" })).statusCode).toBe(401);
    expect((await deliver(paymentId, { age: 3_600 })).statusCode).toBe(401);
    const unsigned = await t.app.inject({ method: "POST", url: "/api/webhooks/portone", payload: { type: "x" } });
    expect(unsigned.statusCode).toBe(401);
    expect(unsigned.json()).toMatchObject({ service: "class", errorCode: 10002 });
    expect(await statusOf(paymentId)).toBe("UNKNOWN");
  });

  test("replayed and shuffled ones leave one paid order and one notice", async () => {
    const { paymentId } = await buyWith("paid");
    const id = randomUUID();
    const types = ["Transaction.Ready", "Transaction.Paid", "Transaction.Cancelled", "Transaction.Failed"];
    const deliveries = Array.from({ length: 40 }, (_, index) =>
      redeliver(paymentId, index % 2 ? { id } : { type: types[(index * 7) % types.length] ?? "Transaction.Paid" }),
    );
    for (const { statusCode } of await Promise.all(deliveries)) expect(statusCode).toBe(204);
    expect(await statusOf(paymentId)).toBe("PAID");
    expect(await noticesOf(paymentId)).toBe(1);
  });

  test("one settles an order whose answer was lost, without any other recovery", async () => {
    const { answer, paymentId } = await buyWith("hang-after-charge");
    expect([201, 503]).toContain(answer.statusCode);
    // The lease of the unanswered request has to run out first; a real provider repeats its deliveries as well.
    await expect
      .poll(async () => {
        await deliver(paymentId);
        return statusOf(paymentId);
      })
      .toBe("PAID");
    expect(await noticesOf(paymentId)).toBe(1);
  });

  test("a charge that turns up after its order failed is given back", async () => {
    const { paymentId } = await buyWith("paid");
    await t.deps.sql`update orders set status = 'FAILED' where payment_id = ${paymentId}`;
    expect((await deliver(paymentId)).statusCode).toBe(204);
    const { payments } = (await t.sandbox.inject("/sandbox/api/payments")).json<{
      payments: { paymentId: string; cancels: number }[];
    }>();
    expect(payments.find((payment) => payment.paymentId === paymentId)?.cancels).toBe(1);
    expect((await deliver(paymentId)).statusCode).toBe(204);
    const after = (await t.sandbox.inject("/sandbox/api/payments")).json<{
      payments: { paymentId: string; cancels: number }[];
    }>();
    expect(after.payments.find((payment) => payment.paymentId === paymentId)?.cancels).toBe(1);
  });

  test("one is asked for again while the provider does not answer", async () => {
    const { paymentId } = await buyWith("paid");
    await t.deps.sql`update orders set status = 'FAILED' where payment_id = ${paymentId}`;
    const id = randomUUID();
    const fault = { mode: "hang-before-charge", operation: "read", times: 1 };
    await t.sandbox.inject({ method: "POST", url: "/sandbox/api/faults", payload: fault });
    const early = await deliver(paymentId, { id });
    expect([early.statusCode, early.headers["retry-after"]]).toEqual([503, "5"]);
    expect((await deliver(paymentId, { id })).statusCode).toBe(204);
    const { payments } = (await t.sandbox.inject("/sandbox/api/payments")).json<{
      payments: { paymentId: string; cancels: number }[];
    }>();
    expect(payments.find((payment) => payment.paymentId === paymentId)?.cancels).toBe(1);
  });

  test("one about an unknown payment is taken and forgotten", async () => {
    expect((await deliver("NR-unknown")).statusCode).toBe(204);
  });
});
