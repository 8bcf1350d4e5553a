import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ANYBODY, asDemo, type Caller, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { makePair } from "../../../../test/make-pair.ts";
import { newKey } from "../../../../test/place-order.ts";
import { giveLessons, refundOf } from "../../../../test/refund-order.ts";
import { WISHES } from "../../../../test/search-match.ts";
import { orderOfClass } from "../../../../test/up-selling.ts";

let t: TestApp;
let parent: Caller;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
});
afterAll(() => t.close());
beforeEach(() => t.deps.sql`delete from lessons`);

const { backAt, quote } = refundOf(
  () => t,
  () => parent,
);

/** A class with lessons, and the header that its new link is sent with. */
async function linked(used = 2) {
  const id = await makePair(t, parent);
  await giveLessons(t, id, used);
  const { url } = (await call(t, parent, "GET", `/lessons/matches/${id}/rematch-url`)).json();
  const token = new URL(url).searchParams.get("token") ?? "";
  return { id, link: { "x-link": token } };
}

const read = (id: string, link: Record<string, string>, who: Caller = ANYBODY) =>
  call(t, who, "GET", `/lessons/matches/${id}/leaving`, undefined, link);
const form = (matchId: string) => ({
  matchId,
  tutorGenders: "",
  rematchReason: "LEVEL",
  rematchReasonDetail: "",
  rematchMemo: "",
  weeklyAvailablePeriods: WISHES.weeklyAvailablePeriods,
});

test("a link reads its class without log-in, like its buyer", async () => {
  const { id, link } = await linked();
  const opened = await read(id, link);
  expect(opened.statusCode).toBe(200);
  expect(opened.json()).toEqual((await read(id, {}, parent)).json());
  expect(opened.json()).toMatchObject({ matchId: id, counts: { left: 6 }, refund: { amount: 215_340 } });
  const renewals = (await call(t, parent, "GET", "/users/me/order-schedules")).json().content;
  const renewal = renewals.find(({ matchId }: { matchId: string }) => matchId === id);
  expect(opened.json().renewal).toEqual({ date: renewal.nextDate, amount: renewal.amount });
  const statistics = await call(t, ANYBODY, "GET", `/lessons/matches/${id}/appeal-statistics`, undefined, link);
  expect(statistics.json()).toMatchObject({ lessonCount: 2, minutes: 120 });
  expect((await read(id, {})).statusCode).toBe(401);
});

test("it opens no other class, and nothing else of the account", async () => {
  const { link } = await linked();
  const other = await makePair(t, parent);
  expect((await read(other, link)).statusCode).toBe(404);
  expect((await read(other, link, parent)).statusCode).toBe(404);
  expect((await call(t, ANYBODY, "POST", "/rematch-forms", form(other), link)).statusCode).toBe(404);
  for (const path of [`/lessons/matches/${other}`, "/users/me/students", "/orders"]) {
    expect((await call(t, ANYBODY, "GET", path, undefined, link)).statusCode, path).toBe(401);
  }
});

test("it asks for another tutor, once", async () => {
  const { id, link } = await linked();
  const asked = await call(t, ANYBODY, "POST", "/rematch-forms", form(id), link);
  expect(asked.statusCode).toBe(201);
  expect(asked.json().promisedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect((await read(id, link)).statusCode).toBe(404);
  expect((await call(t, ANYBODY, "POST", "/rematch-forms", form(id), link)).statusCode).toBe(404);
});

test("a lesson that is over and not settled is not among those that are canceled", async () => {
  const { id, link } = await linked();
  await t.deps.sql`update lessons set status = 'SCHEDULED', settled_as = null, settled_by = null, settled_at = null
    where id = (select id from lessons where match_id = ${id} order by starts_at limit 1)`;
  expect((await read(id, link)).json().counts).toEqual({ left: 7, scheduled: 6, checking: 1 });
  expect((await quote(await orderOfClass(t, id))).cancelledLessons).toBe(6);
  expect((await call(t, ANYBODY, "POST", "/rematch-forms", form(id), link)).statusCode).toBe(201);
  expect(await t.deps.sql`select from lessons where match_id = ${id} and status = 'CANCELED'`).toHaveLength(6);
});

test("it leaves the class for what was shown, and the money goes back", async () => {
  const { id, link } = await linked();
  const path = `/lessons/matches/${id}/leaving`;
  const other = await call(t, ANYBODY, "POST", path, { shownAmount: 1 }, { ...link, ...newKey() });
  expect(other.statusCode).toBe(409);
  const { refund } = (await read(id, link)).json();
  const body = { shownAmount: refund.amount };
  const done = await call(t, ANYBODY, "POST", path, body, { ...link, ...newKey() });
  expect(done.statusCode).toBe(201);
  const order = await orderOfClass(t, id);
  await expect.poll(() => backAt(order)).toMatchObject({ amount: refund.amount });
  expect((await call(t, ANYBODY, "POST", path, body, { ...link, ...newKey() })).statusCode).toBe(404);
  expect((await read(id, {}, parent)).json()).toMatchObject({ stage: "GIVEN_UP", refund: null, renewal: null });
  // What was given is not undone by it.
  const statistics = await call(t, parent, "GET", `/lessons/matches/${id}/appeal-statistics`);
  expect(statistics.json()).toMatchObject({ tutorName: expect.stringMatching(/./), lessonCount: 2, minutes: 120 });
  const match = (await call(t, parent, "GET", `/lessons/matches/${id}`)).json();
  expect(match).toMatchObject({ tutorName: null, lastTutorName: statistics.json().tutorName });
});

test("it is late after a day, and dead with its account", async () => {
  const { id, link } = await linked();
  await t.deps.sql`update class_links set expires_at = now() - interval '1 second'`;
  expect((await read(id, link)).statusCode).toBe(404);
  const next = await linked();
  await t.deps.sql`update users set inactive_at = now() where id = 'demo-parent'`;
  expect((await read(next.id, next.link)).statusCode).toBe(404);
  await t.deps.sql`update users set inactive_at = null where id = 'demo-parent'`;
});

test("anything that is no token opens nothing", async () => {
  const { id } = await linked();
  for (const token of ["", "x", "A".repeat(22), "' or true --"]) {
    expect((await read(id, { "x-link": token })).statusCode, token).toBe(404);
  }
});
