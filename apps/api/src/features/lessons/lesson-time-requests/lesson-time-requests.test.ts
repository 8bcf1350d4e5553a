import { addDays, toKstDate } from "@pkg/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asDemo, type Caller, call, textsTo } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { makePair, planLessonsOf } from "../../../../test/make-pair.ts";

interface Shown {
  id: string;
  startsAt: string;
  movedFromAt: string | null;
  timeRequest?: { id: string; side: string; startsAt: string; openUntil: string };
}

let t: TestApp;
let parent: Caller;
let tutor: Caller;
let match: string;
let lesson: Shown;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
  tutor = await asDemo("tutor");
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.deps.sql`delete from lessons`;
  await t.deps.sql`update tutors set week_bits = repeat('0', 336)::bit(336), taken_bits = repeat('0', 336)::bit(336)`;
  match = await makePair(t, parent);
  // The third one is at least a week away, and has neighbours.
  lesson = (await planLessonsOf(t, parent, match)).content[2];
});

/** An early morning of so many days after the lesson, which is outside of all weekly times. */
const earlyOf = (days: number, time = "07:00") =>
  new Date(`${addDays(toKstDate(new Date(lesson.startsAt)), days)}T${time}:00+09:00`).toISOString();
const ask = (who: Caller, startsAt: string) => call(t, who, "PUT", `/lessons/${lesson.id}/time-request`, { startsAt });
const answer = (who: Caller, requestId: string, accepts: boolean) =>
  call(t, who, "POST", `/lessons/${lesson.id}/time-request/answer`, { requestId, accepts });
const shown = async (who: Caller): Promise<Shown> =>
  (await call(t, who, "GET", `/lessons/matches/${match}/lessons`))
    .json()
    .content.find((one: Shown) => one.id === lesson.id);
const requestOf = async (who = parent): Promise<string> => (await shown(who)).timeRequest?.id ?? "";

describe("another time for a lesson", () => {
  test("is asked for by the tutor, outside of the weekly times, and agreed to by the family", async () => {
    const to = earlyOf(1);
    expect((await ask(tutor, to)).statusCode).toBe(200);
    const waiting = await shown(parent);
    expect(waiting).toMatchObject({ startsAt: lesson.startsAt, timeRequest: { side: "TUTOR", startsAt: to } });
    await expect
      .poll(() => textsTo(t, "01000000002"))
      .toMatch(new RegExp(`선생님이 김하준 학생 수학 중2-2 수업을 옮기자고 해요.*까지 답해 주세요.*/myclass/${match}`));
    // Nobody agrees to their own.
    expect((await answer(tutor, await requestOf(), true)).statusCode).toBe(409);
    const agreed = await answer(parent, await requestOf(), true);
    expect(agreed.statusCode, agreed.body).toBe(200);
    const moved = await shown(tutor);
    expect(moved).toMatchObject({ startsAt: to, movedFromAt: lesson.startsAt });
    expect(moved.timeRequest).toBeUndefined();
    expect(agreed.json()).toMatchObject({ lessonTimes: "화·목 19시", counts: { scheduled: 8, unscheduled: 0 } });
    await expect.poll(() => textsTo(t, "01000000003")).toContain("수업 시간이 바뀌었어요");
  });

  test("is asked for by the family and turned down: the lesson stays, and they hear it", async () => {
    await ask(parent, earlyOf(2));
    await expect.poll(() => textsTo(t, "01000000003")).toContain("학생 가족이 수학 중2-2 수업을 옮기자고");
    expect((await answer(tutor, await requestOf(), false)).statusCode).toBe(200);
    expect(await shown(parent)).toMatchObject({ startsAt: lesson.startsAt, movedFromAt: null });
    expect((await shown(parent)).timeRequest).toBeUndefined();
    await expect.poll(() => textsTo(t, "01000000002")).toContain("그대로예요");
  });

  test("is one at a time: a new one takes the place of one's own, the other side's has to be answered", async () => {
    await ask(tutor, earlyOf(1));
    const first = await requestOf();
    await ask(tutor, earlyOf(2));
    expect((await ask(parent, earlyOf(3))).json()).toMatchObject({ errorCode: 50004 });
    // What was not seen is not agreed to.
    expect((await answer(parent, first, true)).statusCode).toBe(409);
    expect((await shown(parent)).timeRequest).toMatchObject({ startsAt: earlyOf(2) });
    expect((await call(t, parent, "DELETE", `/lessons/${lesson.id}/time-request`)).statusCode).toBe(200);
    expect(await requestOf()).not.toBe("");
    await call(t, tutor, "DELETE", `/lessons/${lesson.id}/time-request`);
    expect(await requestOf()).toBe("");
    expect((await ask(parent, earlyOf(3))).statusCode).toBe(200);
  });

  test.each([
    ["in the past", 409, 52002, () => "2026-01-01T10:00:00Z"],
    ["at night", 400, 10001, () => earlyOf(1, "03:00")],
    ["too far away", 400, 10001, () => earlyOf(40)],
    ["between half-hours", 400, 10001, () => earlyOf(1, "07:10")],
    ["where it is", 400, 10001, () => lesson.startsAt],
  ])("is refused %s", async (_name, status, errorCode, to) => {
    const refused = await ask(tutor, to());
    expect([refused.statusCode, refused.json().errorCode]).toEqual([status, errorCode]);
    expect(await requestOf()).toBe("");
  });

  test("meets no other lesson, neither when it is asked for nor when it is agreed to", async () => {
    const { content } = (await call(t, parent, "GET", `/lessons/matches/${match}/lessons`)).json();
    const next = content[3];
    expect((await ask(tutor, next.startsAt)).json()).toMatchObject({ errorCode: 52001 });
    const to = earlyOf(1);
    await ask(tutor, to);
    await t.deps
      .sql`update lessons set starts_at = ${to}, ends_at = ${to}::timestamptz + interval '1 hour' where id = ${next.id}`;
    expect((await answer(parent, await requestOf(), true)).json()).toMatchObject({ errorCode: 52001 });
    expect((await shown(parent)).startsAt).toBe(lesson.startsAt);
  });

  test("is gone once the lesson moves or is called off", async () => {
    await ask(tutor, earlyOf(1));
    const request = await requestOf();
    await t.deps
      .sql`update lessons set starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour' where id = ${lesson.id}`;
    expect(await requestOf()).toBe("");
    expect((await answer(parent, request, true)).statusCode).toBe(409);
    await call(t, parent, "POST", `/lessons/${lesson.id}/absence`, { acceptsLoss: false });
    expect((await ask(tutor, earlyOf(2))).json()).toMatchObject({ errorCode: 50004 });
  });

  test("agreed to and taken back at once, it happens once", async () => {
    await ask(tutor, earlyOf(1));
    const id = await requestOf();
    const [yes, no] = await Promise.all([answer(parent, id, true), answer(parent, id, false)]);
    expect([yes.statusCode, no.statusCode].sort()).toEqual([200, 409]);
    expect((await shown(parent)).startsAt).toBe(yes.statusCode === 200 ? earlyOf(1) : lesson.startsAt);
  });
});
