import { afterAll, beforeAll, expect, test } from "vitest";
import { createSandbox } from "../app.ts";
import { SANDBOX_DEFAULTS } from "../options.ts";

const sandbox = createSandbox({ portoneWebhookUrl: null });
beforeAll(() => sandbox.ready());
afterAll(() => sandbox.close());

const event = {
  ...{ event_name: "Purchase", event_time: Math.floor(Date.now() / 1000), event_id: "purchase:NR1" },
  ...{ event_source_url: "http://localhost:3000/", action_source: "website", user_data: { em: ["a".repeat(64)] } },
  custom_data: { value: 9_900, currency: "KRW" },
};
const whole = { access_token: SANDBOX_DEFAULTS.metaAccessToken, data: [event] };
const send = (payload: object, pixel = SANDBOX_DEFAULTS.metaPixelId) =>
  sandbox.inject({ method: "POST", url: `/v23.0/${pixel}/events`, payload });

test("an event is taken once for its id, and shown", async () => {
  expect((await sandbox.inject("/conversions")).body).toContain("아직 받은 전환이 없어요.");
  expect((await send(whole)).json()).toMatchObject({ events_received: 1 });
  await send(whole);
  expect((await sandbox.inject("/sandbox/api/conversions")).json().conversions).toEqual([event]);
  expect((await sandbox.inject("/conversions")).body).toContain("9,900원");
});

test.each([
  ["another token", { ...whole, access_token: "x" }, undefined, 401],
  ["another pixel", whole, "1", 401],
  ["a plain e-mail", { ...whole, data: [{ ...event, user_data: { em: ["a@b.kr"] } }] }, undefined, 400],
  ["a field that the network does not know", { ...whole, data: [{ ...event, phone: "x" }] }, undefined, 400],
  ["an event of long ago", { ...whole, data: [{ ...event, event_time: 1 }] }, undefined, 400],
])("refuses %s", async (_what, payload, pixel, status) => {
  expect((await send(payload, pixel)).statusCode).toBe(status);
});
