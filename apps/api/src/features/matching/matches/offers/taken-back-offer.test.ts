import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, textsTo } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { at, offerCalls, SUNDAY } from "../../../../../test/offer-times.ts";
import { answer } from "../../../../../test/search-match.ts";

let t: TestApp;
let parent: Caller;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
});
afterAll(() => t.close());

const LATER = [at(6, 12), at(6, 14)];
const RACE_RUNS = 3;
const PARENT_PHONE = "01000000002";

const { beginSearch, offer, open, say, takeBack } = offerCalls(() => ({ t, family: parent }));
const noticesOf = async (id: string) => {
  const [sent] = await t.deps.sql`select count(*)::int as count from pgboss.job
    where name = 'notice.send' and data ->> 'text' like ${`%matchId=${id}`}`;
  return sent?.count;
};

test("an offer is taken back: the family reads so and agrees to it no more, the proposal goes on", async () => {
  const { id, one } = await beginSearch();
  expect((await offer(one, SUNDAY)).statusCode).toBe(200);
  const taken = await takeBack(one);
  expect([taken.statusCode, taken.json()]).toMatchObject([
    200,
    { offer: null, declinedOffer: null, isMatchable: true },
  ]);
  await expect.poll(() => textsTo(t, PARENT_PHONE)).toContain("일 오전 8시·일 10시 시간을 거뒀어요");
  expect((await say(id, one, SUNDAY, true)).json().errorCode).toBe(50004);
  expect((await answer(t, one, "ACCEPT")).statusCode).toBe(200);
});

test("the family is told of other times again, and of the same ones once", async () => {
  const { id, one } = await beginSearch();
  for (const starts of [SUNDAY, LATER, LATER, SUNDAY]) {
    expect((await offer(one, starts)).statusCode).toBe(200);
    expect((await takeBack(one)).statusCode).toBe(200);
  }
  // Two offers and two that were taken back, each told once.
  expect(await noticesOf(id)).toBe(4);
});

test("nothing that was offered is nothing to take back, nor is what the family has answered", async () => {
  const { id, one, two } = await beginSearch();
  expect((await takeBack(one)).json().errorCode).toBe(50004);
  expect((await offer(one, SUNDAY)).statusCode).toBe(200);
  expect((await takeBack(one, two.phoneNumber)).statusCode).toBe(404);
  expect((await say(id, one, SUNDAY, false)).statusCode).toBe(200);
  expect((await takeBack(one)).json().errorCode).toBe(50004);
  expect((await open(one)).declinedOffer).toBe("일 오전 8시·일 10시");
});

test("a proposal that only the offer kept going ends with it", async () => {
  const { one } = await beginSearch();
  expect((await offer(one, SUNDAY)).statusCode).toBe(200);
  const bits = "1".repeat(288) + "0".repeat(48);
  await t.deps.sql`update tutors set taken_bits = ${bits}::bit(336) where id = ${one.tutorId}`;
  const shown = await open(one);
  expect([shown.taughtPeriods.monday, shown.taughtPeriods.sunday]).toEqual([["00:00-24:00"], []]);
  expect((await takeBack(one)).json()).toMatchObject({ isLapsed: true, isMatchable: false, offer: null });
});

test("taken back in the moment in which the family agrees: one of the two, and both read which", {
  timeout: 120_000,
}, async () => {
  for (let run = 0; run < RACE_RUNS; run += 1) {
    const { id, one } = await beginSearch();
    expect((await offer(one, SUNDAY)).statusCode).toBe(200);
    const [agreed, taken] = await Promise.all([say(id, one, SUNDAY, true), takeBack(one)]);
    expect([agreed.statusCode, taken.statusCode].sort()).toEqual([200, 409]);
    const [pair] = await t.deps.sql`select tutor_id as tutor from matches where id = ${id}`;
    expect(pair?.tutor).toBe(agreed.statusCode === 200 ? one.tutorId : null);
    expect((await open(one)).talkSendStatus).toBe(agreed.statusCode === 200 ? "ACCEPT" : "SENT");
  }
});
