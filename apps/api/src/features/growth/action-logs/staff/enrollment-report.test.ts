import { randomUUID } from "node:crypto";
import { FUNNEL_STEPS, toKstDate } from "@pkg/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ANYBODY, asDemo, type Caller, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { placeOrder } from "../../../../../test/place-order.ts";

let t: TestApp;
let operator: Caller;
beforeAll(async () => {
  t = await createTestApp();
  operator = await asDemo("operator");
});
afterAll(() => t.close());

const KAKAO = { utm_source: "kakao", utm_medium: "cpc", utm_campaign: "가을", utm_content: "a" };
const log = (who: Caller, body: object) => call(t, who, "POST", "/action-logs", body);
const buy = async (who: Caller) => {
  const merchantUid = await placeOrder(t, who);
  const [order] = await t.deps.sql<{ amount: number }[]>`select amount from orders where merchant_uid = ${merchantUid}`;
  return { merchantUid, amount: order?.amount };
};
const read = async (query = "") => call(t, operator, "GET", `/operator/enrollments${query}`);

test("enrollments by step, source and variant; an order counts once, and only for who paid it", async () => {
  const parent = await asDemo("parent");
  const [buyer, visitor] = [randomUUID(), randomUUID()];
  await t.deps.sql`update web_features set available = true, variant = 'lesson' where name = 'app-banner'`;
  for (const visitorId of [buyer, visitor]) {
    const seen = { visitorId, name: "app-banner", variant: "lesson" };
    expect((await call(t, ANYBODY, "POST", "/feature-exposures", seen)).statusCode).toBe(204);
  }
  const { merchantUid, amount } = await buy(parent);
  for (const userActionStatus of ["ENTERED", "VIEWED_SIMPLE_ENROLL"]) {
    await log(ANYBODY, { userActionStatus, visitorId: buyer, utm: KAKAO });
    await log(ANYBODY, { userActionStatus, visitorId: buyer, utm: KAKAO });
  }
  await log(ANYBODY, { userActionStatus: "ENTERED", visitorId: visitor });
  const paid = { userActionStatus: "PAID", merchantUid, visitorId: buyer, utm: KAKAO };
  await log(parent, paid);
  await log(parent, paid);
  // A stranger's report of the same order, and one of an order that does not exist.
  await log(await asDemo("student"), { ...paid, visitorId: visitor, utm: {} });
  await log(parent, { ...paid, merchantUid: "NR0", utm: {} });

  const { steps, sources, variants } = (await read()).json();
  expect(steps.map(({ step }: { step: string }) => step)).toEqual([...FUNNEL_STEPS]);
  expect(steps[0]).toEqual({ step: "ENTERED", visitors: 2 });
  expect(steps[1]).toEqual({ step: "VIEWED_SIMPLE_ENROLL", visitors: 1 });
  expect(steps[2]).toEqual({ step: "VIEWED_PAYMENT_PAGE", visitors: 0 });
  expect(sources).toEqual([
    { source: "kakao", medium: "cpc", campaign: "가을", visitors: 1, orders: 1, amount },
    { source: null, medium: null, campaign: null, visitors: 1, orders: 0, amount: 0 },
  ]);
  expect(variants).toContainEqual({ feature: "app-banner", variant: "lesson", visitors: 2, orders: 1, amount });
});

test("only an order that was paid after a variant was seen counts for it, on another device too", async () => {
  const student = await asDemo("student");
  const feature = { name: "app-banner", variant: "lesson" };
  const ofVariant = async () =>
    (await read()).json().variants.find(({ variant }: { variant: string }) => variant === "lesson");
  const before = await ofVariant();
  const early = await buy(student);
  await log(student, { userActionStatus: "PAID", merchantUid: early.merchantUid });
  await call(t, student, "POST", "/feature-exposures", { visitorId: randomUUID(), ...feature });
  expect(await ofVariant()).toEqual({ ...before, visitors: before.visitors + 1 });
  const { merchantUid, amount } = await buy(student);
  await log(student, { userActionStatus: "PAID", merchantUid, visitorId: randomUUID() });
  expect(await ofVariant()).toMatchObject({ orders: before.orders + 1, amount: before.amount + Number(amount) });
});

test("a period may bring more won than an integer of the database holds", async () => {
  const student = await asDemo("student");
  const utm = { utm_source: "large" };
  for (let orders = 0; orders < 2; orders++) {
    const { merchantUid } = await buy(student);
    await t.deps.sql`update orders set amount = 2000000000 where merchant_uid = ${merchantUid}`;
    await log(student, { userActionStatus: "PAID", merchantUid, visitorId: randomUUID(), utm });
  }
  const { sources } = (await read()).json();
  expect(sources.find(({ source }: { source: string }) => source === "large")).toMatchObject({ amount: 4_000_000_000 });
});

test("each step by week and route, an order by its own route, whatever its browser says", async () => {
  const parent = await asDemo("parent");
  const weekOf = async (route: string) => {
    const { weeks } = (await read()).json();
    const found = weeks.find(({ orderFunnelType }: { orderFunnelType: string }) => orderFunnelType === route);
    return found && { weekOf: found.weekOf, visitors: found.steps.map((one: { visitors: number }) => one.visitors) };
  };
  const simple = (await weekOf("SIMPLE_ENROLL"))?.visitors ?? [0, 0, 0, 0, 0];
  const visitorId = randomUUID();
  for (const userActionStatus of ["ENTERED", "VIEWED_PAYMENT_PAGE"]) {
    await log(ANYBODY, { userActionStatus, visitorId, orderFunnelType: "ROCKET_ENROLL", consultationId: "c1" });
  }
  await log(ANYBODY, { userActionStatus: "ENTERED", visitorId: randomUUID() });
  const { merchantUid } = await buy(parent);
  await log(parent, { userActionStatus: "PAID", merchantUid, visitorId, orderFunnelType: "ROCKET_ENROLL" });
  expect((await weekOf("ROCKET_ENROLL"))?.visitors).toEqual([1, 0, 1, 0, 0]);
  const after = await weekOf("SIMPLE_ENROLL");
  expect(after?.visitors).toEqual([simple[0] + 1, simple[1], simple[2], simple[3], simple[4] + 1]);
  expect(new Date(`${after?.weekOf}T00:00:00Z`).getUTCDay()).toBe(1);
});

test("the period is of days in Korea; reversed or over a year is refused, and so is anybody but staff", async () => {
  const today = toKstDate(new Date());
  expect((await read()).json()).toMatchObject({ to: today });
  expect((await read("?from=2020-01-01&to=2020-01-02")).json()).toMatchObject({
    from: "2020-01-01",
    to: "2020-01-02",
    sources: [],
  });
  for (const query of ["?from=2026-02-01&to=2026-01-01", "?from=2020-01-01&to=2026-01-01", "?from=yesterday"]) {
    const answer = await read(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ service: "class", errorCode: 10001 });
  }
  const answer = await call(t, await asDemo("tutor"), "GET", "/operator/enrollments");
  expect(answer.json()).toMatchObject({ service: "account", errorCode: 10003 });
});

test.each([
  { utm: { source: "x" } },
  { utm: { utm_source: "x".repeat(101) } },
  { utm: Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`utm_${index}`, "x"])) },
  { visitorId: "me" },
])("refuses %j", async (body) => {
  expect((await log(ANYBODY, { userActionStatus: "ENTERED", ...body })).statusCode).toBe(400);
});
