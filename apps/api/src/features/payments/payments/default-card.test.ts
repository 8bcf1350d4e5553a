import { randomUUID } from "node:crypto";
import { testCardNumber } from "@app/sandbox";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { createBuyers } from "../../../../test/harness/buyers.ts";
import { ORIGIN } from "../../../../test/harness/settings.ts";
import type { AppDeps } from "../../../deps.ts";

let t: TestApp;
let payments: AppDeps["payments"];
beforeAll(async () => {
  t = await createTestApp();
  payments = t.deps.payments;
});
afterAll(() => t.close());

/** Lets everybody through when so many have come. */
function barrier(count: number) {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  let come = 0;
  return () => {
    come += 1;
    if (come === count) open();
    return opened;
  };
}

/** The same course twice is a matter of its own. */
const DETAILS = ["MATH_M1_1", "MATH_M1_2", "MATH_M2_1", "MATH_M3_1"];

/** Pays once with each of these cards; all of them are settled at the same time. */
async function payAtOnce(cardNumbers: string[]) {
  const together = barrier(cardNumbers.length);
  t.deps.payments = {
    ...payments,
    async getPayment(id) {
      const payment = await payments.getPayment(id);
      await together();
      return payment;
    },
  };
  const [buyer] = await createBuyers(t.deps.sql, 1, testCardNumber("paid"));
  if (!buyer) throw new Error("no buyer");
  const card = buyer.body.cardInformation as object;
  const answers = await Promise.all(
    cardNumbers.map((cardNumber, at) =>
      t.app.inject({
        method: "POST",
        url: "/api/lessons/orders/card",
        headers: { authorization: `Bearer ${buyer.accessToken}`, origin: ORIGIN, "idempotency-key": randomUUID() },
        payload: { ...buyer.body, subjectDetail: DETAILS[at], cardInformation: { ...card, cardNumber } },
      }),
    ),
  );
  const methods = await t.deps.sql<{ card_number: string; is_default: boolean }[]>`
    select card_number, is_default from payment_methods where user_id = ${buyer.userId} and active and removed_at is null`;
  return { statuses: answers.map(({ statusCode }) => statusCode), methods };
}

const ending = (digits: string) => `${testCardNumber("paid").slice(0, -4)}${digits}`;

test("cards that are first paid with at the same time are all kept, and one of them is the default", async () => {
  for (let trial = 0; trial < 8; trial++) {
    const { statuses, methods } = await payAtOnce(["1111", "2222", "3333", "4444"].map(ending));
    expect(statuses).toEqual([201, 201, 201, 201]);
    expect(methods).toHaveLength(4);
    expect(methods.filter(({ is_default }) => is_default)).toHaveLength(1);
  }
});

test("one card that is paid with at the same time is kept once, and the other keys go at the provider", async () => {
  const { statuses, methods } = await payAtOnce([ending("5555"), ending("5555"), ending("5555")]);
  expect(statuses).toEqual([201, 201, 201]);
  expect(methods).toEqual([{ card_number: expect.stringMatching(/\*5555$/), is_default: true }]);
  const released = await t.deps.sql`select 1 from pgboss.job where name = 'billing-key.delete'`;
  expect(released).toHaveLength(2);
});
