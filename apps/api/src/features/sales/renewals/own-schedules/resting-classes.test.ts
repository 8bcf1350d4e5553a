import { addDays, restText, toKstDate } from "@pkg/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { DEMO_TUTOR, shiftLessons } from "../../../../../test/make-pair.ts";
import { placeOrder } from "../../../../../test/place-order.ts";
import { refundOf } from "../../../../../test/refund-order.ts";
import { advanceTo, renewedClass } from "../../../../../test/renew.ts";
import { freeDemoTutor, restsOn, usedUpClass, watchClass } from "../../../../../test/resting-class.ts";
import { settle } from "../../../../../test/settle.ts";

let t: TestApp;
let parent: Caller;
const today = toKstDate(new Date());
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
});
afterAll(() => t.close());
beforeEach(() => freeDemoTutor(t));

describe("a stop at the last lesson", () => {
  test("keeps the tutor's place, says so once, and one press goes on with the same tutor and times", async () => {
    const renewed = await usedUpClass(t, parent);
    const before = await renewed.read();
    const until = addDays(renewed.lastLessonOn, 30);
    const keptUntil = addDays(renewed.lastLessonOn, 14);
    expect(before).toMatchObject({ rest: { phase: "KEPT", keptUntil, until, isTutorFree: true }, lessonsLeft: 0 });
    const stopped = (await renewed.change({ status: "STOPPED" })).json();
    expect(stopped).toMatchObject({ status: "STOPPED", canResume: true, paysNow: false, rest: { keptUntil, until } });
    expect((await renewed.change({ status: "STOPPED" })).statusCode).toBe(200);
    expect(await renewed.told()).toEqual([
      expect.stringContaining(`정기 결제: 다음 결제를 멈췄어요. 남은 수업이 없어요. ${restText({ keptUntil, until })}`),
    ]);
    await renewed.look();
    await renewed.look();
    expect(await renewed.state()).toEqual({ until, isHeld: true, taken: 4, active: 1 });
    expect(await renewed.said("RESTING")).toEqual([expect.stringContaining("수업이 쉬고 있어요")]);
    const lessons = (await call(t, parent, "GET", `/lessons/matches/${renewed.matchId}/lessons`)).json();
    expect(lessons.rest).toEqual({ keptUntil, until });

    // Nothing was announced, so that the fifth day is too near: the day that is shown is the one on which it is charged.
    const { nextDate } = await renewed.read();
    expect(nextDate).toBe(addDays(today, 8));
    const resumed = (await renewed.change({ status: "ACTIVE" })).json();
    expect(resumed).toMatchObject({ status: "ACTIVE", nextDate, period: null });
    await advanceTo(t, addDays(today, 1), "08:00");
    expect(await renewed.read()).toMatchObject({ nextDate, period: { status: "DUE", dueOn: nextDate } });
    expect(await renewed.state()).toEqual({ until: null, isHeld: true, taken: 4, active: 1 });
    expect(await renewed.orders()).toEqual([]);
    expect(await renewed.said("RESUMED")).toEqual([expect.stringContaining("화·목 19시에 만나요")]);
  });

  test("is charged at once when it goes on after the month began, and its lessons are planned", async () => {
    const renewed = await usedUpClass(t, parent, addDays(today, -3));
    await renewed.change({ status: "STOPPED" });
    expect(await renewed.read()).toMatchObject({ paysNow: true, canResume: true });
    const answers = await Promise.all([renewed.change({ status: "ACTIVE" }), renewed.change({ status: "ACTIVE" })]);
    expect(answers.map(({ statusCode }) => statusCode)).toContain(200);
    expect(await renewed.orders()).toMatchObject([{ status: "PAID", orderName: "수학 중2-2 2번째 달" }]);
    expect(await renewed.planned()).toBe(8);
    expect(await renewed.state()).toMatchObject({ until: null, isHeld: true });
  });

  test("with lessons left rests when these are used, and tells both", async () => {
    const renewed = watchClass(t, await renewedClass(t, parent));
    const stopped = (await renewed.change({ status: "STOPPED" })).json();
    expect(stopped).toMatchObject({ rest: null, lessonsLeft: 8 });
    expect(await renewed.told()).toEqual([
      expect.stringContaining("남은 수업 8회는 그대로 들어요. 마지막 수업 뒤 14일"),
    ]);
    await renewed.look();
    expect((await renewed.state()).until).toBeNull();
    await shiftLessons(t, renewed.matchId, 60);
    await settle(t);
    // It reads as resting before the job has looked, too.
    const stage = async () => (await call(t, parent, "GET", `/lessons/matches/${renewed.matchId}`)).json().now.stage;
    expect(await stage()).toBe("RESTING");
    await renewed.look();
    expect(await stage()).toBe("RESTING");
    const [toFamily, toTutor] = await renewed.said("RESTING");
    expect([toFamily, toTutor]).toEqual([
      expect.stringContaining("정기 결제를 다시 켜면 이어져요."),
      expect.stringContaining("다시 이어질 수 있어요"),
    ]);
    // Its lessons were over long before: two weeks at least to think again.
    expect(await renewed.state()).toMatchObject({ until: addDays(today, 14), isHeld: false });
  });
});

