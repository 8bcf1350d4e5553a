import { DAY, firstLessonDay, lessonStartOf, toKstDate } from "@pkg/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asDemo, type Caller, call, newAccount, textsTo } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import {
  DEMO_TUTOR,
  EXPERT_TUTOR,
  makePair,
  planLessonsOf,
  putLesson,
  TUE_THU,
} from "../../../../../test/make-pair.ts";
import { beginMatch } from "../../../../../test/search-match.ts";
import type { ClassLessonsWire } from "../schemas.ts";
import { cancelFutureLessons } from "./cancel-future-lessons.ts";

let t: TestApp;
let parent: Caller;
let tutor: Caller;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
  tutor = await asDemo("tutor");
});
afterAll(() => t.close());
beforeEach(() => t.deps.sql`delete from lessons`);

const read = async (id: string, who = parent) => (await call(t, who, "GET", `/lessons/matches/${id}/lessons`)).json();
const times = async (id: string, who = parent) =>
  (await call(t, who, "GET", `/lessons/matches/${id}/first-lesson-times`)).json().content;
const plan = (id: string, firstLessonAt: unknown, who = parent) =>
  call(t, who, "POST", `/lessons/matches/${id}/lessons`, { firstLessonAt });
const refusalOf = (answer: Awaited<ReturnType<typeof plan>>) => [answer.statusCode, answer.json().errorCode];

