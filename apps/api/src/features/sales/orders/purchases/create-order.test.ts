import { randomUUID } from "node:crypto";
import { testCardNumber } from "@app/sandbox";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { type Buyer, createBuyers } from "../../../../../test/harness/buyers.ts";
import { ORIGIN } from "../../../../../test/harness/settings.ts";
import { agreeToAll } from "../../../../../test/place-order.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({
    reconcile: true,
    timeoutMs: 400,
    config: { purchaseLeaseMs: 1_500 },
    sandbox: { hangMs: 900 },
  });
});
afterAll(() => t.close());

type Change = Record<string, unknown>;

function buy(buyer: Buyer, key: string, change: Change = {}) {
  return t.app.inject({
    method: "POST",
    url: "/api/lessons/orders/card",
    headers: { authorization: `Bearer ${buyer.accessToken}`, origin: ORIGIN, "idempotency-key": key },
    payload: { ...buyer.body, ...change },
  });
}

function withCard(buyer: Buyer, name: Parameters<typeof testCardNumber>[0]): Change {
  return { cardInformation: { ...(buyer.body.cardInformation as object), cardNumber: testCardNumber(name) } };
}

async function newBuyer(): Promise<Buyer> {
  const [buyer] = await createBuyers(t.deps.sql, 1, testCardNumber("paid"));
  if (!buyer) throw new Error("no buyer");
  return buyer;
}

const ordersOf = (buyer: Buyer) =>
  t.deps.sql<{ status: string; payment_id: string; amount: number }[]>`
    select status, payment_id, amount from orders where user_id = ${buyer.userId} order by created_at`;

async function chargesOf(buyer: Buyer) {
  const { payments } = (await t.sandbox.inject("/sandbox/api/payments")).json<{
    payments: { paymentId: string; charges: number; cancels: number; chargedAmount: number }[];
  }>();
  const ids = new Set((await ordersOf(buyer)).map((order) => order.payment_id));
  const own = payments.filter(({ paymentId }) => ids.has(paymentId));
  return {
    charges: own.reduce((sum, one) => sum + one.charges, 0),
    cancels: own.reduce((sum, one) => sum + one.cancels, 0),
  };
}

