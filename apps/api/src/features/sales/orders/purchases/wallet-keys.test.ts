import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { answerWindow, approveWallet, tellOfKey } from "../../../../../test/approve-wallet.ts";
import { call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { newKey } from "../../../../../test/place-order.ts";
import { walletBuyers } from "../../../../../test/wallet-buyer.ts";
import { PaymentUncertain } from "../../../../adapters/payments/port.ts";
import { Secret } from "../../../../secrets/secret.ts";

let t: TestApp;
let die: string | null = null;
beforeAll(async () => {
  t = await createTestApp({
    timeoutMs: 1_000,
    config: { purchaseLeaseMs: 1_500 },
    checkpoint: async (step) => {
      if (step !== die) return;
      die = null;
      throw new Error("crashed here on purpose");
    },
  });
});
afterEach(() => {
  die = null;
});
afterAll(() => t.close());

const { newBuyer, buy, methodsOf, ordersOf, chargesOf, keysOf, look } = walletBuyers(() => t);

describe("a key that the browser brings", () => {
  const refusedAs = (answer: Awaited<ReturnType<typeof buy>>) => [answer.statusCode, answer.json().errorCode];
  const NOT_APPROVED = [402, "FAIL_ISSUE_BILLING_KEY"];

  test("is refused when it is unknown, deleted, another wallet's, another draft's or another account's", async () => {
    const [who, other] = [await newBuyer(), await newBuyer()];
    expect(refusedAs(await buy(who, { billingKey: "billing-key-unknown" }))).toEqual(NOT_APPROVED);
    const foreign = await approveWallet(t, other);
    expect(refusedAs(await buy(who, { billingKey: foreign.billingKey }))).toEqual(NOT_APPROVED);
    const naver = await approveWallet(t, who, { wallet: "NAVERPAY" });
    expect(refusedAs(await buy(who, { billingKey: naver.billingKey }))).toEqual(NOT_APPROVED);
    const ofDraft = await approveWallet(t, who, { draftId: randomUUID() });
    expect(refusedAs(await buy(who, { billingKey: ofDraft.billingKey }))).toEqual(NOT_APPROVED);
    const forged = await approveWallet(t, who, { forged: { issueId: randomUUID() } });
    expect(refusedAs(await buy(who, { billingKey: forged.billingKey }))).toEqual(NOT_APPROVED);
    const stolen = await approveWallet(t, other, { forged: { customerId: who.userId } });
    expect(refusedAs(await buy(who, { billingKey: stolen.billingKey }))).toEqual(NOT_APPROVED);
    expect([await chargesOf(who), await chargesOf(other)]).toEqual([0, 0]);
  });

  test("is read back: whose it is, what it was issued for, whether it is in use", async () => {
    const who = await newBuyer();
    const { billingKey, issueId } = await approveWallet(t, who, { wallet: "NAVERPAY" });
    const key = new Secret(billingKey);
    const own = { wallet: "NAVERPAY", issueId, customerId: who.userId };
    expect(await t.deps.payments.getBillingKey(key)).toEqual({ status: "ISSUED", ...own });
    await t.deps.payments.deleteBillingKey(key);
    expect(await t.deps.payments.getBillingKey(key)).toEqual({ status: "DELETED", ...own });
    expect(await t.deps.payments.getBillingKey(new Secret("billing-key-unknown"))).toBeNull();
  });

  test("pays one order only, under whatever key the next one is sent", async () => {
    const who = await newBuyer();
    const { billingKey } = await approveWallet(t, who);
    expect((await buy(who, { billingKey, keepMethod: true })).statusCode).toBe(201);
    const next = await buy(who, { billingKey, subject: "ENGLISH", subjectDetail: "ENGLISH_M2" });
    expect(next.json().providerMessage).toContain("승인한 지 오래");
    expect(await chargesOf(who)).toBe(1);
  });

  test("approved twice: one charge, and the second key is deleted", async () => {
    const who = await newBuyer();
    const { billingKey } = await approveWallet(t, who, { decision: "twice" });
    expect((await buy(who, { billingKey, keepMethod: true })).statusCode).toBe(201);
    expect(await keysOf(who)).toHaveLength(2);
    await look(who);
    expect([await chargesOf(who), (await keysOf(who)).length, (await methodsOf(who)).length]).toEqual([1, 1, 1]);
  });

  test("approved again in the same window with another key: the order is made once", async () => {
    const who = await newBuyer();
    const prepared = (await call(t, who, "POST", "/lessons/orders/pg/approvals", { paymentType: "KAKAOPAY" })).json();
    const keys = [await answerWindow(t, prepared, "approve"), await answerWindow(t, prepared, "approve")];
    const key = newKey();
    const answers = await Promise.all(keys.map((billingKey) => buy(who, { billingKey }, key)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect([await chargesOf(who), (await ordersOf(who)).length]).toEqual([1, 1]);
  });

  test("that no order used is deleted within a day; what is approved after that is deleted at once", async () => {
    const who = await newBuyer();
    const prepared = (await call(t, who, "POST", "/lessons/orders/pg/approvals", { paymentType: "NAVERPAY" })).json();
    await answerWindow(t, prepared, "approve");
    expect(await keysOf(who)).toHaveLength(1);
    await look(who);
    expect(await keysOf(who)).toEqual([]);
    const late = await answerWindow(t, prepared, "approve");
    expect((await tellOfKey(t, "BillingKey.Issued", late)).statusCode).toBe(204);
    expect(await keysOf(who)).toEqual([]);
    expect(refusedAs(await buy(who, { paymentType: "NAVERPAY", billingKey: late }))).toEqual(NOT_APPROVED);
  });

  test("that is still in the hour of its approval is left alone by its webhook", async () => {
    const who = await newBuyer();
    const { billingKey } = await approveWallet(t, who);
    await tellOfKey(t, "BillingKey.Issued", billingKey);
    expect(await keysOf(who)).toHaveLength(1);
  });

  test("survives a crash at each step: the same request pays once with it", async () => {
    for (const step of ["after-reserve", "after-charge", "in-settle", "after-settle", "before-reply"]) {
      const who = await newBuyer();
      const { billingKey } = await approveWallet(t, who);
      const key = newKey();
      die = step;
      expect((await buy(who, { billingKey, keepMethod: true }, key)).statusCode, step).toBeGreaterThanOrEqual(500);
      await expect.poll(async () => (await buy(who, { billingKey, keepMethod: true }, key)).statusCode).toBe(201);
      await look(who);
      expect([await chargesOf(who), (await methodsOf(who)).length, (await keysOf(who)).length], step).toEqual([
        1, 1, 1,
      ]);
    }
  }, 60_000);

  test("whose read-back has no answer charges nothing, and the buyer hears that we are checking", async () => {
    const who = await newBuyer();
    const { billingKey } = await approveWallet(t, who);
    const read = vi.spyOn(t.deps.payments, "getBillingKey").mockRejectedValueOnce(new PaymentUncertain("no answer"));
    expect(refusedAs(await buy(who, { billingKey }))).toEqual([503, "FAIL_CREATE_ORDER"]);
    expect(read).toHaveBeenCalledTimes(1);
    expect([await chargesOf(who), await ordersOf(who)]).toMatchObject([0, [{ status: "UNKNOWN" }]]);
  });
});