test("a rest that nobody ends gives the times back after 14 days, is told three days before, and ends when it was said", async () => {
  const renewed = await usedUpClass(t, parent);
  await renewed.change({ status: "STOPPED" });
  await renewed.look();
  const { lastLessonOn } = renewed;
  await restsOn(t, addDays(lastLessonOn, 14));
  expect(await renewed.state()).toMatchObject({ isHeld: true, taken: 4, active: 1 });
  await Promise.all([restsOn(t, addDays(lastLessonOn, 15)), restsOn(t, addDays(lastLessonOn, 15))]);
  expect(await renewed.state()).toEqual({ until: addDays(lastLessonOn, 30), isHeld: false, taken: 0, active: 0 });
  expect(await renewed.read()).toMatchObject({ canResume: true, rest: { phase: "FREE", keptUntil: null } });
  await restsOn(t, addDays(lastLessonOn, 26));
  expect(await renewed.said("REST_ENDS")).toEqual([]);
  await restsOn(t, addDays(lastLessonOn, 27));
  await restsOn(t, addDays(lastLessonOn, 28));
  expect(await renewed.said("REST_ENDS")).toEqual([expect.stringContaining("그 뒤에는 수업이 끝나요")]);
  await restsOn(t, addDays(lastLessonOn, 30));
  expect(await renewed.said("COURSE_END")).toEqual([]);
  await restsOn(t, addDays(lastLessonOn, 31));
  await restsOn(t, addDays(lastLessonOn, 32));
  expect(await renewed.said("COURSE_END")).toHaveLength(2);
  expect(await renewed.state()).toEqual({ until: null, isHeld: false, taken: 0, active: 0 });
  expect(await renewed.read()).toMatchObject({ canResume: false, rest: null });
  const refused = await renewed.change({ status: "ACTIVE" });
  expect([refused.statusCode, refused.json().errorCode]).toEqual([409, 50004]);
});

test("a class that is given up once its times are free rests no more, and frees its tutor just once; a later payment leaves it", async () => {
  const renewed = await usedUpClass(t, parent);
  const { matchId } = renewed;
  await renewed.change({ status: "STOPPED" });
  await renewed.look();
  await restsOn(t, addDays(renewed.lastLessonOn, 15));
  expect(await renewed.state()).toMatchObject({ isHeld: false, active: 0 });
  await t.deps.sql`update tutors set active_students = 1 where id = ${DEMO_TUTOR}`;
  const { refund } = refundOf(
    () => t,
    () => parent,
  );
  const later = await placeOrder(t, parent);
  await t.deps.sql`update orders set schedule_period_id = gen_random_uuid() where merchant_uid = ${later}`;
  await t.deps.sql`update order_items set match_id = ${matchId}
    where order_id = (select id from orders where merchant_uid = ${later})`;
  const { until } = await renewed.state();
  await refund(later);
  expect(await renewed.state()).toMatchObject({ until, isHeld: false });
  const [began] = await t.deps.sql<[{ uid: string }]>`select merchant_uid as uid from matches where id = ${matchId}`;
  await refund(began.uid);
  const [match] = await t.deps.sql`select status, rests_until from matches where id = ${matchId}`;
  expect(match).toEqual({ status: "CANCELED", rests_until: null });
  const { now } = (await call(t, parent, "GET", `/lessons/matches/${matchId}`)).json();
  expect(now).toMatchObject({ stage: "GIVEN_UP", rest: null });
  const [tutor] = await t.deps.sql`select active_students from tutors where id = ${DEMO_TUTOR}`;
  expect(tutor).toEqual({ active_students: 1 });
});
