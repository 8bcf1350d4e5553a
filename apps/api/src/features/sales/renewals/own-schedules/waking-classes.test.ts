import { addDays, type LessonStart, toKstDate } from "@pkg/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { DEMO_TUTOR, makePair } from "../../../../../test/make-pair.ts";
import { kst } from "../../../../../test/renew.ts";
import { freeDemoTutor, restsOn, usedUpClass } from "../../../../../test/resting-class.ts";

let t: TestApp;
let parent: Caller;
let student: Caller;
const today = toKstDate(new Date());
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
  student = await asDemo("student");
});
afterAll(() => t.close());
beforeEach(() => freeDemoTutor(t));

describe("after the times were given back", () => {
  const given = async () => {
    const renewed = await usedUpClass(t, parent);
    await renewed.change({ status: "STOPPED" });
    await renewed.look(kst(addDays(renewed.lastLessonOn, 15), "00:05"));
    return renewed;
  };

  test("it goes on at the same times while the tutor is free", async () => {
    const renewed = await given();
    expect((await renewed.change({ status: "ACTIVE" })).json()).toMatchObject({ status: "ACTIVE" });
    expect(await renewed.state()).toEqual({ until: null, isHeld: true, taken: 4, active: 1 });
  });

  test("another family that took a time leaves others of both, and the family chooses", async () => {
    const renewed = await given();
    const slot = (start: LessonStart) => start.day * 48 + start.halfHour;
    await t.deps
      .sql`update tutors set taken_bits = set_bit(taken_bits, ${slot({ day: 1, halfHour: 38 })}, 1) where id = ${DEMO_TUTOR}`;
    const { rest, canResume } = await renewed.read();
    expect([rest.isTutorFree, canResume]).toEqual([false, true]);
    const same = await renewed.change({ status: "ACTIVE" });
    expect([same.statusCode, same.json().errorCode]).toEqual([409, 50004]);
    const [{ lessonStarts, lessonTimes }] = rest.otherTimes;
    const stale = await renewed.change({
      status: "ACTIVE",
      lessonStarts: [
        { day: 6, halfHour: 2 },
        { day: 5, halfHour: 2 },
      ],
    });
    expect([stale.statusCode, stale.json().errorCode]).toEqual([409, 50004]);
    expect((await renewed.change({ status: "ACTIVE", lessonStarts })).json()).toMatchObject({ status: "ACTIVE" });
    const lessons = (await call(t, parent, "GET", `/lessons/matches/${renewed.matchId}/lessons`)).json();
    expect(lessons.lessonTimes).toBe(lessonTimes);
    expect(await renewed.state()).toMatchObject({ until: null, isHeld: true, active: 1 });
  });

  test("a tutor without time is said, and nothing goes on; the link charges and wakes nothing", async () => {
    const renewed = await given();
    await t.deps.sql`update tutors set taken_bits = week_bits, active_students = 1 where id = ${DEMO_TUTOR}`;
    expect(await renewed.read()).toMatchObject({ canResume: false, rest: { isTutorFree: false, otherTimes: [] } });
    const refused = await renewed.change({ status: "ACTIVE" });
    expect([refused.statusCode, refused.json().errorCode]).toEqual([409, 50004]);
    expect(await renewed.read()).toMatchObject({ status: "STOPPED" });
  });

  test("of two families who want the time at once, one has it", async () => {
    const renewed = await given();
    const rival = await makePair(t, student);
    await t.deps
      .sql`update tutors set taken_bits = repeat('0', 336)::bit(336), active_students = 0 where id = ${DEMO_TUTOR}`;
    await t.deps.sql`update matches set ended_at = now(), rests_until = ${addDays(today, 9)} where id = ${rival}`;
    await t.deps
      .sql`update order_schedules set status = 'STOPPED', stop_reason = 'BUYER', next_date = ${addDays(today, 5)}
      where order_item_id = (select order_item_id from matches where id = ${rival})`;
    const [{ id }] = await t.deps.sql<[{ id: string }]>`
      select s.id from order_schedules s join matches m using (order_item_id) where m.id = ${rival}`;
    const both = await Promise.all([
      renewed.change({ status: "ACTIVE" }),
      call(t, student, "PATCH", `/users/me/order-schedules/${id}`, { status: "ACTIVE" }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await renewed.state()).toMatchObject({ taken: 4, active: 1 });
  });

  test("a press in the moment of the end ends or goes on, never both", async () => {
    for (const first of ["press", "end"]) {
      const renewed = await given();
      const end = () => restsOn(t, addDays(renewed.lastLessonOn, 31));
      const press = () => renewed.change({ status: "ACTIVE" });
      const [a, b] = first === "press" ? [press(), end()] : [end(), press()];
      await Promise.all([a, b]);
      const { status } = await renewed.read();
      const { isHeld, until, active } = await renewed.state();
      expect({ until, isHeld, active }).toEqual(
        status === "ACTIVE" ? { until: null, isHeld: true, active: 1 } : { until: null, isHeld: false, active: 0 },
      );
    }
  });
});
