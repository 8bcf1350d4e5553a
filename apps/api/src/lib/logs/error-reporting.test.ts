import { afterAll, beforeAll, expect, test } from "vitest";
import { ANYBODY, asDemo, call } from "../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { type Ingest, startIngest } from "../../../test/ingest.ts";
import { cardOrderBody, newKey, TRIAL } from "../../../test/place-order.ts";
import { createErrorReporting, type ErrorReporting } from "./error-reporting.ts";
import { createLogger } from "./logger.ts";

// Values that occur nowhere else: finding one means that it left the house.
const CARD_NUMBER = "4242000187654321";
const PASSWORD = "Canary-Horse-9!";
const EMAIL = "canary.minji@example.com";
const PHONE = "01098765432";

let ingest: Ingest;
let reporting: ErrorReporting;
let t: TestApp;
beforeAll(async () => {
  ingest = await startIngest();
  reporting = await createErrorReporting({ dsn: ingest.dsn, environment: "test", release: "1.2.3" });
  t = await createTestApp({ logger: createLogger("error", { write: () => {} }, reporting.report) });
});
afterAll(async () => {
  await t.close();
  await ingest.close();
});

test("a failing call is reported by kind and place; nothing of the call, of its caller or of the error's words leaves", async () => {
  const parent = await asDemo("parent");
  const body = await cardOrderBody(t, { productId: TRIAL, cardInformation: { ...CARD, cardNumber: CARD_NUMBER } });
  await t.deps.sql`alter table orders rename to orders_gone`;
  await t.deps.sql`alter table rate_limits rename to rate_limits_gone`;
  const bought = await call(t, parent, "POST", "/lessons/orders/card", body, newKey());
  const signIn = await call(t, ANYBODY, "POST", "/auth/sign-in/email", { email: EMAIL, password: PASSWORD });
  const coupon = await call(t, parent, "GET", `/benefits/${PHONE}?productIds=1`);
  expect([bought.statusCode, signIn.statusCode, coupon.statusCode]).toEqual([500, 500, 500]);
  const refused = await call(t, ANYBODY, "GET", "/users/me/payments");
  expect(refused.statusCode).toBe(401);

  // What drivers throw repeats the values of a row.
  reporting.report(new Error(`Key (phone_number)=(${PHONE}) already exists.`, { cause: new Error(EMAIL) }));
  await reporting.close();

  const text = ingest.received.join("\n");
  const events = ingest.received.map((one) => JSON.parse(one.trim().split("\n").at(-1) ?? ""));
  expect(events.length).toBeGreaterThanOrEqual(2);
  for (const event of events) {
    expect(event).toMatchObject({ environment: "test", release: "1.2.3", level: "error" });
    expect(event.exception.values[0].type).toMatch(/Error$/);
    expect(event.exception.values[0].stacktrace.frames.length).toBeGreaterThan(0);
    expect(Object.keys(event)).not.toEqual(expect.arrayContaining(["request"]));
  }
  for (const canary of [CARD_NUMBER, PASSWORD, EMAIL, PHONE, parent.accessToken, "김민정", "parent@naran.test"]) {
    expect(text, canary).not.toContain(canary);
  }
  expect(text).not.toMatch(/params|authorization|cookie/i);
});

test("without a configured service nothing is loaded, and nothing fails", async () => {
  const none = await createErrorReporting({ dsn: undefined, environment: "test" });
  const before = ingest.received.length;
  none.report(new Error("x"));
  await none.close();
  expect(ingest.received.length).toBe(before);
});

const CARD = { cardExpiry: "2029-12", birthdayOrCompanyNumber: "900101", cardPassword: "12" };