describe("a purchase by card", () => {
  test("is paid once, at the price that was shown", async () => {
    const buyer = await newBuyer();
    const answer = await buy(buyer, randomUUID());
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      merchantUid: expect.stringMatching(/^NR/),
      status: "PAID",
      amount: buyer.body.shownAmount,
    });
    expect(await chargesOf(buyer)).toEqual({ charges: 1, cancels: 0 });
  });

  test("sent eight times at once with one key is one order, one charge and eight identical answers", async () => {
    for (let round = 0; round < 10; round++) {
      const buyer = await newBuyer();
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 8 }, () => buy(buyer, key)));
      expect(
        new Set(answers.map(({ statusCode, body }) => `${statusCode >= 200 && statusCode < 300} ${body}`)).size,
      ).toBe(1);
      expect(await ordersOf(buyer)).toHaveLength(1);
      expect(await chargesOf(buyer)).toEqual({ charges: 1, cancels: 0 });
    }
  });

  test("under a used key with another body is refused, and nothing is charged", async () => {
    const buyer = await newBuyer();
    const key = randomUUID();
    await buy(buyer, key);
    const other = await buy(buyer, key, { shownAmount: 1 });
    expect(other.statusCode).toBe(422);
    expect(other.json()).toMatchObject({ service: "class", errorCode: "INVALID_ENROLLMENT" });
    expect(await chargesOf(buyer)).toEqual({ charges: 1, cancels: 0 });
  });

  test("at another price than the shown one is refused with the price of now", async () => {
    const buyer = await newBuyer();
    const answer = await buy(buyer, randomUUID(), { shownAmount: 1 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ errorCode: "INVALID_PAYMENT_PRODUCT_ID", amount: buyer.body.shownAmount });
    expect(await ordersOf(buyer)).toHaveLength(0);
  });

  test("takes nothing but the question from the client: price, owner and status are ours", async () => {
    const [buyer, other] = [await newBuyer(), await newBuyer()];
    const forged = {
      ...{ amount: 1, finalCost: 1, cost: 1, discountCost: 999_999, benefit: { finalDiscountCost: 999_999 } },
      ...{ userId: other.userId, merchantUid: "NRFORGED0000000000", status: "PAID", isOperator: true },
    };
    const answer = await buy(buyer, randomUUID(), forged);
    expect(answer.json()).toMatchObject({ status: "PAID", amount: buyer.body.shownAmount });
    expect(answer.json().merchantUid).not.toBe(forged.merchantUid);
    expect(await ordersOf(buyer)).toEqual([expect.objectContaining({ amount: buyer.body.shownAmount })]);
    expect(await ordersOf(other)).toEqual([]);
  });

  test("of a product that is no longer sold is refused together with one that could replace it", async () => {
    const buyer = await newBuyer();
    const { productId } = buyer.body as { productId: number };
    await t.deps.sql`update products set available = false where id = ${productId}`;
    try {
      const answer = await buy(buyer, randomUUID());
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ errorCode: "INVALID_PRODUCT", productId });
      expect(answer.json().swap.id).not.toBe(productId);
    } finally {
      await t.deps.sql`update products set available = true where id = ${productId}`;
    }
  });

  test("of a short product for students abroad needs the terms of that product", async () => {
    const buyer = await newBuyer();
    const productId = Number(buyer.body.productId);
    const [before] = await t.deps.sql`select name from products where id = ${productId}`;
    await t.deps.sql`update products set name = '유학생 단기 4주 중등 60분' where id = ${productId}`;
    try {
      const refused = await buy(buyer, randomUUID());
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({
        errorCode: "INVALID_ENROLLMENT",
        missingConsents: ["STUDY_ABROAD_SHORT_TERM"],
      });
      const term = { key: "STUDY_ABROAD_SHORT_TERM", agreed: true };
      const agreed = await buy(buyer, randomUUID(), { consents: [...(buyer.body.consents as object[]), term] });
      expect(agreed.statusCode).toBe(201);
    } finally {
      await t.deps.sql`update products set name = ${before?.name ?? ""} where id = ${productId}`;
    }
  });

  test("without a required consent, of a foreign student or with a wrong subject is refused", async () => {
    const buyer = await newBuyer();
    const noConsent = await buy(buyer, randomUUID(), { consents: [] });
    expect(noConsent.json()).toMatchObject({ errorCode: "INVALID_ENROLLMENT", missingConsents: expect.any(Array) });
    const foreign = await buy(buyer, randomUUID(), { studentId: randomUUID() });
    expect(foreign.statusCode).toBe(404);
    expect(foreign.json()).toMatchObject({ service: "account", errorCode: 20009 });
    const wrong = await buy(buyer, randomUUID(), { subject: "ENGLISH" });
    expect(wrong.json()).toMatchObject({ errorCode: "INVALID_ENROLLMENT", problems: ["SUBJECT"] });
    expect(await ordersOf(buyer)).toHaveLength(0);
  });

  test("without the tick at marketing withdraws no consent to it, by no way of paying", async () => {
    const buyer = await newBuyer();
    const agreed = async () =>
      (await call(t, buyer, "GET", "/users/me/notification-settings")).json().marketing.agreed as boolean;
    const without = (consents: { key: string; agreed: boolean }[]) =>
      consents.map(({ key }) => ({ key, agreed: key !== "MARKETING" }));
    const patch = await call(t, buyer, "PATCH", "/users/me/notification-settings", { marketing: true });
    expect(patch.statusCode).toBe(200);
    expect((await buy(buyer, randomUUID(), { consents: without(agreeToAll([1])) })).statusCode).toBe(201);
    expect(await agreed()).toBe(true);
    const other = await newBuyer();
    expect((await buy(other, randomUUID(), { consents: without(agreeToAll([1])) })).statusCode).toBe(201);
    expect(await t.deps.sql`select 1 from consents where user_id = ${other.userId} and key = 'MARKETING'`).toEqual([]);
  });

  test("with a consent that nobody knows is taken, and that consent is not kept", async () => {
    const buyer = await newBuyer();
    const known = buyer.body.consents as { key: string; agreed: boolean }[];
    const answer = await buy(buyer, randomUUID(), { consents: [...known, { key: "NOBODY_KNOWS", agreed: true }] });
    expect(answer.statusCode).toBe(201);
    const kept = await t.deps.sql`select key from consents where user_id = ${buyer.userId}`;
    expect(kept.map(({ key }) => key).sort()).toEqual(known.map(({ key }) => key).sort());
  });
});

