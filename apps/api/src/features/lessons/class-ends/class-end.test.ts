import { addDays, daysAfter } from "@pkg/domain";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { systemCtx } from "../../../../test/ctx.ts";
import { planLessonsOf, shiftLessons } from "../../../../test/make-pair.ts";
import { makePair, type TestPair } from "../../../../test/matched-pair.ts";
import { giveLessons, refundOf } from "../../../../test/refund-order.ts";
import { advanceTo } from "../../../../test/renew.ts";
import { WISHES } from "../../../../test/search-match.ts";
import { settle } from "../../../../test/settle.ts";
import { orderOfClass } from "../../../../test/up-selling.ts";
import { endClass } from "./end-class.ts";

// A tutor's weekly times and place are a pair's only while lessons are to come.

let t: TestApp;
let parent: Caller;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
});
afterAll(() => t.close());
beforeEach(() => t.deps.sql`delete from lessons`);

/** A pair whose course is not renewed. */
async function endingPair(): Promise<TestPair> {
  const pair = await makePair(t, parent);
  await t.deps.sql`update order_schedules set status = 'STOPPED', stop_reason = 'ENDED'`;
  return pair;
}

const bookedOf = async ({ tutor }: TestPair) => {
  const [row] = await t.deps.sql<{ taken: number; active: number }[]>`
    select bit_count(taken_bits)::int as taken, active_students as active from tutors where id = ${tutor.tutorId}`;
  return row;
};

/** When the class is looked at again, ascending. */
const looksOf = async ({ id }: TestPair): Promise<number[]> => {
  const rows = await t.deps.sql<{ minute: number }[]>`
    select round(extract(epoch from start_after) / 60)::int as minute
    from pgboss.job where singleton_key like ${`class.end:${id}:%`} and state < 'completed' order by start_after`;
  return rows.map(({ minute }) => minute);
};
/** A minute after it: clocks differ. */
const lookAfter = (instant: string) => Date.parse(instant) / 60_000 + 1;

/** Lets so many days go by: lessons are that much earlier and settled, and the look at the class is due. */
async function letPass(pair: TestPair, days: number): Promise<void> {
  await shiftLessons(t, pair.id, days);
  await settle(t);
  await t.deps.sql`
    update pgboss.job set start_after = now() where singleton_key like ${`class.end:${pair.id}:%`} and state = 'created'`;
}

const read = async ({ id }: TestPair) => (await call(t, parent, "GET", `/lessons/matches/${id}/lessons`)).json();
const rematch = ({ id }: TestPair) =>
  call(t, parent, "POST", "/rematch-forms", {
    matchId: id,
    tutorGenders: "",
    rematchReason: "LEVEL",
    rematchReasonDetail: "",
    rematchMemo: "",
    weeklyAvailablePeriods: WISHES.weeklyAvailablePeriods,
  });

test("after the last lesson the tutor's week is free again, and the pair stays to look back on", async () => {
  const pair = await endingPair();
  const booked = await bookedOf(pair);
  const rest = { taken: 0, active: (booked?.active ?? 0) - 1 };
  const { content } = await planLessonsOf(t, parent, pair.id);
  expect(await looksOf(pair)).toEqual([lookAfter(content.at(-1).endsAt)]);

  await letPass(pair, 600);
  await expect.poll(() => bookedOf(pair)).toEqual(rest);
  expect((await read(pair)).counts).toMatchObject({ scheduled: 0, left: 0 });
  const match = (await call(t, parent, "GET", `/lessons/matches/${pair.id}`)).json();
  expect(match).toMatchObject({ status: "MATCHED", tutorId: String(pair.tutor.tutorId), now: { stage: "OVER" } });
  // Whether the pair fits is asked of a class that goes on.
  expect((await read(pair)).pulse).toEqual({ isDue: false, answer: null });

  // Not a second time: others may have the place by now.
  await endClass(systemCtx(t.deps), { matchId: pair.id, userId: "demo-parent" });
  const refused = await rematch(pair);
  expect([refused.statusCode, refused.json().errorCode]).toEqual([409, 50004]);
  expect(await bookedOf(pair)).toEqual(rest);
});

