import { createHash, createHmac, randomUUID } from "node:crypto";
import { CONVERSION_SITE_KEY } from "@pkg/domain";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { ANYBODY, asDemo, type Caller, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { placeOrder } from "../../../../test/place-order.ts";

let t: TestApp;
let buyer: Caller;
let network: TestApp["deps"]["conversions"];
beforeAll(async () => {
  t = await createTestApp();
  network = t.deps.conversions;
  buyer = await asDemo("parent");
});
afterAll(() => t.close());
afterEach(() => {
  t.deps.conversions = network;
});

const keyed = (text: string) => createHmac("sha256", CONVERSION_SITE_KEY).update(text).digest("hex");
const plain = (text: string) => createHash("sha256").update(text).digest("hex");
const EMAIL = "parent@naran.test";
const PHONE = "+821000000002";

const consent = (marketing: boolean) => call(t, buyer, "PATCH", "/users/me/notification-settings", { marketing });
const bought = async () => {
  const merchantUid = await placeOrder(t, buyer);
  const [order] = await t.deps.sql<{ amount: number }[]>`select amount from orders where merchant_uid = ${merchantUid}`;
  return { merchantUid, value: order?.amount ?? 0 };
};
const purchase = (order: { merchantUid: string; value: number }) => ({
  ...{ id: `purchase:${order.merchantUid}`, name: "Purchase", time: new Date().toISOString(), source: "website" },
  ...{ hashedEmail: keyed(EMAIL), hashedPhone: keyed(PHONE), currency: "KRW", ...order },
});
const tell = (events: object[], who = buyer) => call(t, who, "POST", "/lessons/orders/meta-events", { events });
const received = async () => (await t.sandbox.inject("/sandbox/api/conversions")).json().conversions;
const noted = async (id: string) => (await t.deps.sql`select forwarded_at from conversions where id = ${id}`)[0];

test("with consent the network is told once, by plain hashes that the server made", async () => {
  expect((await consent(true)).statusCode).toBe(200);
  const order = await bought();
  const event = purchase(order);
  expect((await tell([event])).statusCode).toBe(204);
  expect((await tell([event])).statusCode).toBe(204);
  expect((await tell([{ ...event, id: `other:${order.merchantUid}` }])).statusCode).toBe(204);
  await expect.poll(async () => (await noted(event.id))?.forwarded_at).toBeTruthy();
  expect(await received()).toEqual([
    {
      ...{ event_name: "Purchase", event_id: event.id, event_time: Math.floor(Date.parse(event.time) / 1000) },
      ...{ event_source_url: "http://localhost:3000/tutoring/enroll/payment-complete", action_source: "website" },
      user_data: { em: [plain(EMAIL)], ph: [plain(PHONE.slice(1))] },
      custom_data: { value: order.value, currency: "KRW" },
    },
  ]);
  expect(await noted(`other:${order.merchantUid}`)).toBeUndefined();
});

test("without consent it is noted and goes nowhere", async () => {
  const event = purchase(await bought());
  await consent(false);
  const before = await received();
  expect((await tell([event])).statusCode).toBe(204);
  expect(await noted(event.id)).toEqual({ forwarded_at: null });
  const jobs = await t.deps.sql`select 1 from pgboss.job where singleton_key = ${`conversion.send:${event.id}`}`;
  expect(jobs).toHaveLength(0);
  expect(await received()).toEqual(before);
});

test.each<[string, (event: ReturnType<typeof purchase>) => object, string]>([
  ["another amount", (event) => ({ ...event, value: event.value + 1 }), "events.0.value"],
  [
    "somebody else's e-mail",
    (event) => ({ ...event, hashedEmail: keyed("student@naran.test") }),
    "events.0.hashedEmail",
  ],
  ["a plain hash", (event) => ({ ...event, hashedPhone: plain(PHONE) }), "events.0.hashedPhone"],
  ["a time of long ago", (event) => ({ ...event, time: "2020-01-01T00:00:00Z" }), "events.0.time"],
])("refuses %s, and notes nothing", async (_what, change, path) => {
  const event = purchase(await bought());
  const answer = await tell([change(event)]);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields.map((field: { path: string }) => field.path)).toEqual([path]);
  expect(await noted(event.id)).toBeUndefined();
});

