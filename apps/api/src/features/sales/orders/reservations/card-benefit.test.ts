import { testCardNumber } from "@app/sandbox";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { type Buyer, createBuyers } from "../../../../../test/harness/buyers.ts";
import { cardOrderBody, newKey, TEST_CARD } from "../../../../../test/place-order.ts";

const WOW = "쿠팡와우";
const DISCOUNT = 50_000;
const WOW_CARD = { ...TEST_CARD, cardNumber: testCardNumber("coupang-wow") };

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const newBuyer = async (): Promise<Buyer> => {
  const [buyer] = await createBuyers(t.deps.sql, 1, TEST_CARD.cardNumber);
  if (!buyer) throw new Error("no buyer");
  return buyer;
};

/** Buys one month with the card discount. */
async function buy(who: Buyer, change: object) {
  const [wow] = await t.deps.sql`select id from benefits where code = ${WOW}`;
  const body = await cardOrderBody(t, { student: who.body.student, couponId: wow?.id, ...change });
  return call(t, who, "POST", "/lessons/orders/card", { ...body, shownAmount: body.shownAmount - DISCOUNT }, newKey());
}
const usesOf = async ({ userId }: Buyer) =>
  t.deps.sql`select 1 from benefit_uses where user_id = ${userId} and released_at is null`;

describe("the discount of the Coupang Wow card", () => {
  test("is refused with another card, which is neither charged nor stored; the discount stays for later", async () => {
    const who = await newBuyer();
    const answer = await buy(who, { cardInformation: { ...TEST_CARD, cardName: "쿠팡 와우카드" } });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.json().message).toContain("쿠팡 와우 카드로 결제할 때만");
    const orders = await t.deps.sql`select status from orders where user_id = ${who.userId}`;
    expect(orders).toMatchObject([{ status: "FAILED" }]);
    const { payments } = (await t.sandbox.inject("/sandbox/api/payments")).json();
    expect(payments.filter(({ customerId }: { customerId: string }) => customerId === who.userId)).toEqual([]);
    expect(await t.deps.sql`select 1 from payment_methods where user_id = ${who.userId}`).toEqual([]);
    expect(await usesOf(who)).toEqual([]);
  });

  test("is given with that card, typed in", async () => {
    const who = await newBuyer();
    const answer = await buy(who, { cardInformation: WOW_CARD });
    expect(answer.json()).toMatchObject({ status: "PAID" });
    expect(await usesOf(who)).toHaveLength(1);
  });

  test("is refused with another stored card before an order is made", async () => {
    const who = await newBuyer();
    const added = await call(t, who, "PUT", "/users/me/payments", { cardInformation: TEST_CARD });
    const answer = await buy(who, { cardInformation: undefined, paymentMethodId: added.json().payments[0].id });
    expect(answer.json()).toMatchObject({ service: "class", errorCode: 50006 });
    expect(await t.deps.sql`select 1 from orders where user_id = ${who.userId}`).toEqual([]);
  });
});
