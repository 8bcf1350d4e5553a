import { randomUUID } from "node:crypto";
import { SANDBOX_DEFAULTS, signWebhook } from "@app/sandbox";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDemo } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { WEBHOOK_RUNS } from "../../../../test/env.ts";
import { makePair } from "../../../../test/make-pair.ts";
import { placeBundle, placeOrder } from "../../../../test/place-order.ts";
import { giveLessons, refundOf } from "../../../../test/refund-order.ts";

let t: TestApp;
let parent: Awaited<ReturnType<typeof asDemo>>;
const errors: string[] = [];
beforeAll(async () => {
  t = await createTestApp({
    logTo: (line) => {
      if (JSON.parse(line).level >= 50) errors.push(JSON.parse(line).msg);
    },
  });
  parent = await asDemo("parent");
});
afterAll(() => t.close());

const { quote, refund, rowOf, backAt, refundsOf } = refundOf(
  () => t,
  () => parent,
);

/** The provider cancels by itself, as after a chargeback. */
async function cancelThere(order: string, amount: number): Promise<void> {
  const { payment_id } = await rowOf(order);
  const answer = await t.sandbox.inject({
    method: "POST",
    url: `/payments/${payment_id}/cancel`,
    headers: { authorization: `PortOne ${SANDBOX_DEFAULTS.portoneApiSecret}` },
    payload: { storeId: SANDBOX_DEFAULTS.portoneStoreId, amount, reason: "chargeback" },
  });
  if (answer.statusCode !== 200) throw new Error(`The provider did not cancel: ${answer.body}`);
}

const TYPES = [
  "Transaction.Ready",
  "Transaction.Paid",
  "Transaction.PartialCancelled",
  "Transaction.Cancelled",
] as const;

async function deliver(order: string, change: { id?: string; type?: string; secret?: string } = {}) {
  const { payment_id: paymentId } = await rowOf(order);
  const body = JSON.stringify({
    type: change.type ?? "Transaction.Cancelled",
    timestamp: new Date().toISOString(),
    data: {
      paymentId,
      transactionId: randomUUID(),
      cancellationId: randomUUID(),
      storeId: SANDBOX_DEFAULTS.portoneStoreId,
    },
  });
  const headers = signWebhook({
    secret: change.secret ?? SANDBOX_DEFAULTS.portoneWebhookSecret,
    id: change.id ?? randomUUID(),
    timestamp: Math.floor(Date.now() / 1000),
    body,
  });
  return t.app.inject({
    method: "POST",
    url: "/api/webhooks/portone",
    headers: { ...headers, "content-type": "application/json" },
    payload: body,
  });
}

