import { randomUUID } from "node:crypto";
import { testCardNumber } from "@app/sandbox";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { type Buyer, createBuyers } from "../../../../../test/harness/buyers.ts";
import { ORIGIN } from "../../../../../test/harness/settings.ts";
import type { PurchaseStep } from "../../../../deps.ts";

let t: TestApp;
let crashAt: PurchaseStep | null = null;
beforeAll(async () => {
  t = await createTestApp({
    timeoutMs: 400,
    config: { purchaseLeaseMs: 500, chargeWindowMs: 300 },
    checkpoint: (step) => {
      if (step !== crashAt) return;
      crashAt = null;
      throw new Error("crashed here on purpose");
    },
  });
});
afterAll(() => t.close());

async function newBuyer(): Promise<Buyer> {
  const [buyer] = await createBuyers(t.deps.sql, 1, testCardNumber("paid"));
  if (!buyer) throw new Error("no buyer");
  return buyer;
}

function buy(buyer: Buyer, key: string) {
  return t.app.inject({
    method: "POST",
    url: "/api/lessons/orders/card",
    headers: { authorization: `Bearer ${buyer.accessToken}`, origin: ORIGIN, "idempotency-key": key },
    payload: buyer.body,
  });
}

const setFault = (mode: string) =>
  t.sandbox.inject({ method: "POST", url: "/sandbox/api/faults", payload: { mode, operation: "pay", times: 1 } });

test("a purchase that died before its charge is finished by the next try, though the card was stored twice", async () => {
  const buyer = await newBuyer();
  const key = randomUUID();
  await setFault("drop-before-charge");
  crashAt = "after-charge";
  expect((await buy(buyer, key)).statusCode).toBe(500);

  const answer = await buy(buyer, key);
  expect(answer.json()).toMatchObject({ status: "PAID", amount: buyer.body.shownAmount });
  const [order] = await t.deps.sql`select payment_id, card_number from orders where user_id = ${buyer.userId}`;
  expect(order?.card_number).toBeTruthy();
  const { totals } = (await t.sandbox.inject(`/sandbox/api/payments?paymentId=${order?.payment_id}`)).json();
  expect(totals.charges).toBe(1);

  // One stored card is left, and the billing key of the first try is given up at the provider.
  const methods = await t.deps.sql`
    select active, is_default from payment_methods where user_id = ${buyer.userId} and removed_at is null`;
  expect(methods).toEqual([{ active: true, is_default: true }]);
  const deletions = await t.deps.sql`
    select 1 from pgboss.job where name = 'billing-key.delete' and singleton_key like 'billing-key.delete:method:%'`;
  expect(deletions).toHaveLength(1);
});

test("a purchase that was taken back is not answered as paid, and leads to its order", async () => {
  const buyer = await newBuyer();
  const key = randomUUID();
  const { merchantUid } = (await buy(buyer, key)).json();
  await t.deps.sql`update orders set status = 'REFUNDED' where merchant_uid = ${merchantUid}`;
  const again = await buy(buyer, key);
  expect(again.statusCode).toBe(410);
  expect(again.json()).toMatchObject({ errorCode: "INVALID_ENROLLMENT", merchantUid });
});
