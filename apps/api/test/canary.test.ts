import { randomUUID } from "node:crypto";
import { SANDBOX_DEFAULTS } from "@app/sandbox";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ANYBODY, call, lastCode, newAccount, PASSWORD } from "./caller.ts";
import { createTestApp, type TestApp } from "./create-test-app.ts";
import { dumpDatabase } from "./dump-database.ts";
import { createBuyers } from "./harness/buyers.ts";
import { AUTH_SECRET, ORIGIN } from "./harness/settings.ts";
import { jobsDone } from "./jobs-done.ts";

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
  await jobsDone(t);

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

test("passwords, phone codes, access tokens and the server's secrets are in no answer, no log line and no table", async () => {
  const [secondPassword, wrongPassword] = ["Canary-Horse-9!", "Canary-Wrong-7!"];
  const phoneNumber = "01073021498";
  const bodies: string[] = [];
  const send = async (...args: Parameters<typeof call>) => {
    const answer = await call(...args);
    bodies.push(answer.body);
    return answer;
  };
  const account = await newAccount(t);
  const sent = await send(t, account, "POST", "/phone-verifications", { phoneNumber });
  const code = await lastCode(t, phoneNumber);
  expect(code).toMatch(/^\d{6}$/);
  const verify = `/phone-verifications/${sent.json().id}/verify`;
  await send(t, account, "POST", verify, { code: code === "111111" ? "222222" : "111111" });
  expect((await send(t, account, "POST", verify, { code })).statusCode).toBe(200);
  const change = { currentPassword: PASSWORD, newPassword: secondPassword };
  expect((await send(t, account, "POST", "/auth/change-password", change)).statusCode).toBe(200);
  const { email } = account;
  const path = "/auth/sign-in/email";
  expect((await send(t, ANYBODY, "POST", path, { email, password: wrongPassword })).statusCode).toBe(400);
  expect((await send(t, ANYBODY, "POST", path, { email, password: secondPassword })).statusCode).toBe(200);
  // Wrong in form, unknown and failing calls tell no more.
  await send(t, ANYBODY, "POST", path, { email: 1, password: wrongPassword });
  await send(t, account, "GET", `/nothing?password=${wrongPassword}`);
  await t.deps.sql`alter table rate_limits rename to rate_limits_gone`;
  expect((await send(t, ANYBODY, "POST", path, { email, password: wrongPassword })).statusCode).toBe(500);
  await t.deps.sql`alter table rate_limits_gone rename to rate_limits`;

  const [answers, log, database] = [bodies.join("\n"), lines.join("\n"), await dumpDatabase(t.deps.sql)];
  expect(log).toContain(path);
  for (const canary of [PASSWORD, secondPassword, wrongPassword, account.accessToken, AUTH_SECRET]) {
    for (const place of [answers, log, database]) expect(place).not.toContain(canary);
  }
  for (const vendor of [SANDBOX_DEFAULTS.portoneApiSecret, SANDBOX_DEFAULTS.solapiApiSecret]) {
    for (const place of [answers, log, database]) expect(place).not.toContain(vendor);
  }
  // Six digits may stand in a longer number or a time.
  for (const place of [answers, log]) expect(place).not.toMatch(new RegExp(`(?<![\\w.-])${code}(?![\\w.-])`));
  expect(log).not.toContain(phoneNumber);
  expect(log).not.toContain(email);
});