describe("money that goes back without us", () => {
  test("all of it: it is booked, the class ends, the tutor is free, and staff is told", async () => {
    const id = await makePair(t, parent);
    await giveLessons(t, id, 2);
    const [match] = await t.deps.sql<{ merchant_uid: string }[]>`select merchant_uid from matches where id = ${id}`;
    const order = match?.merchant_uid ?? "";
    const { amount } = await rowOf(order);
    await cancelThere(order, amount);
    expect((await deliver(order)).statusCode).toBe(204);
    expect(await refundsOf(order)).toMatchObject([{ requested_by: "PROVIDER", status: "DONE", amount }]);
    expect(await rowOf(order)).toMatchObject({ status: "REFUNDED", refunded: amount });
    const [ended] = await t.deps.sql`select status, tutor_id from matches where id = ${id}`;
    expect(ended).toEqual({ status: "CANCELED", tutor_id: null });
    expect(errors.at(-1)).toBe("the provider gave money back without us");
  });

  test("a part of it: it is booked and the lessons go on; the rest can be refunded", async () => {
    const order = await placeOrder(t, parent);
    const { amount } = await rowOf(order);
    await cancelThere(order, 10_000);
    expect((await deliver(order, { type: "Transaction.PartialCancelled" })).statusCode).toBe(204);
    expect(await rowOf(order)).toMatchObject({ status: "PART_REFUNDED", refunded: 10_000 });
    expect(await quote(order)).toMatchObject({ amount: amount - 10_000, courses: [{ isGivenUp: false }] });
    await refund(order);
    expect(await backAt(order)).toEqual({ cancels: 2, amount });
  });

  test("while the buyer asks for all of it: the refund takes what is left", async () => {
    const order = await placeOrder(t, parent);
    const { amount } = await rowOf(order);
    // Nobody has told us yet.
    await cancelThere(order, 10_000);
    const made = await refund(order);
    expect(made).toMatchObject({ status: "DONE", amount: amount - 10_000 });
    expect(await rowOf(order)).toMatchObject({ status: "REFUNDED", refunded: amount });
    expect(await backAt(order)).toEqual({ cancels: 2, amount });
    expect((await refundsOf(order)).map((row) => [row.requested_by, row.amount])).toEqual([
      ["BUYER", amount - 10_000],
      ["PROVIDER", 10_000],
    ]);
  });

  test("all of it while the buyer asks: nothing is left to send", async () => {
    const order = await placeOrder(t, parent);
    const { amount } = await rowOf(order);
    await cancelThere(order, amount);
    expect(await refund(order)).toMatchObject({ status: "DONE", amount: 0 });
    expect(await rowOf(order)).toMatchObject({ status: "REFUNDED", refunded: amount });
    expect(await backAt(order)).toEqual({ cancels: 1, amount });
  });

  test("a forged word of it changes nothing, nor does a true one of our own refund", async () => {
    const order = await placeOrder(t, parent);
    expect((await deliver(order, { secret: "whsec_Zm9yZ2Vk" })).statusCode).toBe(401);
    // Signed, but the payment itself says otherwise.
    expect((await deliver(order)).statusCode).toBe(204);
    expect(await rowOf(order)).toMatchObject({ status: "PAID", refunded: 0 });
    const { amount } = await refund(order);
    await deliver(order);
    expect(await refundsOf(order)).toMatchObject([{ requested_by: "BUYER", amount }]);
  });
});

test(`webhooks in ${WEBHOOK_RUNS} random orders, replayed and forged, beside a refund and a chargeback: one end`, async () => {
  // Several bundles, each with its own shuffled deliveries.
  const perOrder = 25;
  for (let run = 0; run < WEBHOOK_RUNS; run += perOrder) {
    const order = await placeBundle(t, parent);
    const [maths] = (await quote(order)).courses;
    const ids = Array.from({ length: 5 }, () => randomUUID());
    /** A chargeback that is booked in between changes the amount: then it is asked for again. */
    const askUntilTaken = () => expect.poll(() => refund(order, [maths?.orderItemId ?? ""])).toBeDefined();
    const acts: (() => Promise<unknown>)[] = [
      askUntilTaken,
      () => cancelThere(order, 50_000),
      ...Array.from(
        { length: perOrder },
        (_, index) => () =>
          deliver(order, {
            type: TYPES[Math.floor(Math.random() * TYPES.length)] ?? "Transaction.Paid",
            ...(index % 3 === 0 ? { id: ids[index % ids.length] ?? randomUUID() } : {}),
            ...(index % 7 === 0 ? { secret: "whsec_Zm9yZ2Vk" } : {}),
          }),
      ),
    ];
    const shuffled = acts.map((act) => ({ act, at: Math.random() })).sort((a, b) => a.at - b.at);
    await Promise.all(shuffled.map(({ act }) => act()));
    const open = async () => {
      await deliver(order);
      return (await refundsOf(order)).filter(({ status }) => status !== "DONE").length;
    };
    await expect.poll(open).toBe(0);
    const back = await backAt(order);
    const row = await rowOf(order);
    const booked = (await refundsOf(order)).map(({ requested_by, status }) => `${requested_by} ${status}`).sort();
    expect([row.refunded, row.status, ...booked]).toEqual([
      back?.amount,
      "PART_REFUNDED",
      "BUYER DONE",
      "PROVIDER DONE",
    ]);
  }
});
