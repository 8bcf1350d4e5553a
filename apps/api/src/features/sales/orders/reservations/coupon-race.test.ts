import { randomUUID } from "node:crypto";
import { testCardNumber } from "@app/sandbox";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { createBuyers } from "../../../../../test/harness/buyers.ts";
import { ORIGIN } from "../../../../../test/harness/settings.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const DISCOUNT = 1_000;
const TRIALS = 20;

async function createCoupon(maxUses: number, condition = "NONE"): Promise<string> {
  const code = `RACE-${randomUUID().slice(0, 8).toUpperCase()}`;
  const [coupon] = await t.deps.sql<{ id: string }[]>`insert into benefits (code, benefit_type, name, discount_cost,
    start_at, end_at, max_uses, condition) values (${code}, 'COUPON', '경주', ${DISCOUNT},
    now() - interval '1 day', now() + interval '1 day', ${maxUses}, ${condition}) returning id`;
  if (!coupon) throw new Error("no coupon");
  return coupon.id;
}

test(`one coupon against eight orders is used once, and the losers are not charged (${TRIALS} trials)`, async () => {
  for (let trial = 0; trial < TRIALS; trial++) {
    const couponId = await createCoupon(1);
    const buyers = await createBuyers(t.deps.sql, 8, testCardNumber("paid"));
    const answers = await Promise.all(
      buyers.map((buyer) =>
        t.app.inject({
          method: "POST",
          url: "/api/lessons/orders/card",
          headers: { authorization: `Bearer ${buyer.accessToken}`, origin: ORIGIN, "idempotency-key": randomUUID() },
          payload: { ...buyer.body, couponId, shownAmount: Number(buyer.body.shownAmount) - DISCOUNT },
        }),
      ),
    );
    const won = answers.filter(({ statusCode }) => statusCode === 201);
    const lost = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(won).toHaveLength(1);
    for (const answer of lost) expect(answer.json()).toMatchObject({ service: "class", errorCode: 50005 });
    const [row] = await t.deps.sql`select used_count from benefits where id = ${couponId}`;
    expect(row?.used_count).toBe(1);
    const orders = await t.deps
      .sql`select status from orders where user_id = any(${buyers.map(({ userId }) => userId)})`;
    expect(orders.map(({ status }) => status)).toEqual(["PAID"]);
  }
});

test("a declined card gives the coupon back for the second try", async () => {
  const couponId = await createCoupon(1);
  const [buyer] = await createBuyers(t.deps.sql, 1, testCardNumber("limit-exceeded"));
  if (!buyer) throw new Error("no buyer");
  const send = (cardNumber: string) =>
    t.app.inject({
      method: "POST",
      url: "/api/lessons/orders/card",
      headers: { authorization: `Bearer ${buyer.accessToken}`, origin: ORIGIN, "idempotency-key": randomUUID() },
      payload: {
        ...buyer.body,
        cardInformation: { ...(buyer.body.cardInformation as object), cardNumber },
        couponId,
        shownAmount: Number(buyer.body.shownAmount) - DISCOUNT,
      },
    });
  expect((await send(testCardNumber("limit-exceeded"))).statusCode).toBe(402);
  expect((await send(testCardNumber("paid"))).statusCode).toBe(201);
  const [row] = await t.deps.sql`select used_count from benefits where id = ${couponId}`;
  expect(row?.used_count).toBe(1);
});

/** The same course twice is a matter of its own. */
const DETAILS = ["MATH_M1_1", "MATH_M1_2", "MATH_M2_1", "MATH_M3_1"];

test("a buyer who sends four orders at once, each with another first-order coupon, gets one of them", async () => {
  for (let trial = 0; trial < 5; trial++) {
    const codes = await Promise.all([1, 2, 3, 4].map(() => createCoupon(100, "FIRST")));
    const [buyer] = await createBuyers(t.deps.sql, 1, testCardNumber("paid"));
    if (!buyer) throw new Error("no buyer");
    const answers = await Promise.all(
      codes.map((couponId, at) =>
        t.app.inject({
          method: "POST",
          url: "/api/lessons/orders/card",
          headers: { authorization: `Bearer ${buyer.accessToken}`, origin: ORIGIN, "idempotency-key": randomUUID() },
          payload: {
            ...{ ...buyer.body, couponId, shownAmount: Number(buyer.body.shownAmount) - DISCOUNT },
            subjectDetail: DETAILS[at],
          },
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    for (const answer of refused) expect(answer.json()).toMatchObject({ service: "class", errorCode: 50006 });
  }
});