test("a look that comes before the last lesson changes nothing; a later end is looked at, too", async () => {
  const pair = await endingPair();
  const booked = await bookedOf(pair);
  const { content } = await planLessonsOf(t, parent, pair.id);
  const last = content.at(-1);
  const others = (await call(t, parent, "GET", `/lessons/${last.id}/alternatives?scope=ONE`)).json().content;
  const later = others.find(({ startsAt }: { startsAt: string }) => startsAt > last.startsAt);
  const moved = await call(t, parent, "PATCH", `/lessons/${last.id}`, { startsAt: later.startsAt, scope: "ONE" });
  expect(moved.statusCode).toBe(200);
  expect(await looksOf(pair)).toEqual([lookAfter(last.endsAt), lookAfter(later.startsAt) + 60]);

  await endClass(systemCtx(t.deps), { matchId: pair.id, userId: "demo-parent" });
  expect(await bookedOf(pair)).toEqual(booked);
  const [{ ended }] = await t.deps.sql<[{ ended: Date | null }]>`
    select ended_at as ended from matches where id = ${pair.id}`;
  expect(ended).toBeNull();
});

test("lessons that are left and not arranged keep the pair until the course's time runs out", async () => {
  const pair = await endingPair();
  const booked = await bookedOf(pair);
  const { content, expiresOn } = await planLessonsOf(t, parent, pair.id);
  await t.deps.sql`update lessons set status = 'CANCELED', cancel_reason = 'REMATCH' where id = ${content.at(-1).id}`;
  const spanDays = Math.ceil((Date.parse(content.at(-1).endsAt) - Date.now()) / 86_400_000);
  const untilExpiry = Math.ceil((Date.parse(expiresOn) - Date.now()) / 86_400_000);
  expect(untilExpiry).toBeGreaterThan(spanDays);

  await letPass(pair, spanDays);
  const tomorrow = Date.now() / 60_000 + 1440;
  await expect.poll(async () => (await looksOf(pair)).filter((minute) => minute > tomorrow)).toHaveLength(1);
  expect(await bookedOf(pair)).toEqual(booked);

  await letPass(pair, untilExpiry - spanDays + 7); // months differ in length
  // The generated tutors have other students, too.
  await expect.poll(() => bookedOf(pair)).toEqual({ taken: 0, active: (booked?.active ?? 0) - 1 });
  const { content: times } = (await call(t, parent, "GET", `/lessons/matches/${pair.id}/first-lesson-times`)).json();
  const refused = await call(t, parent, "POST", `/lessons/matches/${pair.id}/lessons`, {
    firstLessonAt: times[0].startsAt,
  });
  expect([refused.statusCode, refused.json().errorCode]).toEqual([409, 50004]);
});

test("a rematch in the moment after the last lesson finds the course over, and looks for nobody", async () => {
  const pair = await endingPair();
  const booked = await bookedOf(pair);
  await planLessonsOf(t, parent, pair.id);
  await t.deps.sql`
    update pgboss.job set start_after = now() + interval '1 day' where singleton_key like ${`class.end:${pair.id}:%`}`;
  await shiftLessons(t, pair.id, 600);
  await settle(t);
  const refused = await rematch(pair);
  expect([refused.statusCode, refused.json().errorCode]).toEqual([409, 50004]);
  expect(await bookedOf(pair)).toEqual({ taken: 0, active: (booked?.active ?? 0) - 1 });
});

