import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "./create-test-app.ts";
import { dumpDatabase } from "./dump-database.ts";
import { createBuyers } from "./harness/buyers.ts";
import { ORIGIN } from "./harness/settings.ts";

// Values that occur nowhere else: finding one means that it was kept.
const CARD_NUMBER = "4242000187654321";
const DECLINED_CARD_NUMBER = "4242000287654321";
const BIRTHDAY = "730214";
const BILLING_KEY = /billing-key-[\w-]{8,}/;

const lines: string[] = [];
let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ logTo: (line) => lines.push(line) });
});
afterAll(() => t.close());

test("card number, birthday, billing key and access token are in no table and no log line; the phone is in no log line", async () => {
  const [buyer] = await createBuyers(t.deps.sql, 1, CARD_NUMBER);
  if (!buyer) throw new Error("no buyer");
  const send = (cardNumber: string) =>
    t.app.inject({
      method: "POST",
      url: "/api/lessons/orders/card",
      headers: { authorization: `Bearer ${buyer.accessToken}`, origin: ORIGIN, "idempotency-key": randomUUID() },
      payload: {
        ...buyer.body,
        cardInformation: { cardNumber, cardExpiry: "2029-12", birthdayOrCompanyNumber: BIRTHDAY, cardPassword: "12" },
      },
    });
  expect((await send(DECLINED_CARD_NUMBER)).statusCode).toBe(402);
  expect((await send(CARD_NUMBER)).statusCode).toBe(201);
  // A body that fails validation must not be echoed or logged either.
  expect((await send(`${CARD_NUMBER}x`)).statusCode).toBe(400);
  await expect
    .poll(
      async () =>
        (await t.deps.sql`select 1 from pgboss.job where state < 'completed' and start_after <= now()`).length,
    )
    .toBe(0);

  const [user] = await t.deps.sql`select phone_number from users where id = ${buyer.userId}`;
  const database = await dumpDatabase(t.deps.sql);
  const log = lines.join("\n");
  expect(database).toContain(buyer.userId);
  expect(log).toContain("/api/lessons/orders/card");
  for (const canary of [CARD_NUMBER, DECLINED_CARD_NUMBER, BIRTHDAY, buyer.accessToken]) {
    expect(database).not.toContain(canary);
    expect(log).not.toContain(canary);
  }
  expect(database).not.toMatch(BILLING_KEY);
  expect(log).not.toMatch(BILLING_KEY);
  expect(log).not.toContain(user?.phone_number);
});
