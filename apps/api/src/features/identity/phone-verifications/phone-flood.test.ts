import { afterAll, beforeAll, expect, test } from "vitest";
import { type Caller, call, newAccount } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const send = (who: Caller) => call(t, who, "POST", "/phone-verifications", { phoneNumber: "01010009999" });
/** Lets the half minute between two codes pass. */
const wait = () => t.deps.sql`update phone_verifications set created_at = created_at - interval '31 seconds'`;

test("codes that three strangers use up make the owner wait for an hour, and not until midnight", async () => {
  for (let strangers = 0; strangers < 3; strangers++) {
    const stranger = await newAccount(t);
    for (let sent = 0; sent < 5; sent++) {
      await wait();
      expect((await send(stranger)).statusCode).toBe(201);
    }
  }
  await wait();
  const owner = await newAccount(t);
  const refused = await send(owner);
  expect(refused.statusCode).toBe(429);
  expect(Date.parse(refused.json().opensAt) - Date.now()).toBeLessThanOrEqual(3_600_000);
  await t.deps
    .sql`update rate_limits set expires_at = expires_at - interval '1 hour' where key like 'sms-send-phone:%'`;
  expect((await send(owner)).statusCode).toBe(201);
});
