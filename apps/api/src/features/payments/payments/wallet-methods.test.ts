import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { approveWallet } from "../../../../test/approve-wallet.ts";
import { call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import type { Buyer } from "../../../../test/harness/buyers.ts";
import { TEST_CARD } from "../../../../test/place-order.ts";
import { walletBuyers } from "../../../../test/wallet-buyer.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ timeoutMs: 1_000 });
});
afterAll(() => t.close());

const { newBuyer, buy, methodsOf, chargesOf, keysOf, look } = walletBuyers(() => t);
const add = (who: Buyer, billingKey: string, change: object = {}) =>
  call(t, who, "PUT", "/users/me/payments", { wallet: { paymentType: "KAKAOPAY", billingKey }, ...change });

test("a wallet is kept without an order or a charge, once however often it is sent, and no look deletes it", async () => {
  const who = await newBuyer();
  await call(t, who, "PUT", "/users/me/payments", { cardInformation: TEST_CARD });
  const [card] = await methodsOf(who);
  const { billingKey } = await approveWallet(t, who);
  const answers = [await add(who, billingKey), await add(who, billingKey)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const stored = await methodsOf(who);
  expect(stored).toHaveLength(2);
  expect(stored).toContainEqual(
    expect.objectContaining({ paymentType: "KAKAOPAY", cardName: "카카오페이", isDefault: false, usedBy: [] }),
  );
  const keys = (await keysOf(who)).length;
  await look(who);
  expect([(await keysOf(who)).length, (await methodsOf(who)).length, await chargesOf(who)]).toEqual([keys, 2, 0]);
  // In the place of the card.
  const again = await approveWallet(t, who);
  const replaced = await add(who, again.billingKey, { removedIds: [card.id] });
  expect(replaced.json().payments).toMatchObject([{ paymentType: "KAKAOPAY", isDefault: true }]);
});

test("a key that is kept pays no order, and one that an order has taken is not kept", async () => {
  const who = await newBuyer();
  const kept = await approveWallet(t, who);
  expect((await add(who, kept.billingKey)).statusCode).toBe(200);
  expect((await buy(who, { billingKey: kept.billingKey })).statusCode).toBe(402);
  const paid = await approveWallet(t, who);
  // An unkept key is deleted at the provider by a job: first it waits, then it runs.
  await t.deps.jobs.stop();
  expect((await buy(who, { billingKey: paid.billingKey })).statusCode).toBe(201);
  expect((await add(who, paid.billingKey)).statusCode).toBe(502);
  await t.deps.jobs.start();
  await expect.poll(async () => (await add(who, paid.billingKey)).statusCode).toBe(402);
  expect([(await methodsOf(who)).length, await chargesOf(who)]).toEqual([1, 1]);
});

test("a key of a draft, of another account, or unknown is refused, and so is a wallet that is used once", async () => {
  const [who, other] = [await newBuyer(), await newBuyer()];
  const ofDraft = await approveWallet(t, who, { draftId: randomUUID() });
  const foreign = await approveWallet(t, other);
  for (const billingKey of [ofDraft.billingKey, foreign.billingKey, "billing-key-unknown"]) {
    const refused = await add(who, billingKey);
    expect([refused.statusCode, refused.json().errorCode]).toEqual([402, "FAIL_ISSUE_BILLING_KEY"]);
  }
  const naver = await approveWallet(t, who, { wallet: "NAVERPAY" });
  const once = { wallet: { paymentType: "NAVERPAY", billingKey: naver.billingKey } };
  expect((await call(t, who, "PUT", "/users/me/payments", once)).statusCode).toBe(400);
  expect(await methodsOf(who)).toEqual([]);
});