describe("a pair's lessons", () => {
  test("begin on the day that the match says: tomorrow at the earliest, then the first time offered", async () => {
    const firstDay = async (id: string) => (await call(t, parent, "GET", `/lessons/matches/${id}`)).json().firstDay;
    const searching = await beginMatch(t, parent);
    expect([0, 1].map((days) => firstLessonDay(new Date(Date.now() + days * DAY)))).toContain(
      await firstDay(searching),
    );
    const id = await makePair(t, parent);
    const [first] = await times(id);
    expect(await firstDay(id)).toBe(toKstDate(new Date(first.startsAt)));
    await plan(id, first.startsAt);
    expect(await firstDay(id)).toBeNull();
  });

  test("are all arranged at once from the first one on, at the weekly times", async () => {
    const id = await makePair(t, parent);
    expect(await read(id)).toMatchObject({
      content: [],
      counts: { total: 8, used: 0, scheduled: 0, left: 8, unscheduled: 8 },
      expiresOn: null,
      lessonTimes: "화·목 19시",
      pulse: { isDue: false, answer: null },
      role: "BUYER",
    });
    const offered = await times(id);
    expect(offered.length).toBeLessThanOrEqual(8);
    expect(await times(id, tutor)).toEqual(offered);
    const planned: ClassLessonsWire = (await plan(id, offered[1].startsAt)).json();
    expect(planned.counts).toEqual({ total: 8, used: 0, scheduled: 8, left: 8, unscheduled: 0 });
    expect(planned.content.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(planned.content[0]?.startsAt).toBe(offered[1].startsAt);
    for (const { startsAt } of planned.content) expect(TUE_THU).toContainEqual(startOf(String(startsAt)));
    expect(planned.expiresOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await read(id)).toEqual(planned);
    const content = planned.content.map((lesson) => ({
      ...lesson,
      pay: { state: "PLANNED", reason: null, amount: 20_300, payDay: null, paidOn: null },
    }));
    expect(await read(id, tutor)).toEqual({ ...planned, content, role: "TUTOR", pulse: null, nextPaymentOn: null });
    await expect.poll(() => textsTo(t, "01000000002")).toContain("김하준 학생 수학 중2-2 수업 8회를 예약했어요");
    await expect.poll(() => textsTo(t, "01000000003")).toContain("첫 수업은");
  });

  test("pass over holidays and over other lessons of the tutor or the student", async () => {
    const [id, other] = [await makePair(t, parent), await makePair(t, parent)];
    await planLessonsOf(t, parent, other);
    const [one] = (await read(other)).content;
    await t.deps.sql`delete from lessons where id <> ${one.id}`;
    expect((await times(id)).map(({ startsAt }: { startsAt: string }) => startsAt)).not.toContain(one.startsAt);
    expect(refusalOf(await plan(id, one.startsAt))).toEqual([409, 52001]);
    const { content } = await planLessonsOf(t, parent, id);
    expect(content).toHaveLength(8);
    expect(content.map(({ startsAt }: { startsAt: string }) => startsAt)).not.toContain(one.startsAt);
  });

  test("go on over New Year, without New Year's Day", async () => {
    const fridays = await makePair(t, parent, { lessonStarts: [{ day: 4, halfHour: 38 }] });
    const { content } = await planLessonsOf(t, parent, fridays);
    const dates = content.map(({ startsAt }: { startsAt: string }) => toKstDate(new Date(startsAt)));
    const weeks = dates.map((date: string) => Date.parse(date) / 604_800_000);
    expect(weeks.at(-1) - weeks[0]).toBeGreaterThanOrEqual(7);
    expect(dates).not.toContain("2026-12-25");
    expect(dates).not.toContain("2027-01-01");
  });

  test.each([
    ["COUNT", 8 + 2],
    ["MONTH", 8 + 2 * 4 * 2],
    [null, 8],
  ])("that a benefit added to the course as %s count", async (type, total) => {
    const id = await makePair(t, parent);
    await t.deps.sql`update order_items set bonus_type = ${type}, bonus_count = ${type && 2}
      where order_id = (select o.id from orders o join matches m using (merchant_uid) where m.id = ${id})`;
    expect((await read(id)).counts.total).toBe(total);
  });
});

const startOf = (startsAt: string) => lessonStartOf(new Date(startsAt));

describe("a plan is refused", () => {
  test.each([
    ["at another time of the week", 400, 10001, (first: Date) => new Date(first.getTime() + 1_800_000)],
    ["too far ahead", 400, 10001, (first: Date) => new Date(first.getTime() + 35 * 86_400_000)],
    ["in the past", 409, 52002, (first: Date) => new Date(first.getTime() - 35 * 86_400_000)],
  ])("%s", async (_what, status, code, move) => {
    const id = await makePair(t, parent);
    const [first] = await times(id);
    const refused = await plan(id, move(new Date(first.startsAt)).toISOString());
    expect(refusalOf(refused)).toEqual([status, code]);
    if (status === 400) expect(refused.json().fields[0].path).toBe("firstLessonAt");
    expect((await read(id)).content).toEqual([]);
  });

  test.each(["tomorrow", "2026-11-24T19:00:00+09:00", "2026-02-30T10:00:00Z", "2026-11-24T19:00Z", 7, null])(
    "for %o as a time",
    async (firstLessonAt) => {
      const id = await makePair(t, parent);
      expect(refusalOf(await plan(id, firstLessonAt))).toEqual([400, 10001]);
    },
  );

  test.each(["2029-01-01T01:00:00", "2029-01-01T01:00:00.000"])("not for the form of %o", async (firstLessonAt) => {
    const id = await makePair(t, parent);
    expect((await plan(id, firstLessonAt)).json().fields[0].message).toBe("보여 드린 시간 가운데 골라 주세요.");
  });

  test("a second time, without a tutor, and to the tutor", async () => {
    const id = await makePair(t, parent);
    const [first] = await times(id);
    expect(refusalOf(await plan(id, first.startsAt, tutor))).toEqual([404, 20001]);
    await planLessonsOf(t, parent, id);
    const again = await plan(id, first.startsAt);
    expect(refusalOf(again)).toEqual([409, 50004]);
    expect(again.json().message).toBe("수업 시간이 이미 잡혀 있어요.");
    await t.deps.sql`update matches set status = 'UNPAIRED', tutor_id = null, lesson_starts = '[]' where id = ${id}`;
    expect(refusalOf(await plan(id, first.startsAt))).toEqual([409, 50004]);
    expect(await times(id)).toEqual([]);
  });

  test("of a foreign class as of a missing one", async () => {
    const id = await makePair(t, parent);
    const stranger = await newAccount(t);
    for (const target of [id, "00000000-0000-4000-8000-00000000dead"]) {
      expect(refusalOf(await plan(target, new Date().toISOString(), stranger))).toEqual([404, 20001]);
      for (const path of ["lessons", "first-lesson-times"]) {
        const refused = await call(t, stranger, "GET", `/lessons/matches/${target}/${path}`);
        expect(refusalOf(refused)).toEqual([404, 20001]);
      }
    }
  });
});

test("what has not begun can be canceled, and arranged again with the next tutor; who taught sees their own", async () => {
  const id = await makePair(t, parent);
  const { content } = await planLessonsOf(t, parent, id);
  await putLesson(t, content[0].id, -300);
  await putLesson(t, content[1].id, -30);
  expect(await t.deps.db.transaction((tx) => cancelFutureLessons(tx, id, "REMATCH"))).toHaveLength(6);
  await t.deps.sql`update matches set tutor_id = ${EXPERT_TUTOR} where id = ${id}`;
  const after: ClassLessonsWire = await read(id);
  expect(after.counts).toEqual({ total: 8, used: 1, scheduled: 1, left: 7, unscheduled: 6 });
  expect(after.content.filter(({ cancelReason }) => cancelReason === "REMATCH")).toHaveLength(6);
  await putLesson(t, content[1].id, -90);
  await planLessonsOf(t, parent, id);
  const counts = { total: 8, used: 2, scheduled: 6, left: 6, unscheduled: 0 };
  expect((await read(id)).counts).toEqual(counts);
  const former: ClassLessonsWire = await read(id, tutor);
  // How the class goes on with the next tutor is not told to the one before.
  const taught = { total: 2, used: 2, scheduled: 0, left: 0, unscheduled: 0 };
  expect([former.role, former.counts, former.content.length]).toEqual(["TUTOR", taught, 8]);
  const [row] = await t.deps.sql`select count(*)::int as own from lessons where tutor_id = ${DEMO_TUTOR}`;
  expect(row).toEqual({ own: 8 });
});

describe("the next lessons", () => {
  const upcoming = async (who: Caller, headers = {}) =>
    (await call(t, who, "GET", "/lessons/upcoming", undefined, headers)).json().content;

  test("are twenty at most over all classes, for either side, of the child that is chosen, with the room's link while it is open", async () => {
    const first = "00000000-0000-4000-8000-000000000002";
    const second = "00000000-0000-4000-8000-000000000003";
    const tens = [{ day: 0, halfHour: 34 }];
    const his = await makePair(t, parent, { order: { studentId: first } });
    const hers = await makePair(t, parent, {
      lessonStarts: tens,
      order: { studentId: second, student: { name: "김서아" } },
    });
    const { content } = await planLessonsOf(t, parent, his);
    await planLessonsOf(t, parent, hers);
    expect(await upcoming(parent)).toHaveLength(16);
    expect(await upcoming(tutor)).toHaveLength(16);
    const only = await upcoming(parent, { "x-switch-auth-student": second });
    expect(only).toHaveLength(8);
    expect(only[0]).toMatchObject({
      matchId: hers,
      number: 1,
      studentId: second,
      studentName: "김서아",
      subjectLabel: "수학",
    });
    await putLesson(t, content[0].id, 9);
    expect((await upcoming(tutor))[0]).toMatchObject({ id: content[0].id, number: 1 });
    await putLesson(t, content[0].id, -61);
    expect((await upcoming(parent))[0].id).not.toBe(content[0].id);
    expect(await upcoming(await newAccount(t))).toEqual([]);
  });
});
