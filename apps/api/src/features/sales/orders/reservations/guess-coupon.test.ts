import { randomUUID } from "node:crypto";
import { testCardNumber } from "@app/sandbox";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { type Buyer, createBuyers } from "../../../../../test/harness/buyers.ts";
import { ORIGIN } from "../../../../../test/harness/settings.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const RIGHT = "NARAN7";
const WRONG_CODES = 20;

async function newBuyer(): Promise<Buyer> {
  const [buyer] = await createBuyers(t.deps.sql, 1, testCardNumber("paid"));
  if (!buyer) throw new Error("no buyer");
  return buyer;
}

/** A wrong price: a right code would be told by another answer than a wrong one, and nothing is bought. */
const guess = (buyer: Buyer, referralCode: string | undefined) =>
  t.app.inject({
    method: "POST",
    url: "/api/lessons/orders/card",
    headers: { authorization: `Bearer ${buyer.accessToken}`, origin: ORIGIN, "idempotency-key": randomUUID() },
    payload: { ...buyer.body, shownAmount: 1, ...(referralCode ? { referralCode } : {}) },
  });

test("orders cannot be used to guess codes, not even in a burst", async () => {
  const buyer = await newBuyer();
  const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => guess(buyer, `GUESS-${index}`)));
  expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(WRONG_CODES);
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(40 - WRONG_CODES);
  expect(refused[0]?.json()).toMatchObject({ service: "class", errorCode: 50006, opensAt: expect.any(String) });
  expect((await guess(buyer, RIGHT)).statusCode).toBe(429);
  // An order without a code goes on.
  expect((await guess(buyer, undefined)).statusCode).toBe(409);
});

test("a code that exists costs no guess", async () => {
  const buyer = await newBuyer();
  const forms = [RIGHT, RIGHT.toLowerCase(), ` naran-7\u200b`, "ＮＡＲＡＮ７"];
  for (let time = 0; time < WRONG_CODES + 5; time++) {
    expect((await guess(buyer, forms[time % forms.length])).statusCode).toBe(409);
  }
  expect((await guess(buyer, "GUESS-WRONG")).statusCode).toBe(404);
});