describe("a card that does not simply pay", () => {
  test.each([
    ["limit-exceeded", "INVALID_REQUEST_PAY_CARD"],
    ["expired", "INVALID_REQUEST_PAY_CARD"],
    ["wrong-password", "INVALID_REQUEST_PAY_CARD"],
    ["provider-error", "INVALID_REQUEST_PAY_CARD"],
  ] as const)("%s is refused with the provider's message, and a second card succeeds", async (card, errorCode) => {
    const buyer = await newBuyer();
    const declined = await buy(buyer, randomUUID(), withCard(buyer, card));
    expect(declined.statusCode).toBe(402);
    expect(declined.json()).toMatchObject({ errorCode, providerMessage: expect.stringMatching(/[가-힣]/) });
    const second = await buy(buyer, randomUUID());
    expect(second.statusCode).toBe(201);
    expect((await ordersOf(buyer)).map(({ status }) => status)).toEqual(["FAILED", "PAID"]);
    expect(await chargesOf(buyer)).toEqual({ charges: 1, cancels: 0 });
  });

  test.each(["drop-after-charge", "hang-after-charge"] as const)("%s ends as one paid order", async (card) => {
    const buyer = await newBuyer();
    const key = randomUUID();
    const answer = await buy(buyer, key, withCard(buyer, card));
    // Read back at once, or left to the reconciler: both are right.
    expect([201, 503]).toContain(answer.statusCode);
    await expect.poll(() => ordersOf(buyer).then((rows) => rows.map(({ status }) => status))).toEqual(["PAID"]);
    const again = await buy(buyer, key, withCard(buyer, card));
    expect(again.json()).toMatchObject({ status: "PAID" });
    expect(await chargesOf(buyer)).toEqual({ charges: 1, cancels: 0 });
  });

  test.each(["drop-before-charge", "server-error"] as const)(
    "%s ends as a failed order without a charge",
    async (card) => {
      const buyer = await newBuyer();
      const answer = await buy(buyer, randomUUID(), withCard(buyer, card));
      expect(answer.json()).toMatchObject({ errorCode: "FAIL_CREATE_ORDER", merchantUid: expect.any(String) });
      await expect.poll(() => ordersOf(buyer).then((rows) => rows.map(({ status }) => status))).toEqual(["FAILED"]);
      expect(await chargesOf(buyer)).toEqual({ charges: 0, cancels: 0 });
    },
  );

  test("another amount than ordered is given back and the order fails", async () => {
    const buyer = await newBuyer();
    const answer = await buy(buyer, randomUUID(), withCard(buyer, "other-amount"));
    expect(answer.statusCode).toBe(402);
    expect((await ordersOf(buyer)).map(({ status }) => status)).toEqual(["FAILED"]);
    expect(await chargesOf(buyer)).toEqual({ charges: 1, cancels: 1 });
  });

  test("after ten declined cards within an hour is refused before the provider is asked", async () => {
    const buyer = await newBuyer();
    for (let tries = 0; tries < 10; tries++) await buy(buyer, randomUUID(), withCard(buyer, "limit-exceeded"));
    const refused = await buy(buyer, randomUUID());
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      errorCode: "INVALID_REQUEST_PAY_CARD",
      providerMessage: expect.any(String),
    });
    expect(await chargesOf(buyer)).toEqual({ charges: 0, cancels: 0 });
  });
});