test("an order that is somebody else's, or was not paid, is not there; of a list all or none", async () => {
  const order = await bought();
  expect((await tell([purchase(order)], await asDemo("student"))).statusCode).toBe(404);
  const unpaid = await bought();
  await t.deps.sql`update orders set paid_at = null where merchant_uid = ${unpaid.merchantUid}`;
  expect((await tell([purchase(order), purchase(unpaid)])).statusCode).toBe(404);
  expect(await noted(purchase(order).id)).toBeUndefined();
  expect((await tell([purchase(order)], ANYBODY)).statusCode).toBe(401);
});

test("a network that is down costs the buyer nothing, and staff sees the job", async () => {
  await consent(true);
  t.deps.conversions = { send: () => Promise.reject(new Error("down")) };
  const event = purchase(await bought());
  expect((await tell([event])).statusCode).toBe(204);
  const failing = async () =>
    (await call(t, await asDemo("operator"), "GET", "/operator/jobs?state=RETRYING")).json().content;
  await expect
    .poll(failing)
    .toContainEqual(expect.objectContaining({ name: "conversion.send", key: `conversion.send:${event.id}` }));
  t.deps.conversions = network;
  await expect.poll(async () => (await noted(event.id))?.forwarded_at).toBeTruthy();
});

test("a consent that was withdrawn meanwhile holds it back", async () => {
  await consent(true);
  t.deps.conversions = { send: () => Promise.reject(new Error("held")) };
  const event = purchase(await bought());
  await tell([event]);
  const state = async () =>
    (await t.deps.sql`select state from pgboss.job where singleton_key = ${`conversion.send:${event.id}`}`)[0]?.state;
  // A try that has begun has asked for the consent already.
  await expect.poll(state).toBe("retry");
  await consent(false);
  let isHeld = true;
  t.deps.conversions = {
    async send() {
      isHeld = false;
    },
  };
  await expect.poll(state).toBe("completed");
  expect(isHeld).toBe(true);
  expect(await noted(event.id)).toEqual({ forwarded_at: null });
});

test("a consultation is told of by whoever holds it, with the phone that it was asked with", async () => {
  const [row] = await t.deps.sql<{ id: string }[]>`
    insert into consultations (user_id, phone_number, grade, study_purposes, slots, promised_on, promised_half_day, promised_until)
    values ('demo-parent', '01000000002', 8, '{SCHOOL_GRADES}', '[]', '2026-11-25', 'MORNING', now() + interval '1 day')
    returning id`;
  const consultationId = row?.id ?? "";
  const event = {
    ...{ id: `consult:${consultationId}`, name: "Consult", time: new Date().toISOString(), source: "website" },
    ...{ hashedEmail: keyed(EMAIL), hashedPhone: keyed(PHONE), consultationId },
  };
  const path = "/lessons/consultations/meta-events";
  await consent(true);
  expect((await call(t, ANYBODY, "POST", path, { events: [event] })).statusCode).toBe(404);
  expect((await call(t, await asDemo("student"), "POST", path, { events: [event] })).statusCode).toBe(404);
  const missing = { ...event, consultationId: randomUUID() };
  expect((await call(t, buyer, "POST", path, { events: [missing] })).statusCode).toBe(404);
  expect((await call(t, buyer, "POST", path, { events: [event] })).statusCode).toBe(204);
  await expect.poll(async () => (await noted(event.id))?.forwarded_at).toBeTruthy();
  expect(await received()).toContainEqual(
    expect.objectContaining({ event_name: "Consult", user_data: { em: [plain(EMAIL)], ph: [plain(PHONE.slice(1))] } }),
  );
});