test("a renewal that comes keeps the pair; its lessons go on at the same times", async () => {
  const pair = await makePair(t, parent);
  const booked = await bookedOf(pair);
  await planLessonsOf(t, parent, pair.id);
  const [schedule] = await t.deps.sql<[{ id: string; nextDate: string }]>`
    select s.id, s.next_date::text as "nextDate" from order_schedules s join matches m using (order_item_id)
    where m.id = ${pair.id}`;
  await letPass(pair, 60);
  const lookAt = Date.parse(`${addDays(schedule.nextDate, 9)}T00:00:00+09:00`) / 60_000 + 1;
  await expect.poll(() => looksOf(pair)).toEqual([lookAt]);
  expect(await bookedOf(pair)).toEqual(booked);
  expect(await read(pair)).toMatchObject({ nextPaymentOn: schedule.nextDate, counts: { left: 0 } });

  await advanceTo(t, addDays(schedule.nextDate, -7), "09:00");
  await advanceTo(t, schedule.nextDate, "10:00");
  const { counts } = await read(pair);
  expect(counts).toEqual({ total: 16, used: 8, scheduled: 8, left: 8, unscheduled: 0 });
  expect(await bookedOf(pair)).toEqual(booked);

  await letPass(pair, 60);
  await endClass(systemCtx(t.deps), { matchId: pair.id, userId: "demo-parent" });
  expect(await bookedOf(pair)).toEqual(booked);
});

test("a class ends only when it is known how its last lesson went", async () => {
  const pair = await endingPair();
  const booked = await bookedOf(pair);
  const { content } = await planLessonsOf(t, parent, pair.id);
  await shiftLessons(t, pair.id, 60);
  await settle(t);
  const ask = (outcome: string | null) =>
    t.deps
      .sql`update lessons set settled_as = ${outcome}, settled_by = case when ${outcome}::text is null then null else 'PRESENCE' end,
      settled_at = case when ${outcome}::text is null then null else now() end where id = ${content.at(-1).id}`;
  const look = () => endClass(systemCtx(t.deps), { matchId: pair.id, userId: "demo-parent" });
  for (const outcome of [null, "ASKED"]) {
    await ask(outcome);
    await look();
    expect(await bookedOf(pair)).toEqual(booked);
  }
  await t.deps.sql`update lessons set dispute = 'OPEN' where id = ${content[0].id}`;
  await ask("HELD");
  await look();
  expect(await bookedOf(pair)).toEqual(booked);
  await t.deps.sql`update lessons set dispute = 'DECIDED' where id = ${content[0].id}`;
  await look();
  // The tutor of the test before has that student still.
  expect((await bookedOf(pair))?.active).toBe((booked?.active ?? 0) - 1);
});

test.each([
  ["that runs", 3],
  ["whose lessons are used", 8],
])("a refund of a class %s has said so: no end of its lessons is told", async (_what, used) => {
  const pair = await endingPair();
  await giveLessons(t, pair.id, used);
  await t.deps.sql`update order_schedules set stop_reason = 'BUYER'`;
  const look = (days: number) =>
    endClass(systemCtx(t.deps), { matchId: pair.id, userId: "demo-parent" }, daysAfter(new Date(), days));
  // One whose lessons are used rests.
  await look(20);
  await refundOf(
    () => t,
    () => parent,
  ).refund(await orderOfClass(t, pair.id));
  await look(0);
  await look(400);
  const told = await t.deps.sql<{ word: string }[]>`
    select kind || ' ' || side as word from class_notices where match_id = ${pair.id}`;
  expect(told.map(({ word }) => word).filter((word) => !word.startsWith("RESTING"))).toEqual(["GIVEN_UP TUTOR"]);
});

test("a rest that begins with lessons left says that their time is over, not that they were taken", async () => {
  const pair = await endingPair();
  await t.deps.sql`update order_schedules set stop_reason = 'BUYER'`;
  const { content } = await planLessonsOf(t, parent, pair.id);
  await t.deps.sql`update lessons set status = 'CANCELED', cancel_reason = 'REMATCH' where id = ${content.at(-1).id}`;
  await shiftLessons(t, pair.id, 600);
  await settle(t);
  await endClass(systemCtx(t.deps), { matchId: pair.id, userId: "demo-parent" });
  const [told] = await t.deps.sql<{ text: string }[]>`select data ->> 'text' as text from pgboss.job
    where name = 'notice.send' and singleton_key like ${`class:${pair.id}:RESTING:BUYER:%`}`;
  expect(told?.text).toMatch(/ 수업을 들을 수 있는 기간이 끝났어요\. .*이어 갈 수 있어요/);
});
