import { DAY, formatKoreanDate, lessonStartOf } from "@pkg/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asDemo, type Caller, call, newAccount, textsTo } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { DEMO_TUTOR, makePair, planLessonsOf, putLesson } from "../../../../../test/make-pair.ts";

interface Shown {
  id: string;
  number: number | null;
  startsAt: string;
  status: string;
  cancelReason: string | null;
  movedFromAt: string | null;
}

let t: TestApp;
let parent: Caller;
let tutor: Caller;
let id: string;
let lessons: [Shown, Shown, Shown, ...Shown[]];
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
  tutor = await asDemo("tutor");
});
afterAll(() => t.close());
beforeEach(async () => {
  const { sql } = t.deps;
  await sql`delete from payout_lessons`;
  await sql`delete from lessons`;
  await sql`update tutors set week_bits = repeat('1', 336)::bit(336), taken_bits = repeat('0', 336)::bit(336)`;
  id = await makePair(t, parent);
  lessons = (await planLessonsOf(t, parent, id)).content;
});

const alternatives = async (lesson: string, scope = "ONE", who = parent) =>
  (await call(t, who, "GET", `/lessons/${lesson}/alternatives?scope=${scope}`)).json().content;
const move = (lesson: string, startsAt: string | Date, scope = "ONE", who = parent, previewId?: string) =>
  call(t, who, "PATCH", `/lessons/${lesson}`, { startsAt: new Date(startsAt).toISOString(), scope, previewId });
const preview = (lesson: string, startsAt: string | Date, who = parent) =>
  call(t, who, "GET", `/lessons/${lesson}/series-move?startsAt=${new Date(startsAt).toISOString()}`);
/** Looks first, and moves what was seen. */
const moveAll = async (lesson: string, startsAt: string | Date, who = parent) =>
  move(lesson, startsAt, "FOLLOWING", who, (await preview(lesson, startsAt, who)).json().previewId);
const miss = (lesson: string, acceptsLoss = false, who = parent) =>
  call(t, who, "POST", `/lessons/${lesson}/absence`, { acceptsLoss });
const refusalOf = (answer: Awaited<ReturnType<typeof move>>) => [answer.statusCode, answer.json().errorCode];
const later = ({ startsAt }: { startsAt: string }, milliseconds: number) =>
  new Date(Date.parse(startsAt) + milliseconds).toISOString();

describe("one lesson", () => {
  test("moves to a time that is offered; the other side is told, and it may move back", async () => {
    const offered = await alternatives(lessons[0].id);
    expect(offered).toHaveLength(3);
    expect(new Set(offered.map(({ startsAt }: Shown) => formatKoreanDate(new Date(startsAt)))).size).toBe(3);
    const moved = await move(lessons[0].id, offered[1].startsAt);
    expect(moved.statusCode).toBe(200);
    expect(moved.json().lessonTimes).toBe("화·목 19시");
    expect(moved.json().counts).toMatchObject({ scheduled: 8, unscheduled: 0 });
    const own = moved.json().content.find((lesson: Shown) => lesson.id === lessons[0].id);
    expect(own).toMatchObject({ startsAt: offered[1].startsAt, movedFromAt: lessons[0].startsAt, status: "SCHEDULED" });
    await expect.poll(() => textsTo(t, "01000000003")).toContain("수업 시간이 바뀌었어요");
    const back = await move(lessons[0].id, lessons[0].startsAt, "ONE", tutor);
    expect(back.json().content[0]).toMatchObject({ id: lessons[0].id, movedFromAt: null });
    await expect.poll(() => textsTo(t, "01000000002")).toContain("수업 시간이 바뀌었어요");
  });

  test("that the other side has moved meanwhile stays where it is, for who saw the old time", async () => {
    const [lesson] = lessons;
    const offered = await alternatives(lesson.id);
    const moveFrom = (from: string, startsAt: string) =>
      call(t, parent, "PATCH", `/lessons/${lesson.id}`, { from, startsAt, scope: "ONE" });
    expect((await move(lesson.id, offered[0].startsAt, "ONE", tutor)).statusCode).toBe(200);
    const late = await moveFrom(lesson.startsAt, offered[1].startsAt);
    expect(refusalOf(late)).toEqual([409, 50004]);
    expect(late.json().message).toContain(formatKoreanDate(new Date(offered[0].startsAt)));
    const [row] = await t.deps.sql<{ at: string }[]>`select starts_at as at from lessons where id = ${lesson.id}`;
    expect(new Date(row?.at ?? "").toISOString()).toBe(offered[0].startsAt);
    expect((await moveFrom(offered[0].startsAt, lesson.startsAt)).statusCode).toBe(200);
  });

  test("keeps the number of its place", async () => {
    const after = later(lessons[1], 3_600_000);
    const { content } = (await move(lessons[0].id, after)).json();
    expect(content.map((lesson: Shown) => [lesson.id === lessons[0].id, lesson.number]).slice(0, 2)).toEqual([
      [false, 1],
      [true, 2],
    ]);
  });

  test.each([
    ["onto another one of the pair", 409, 52001, () => later(lessons[1], 1_800_000)],
    ["into the past", 409, 52002, () => later(lessons[0], -30 * DAY)],
    ["where the student has no time", 400, 10001, () => later(lessons[0], -6 * 3_600_000)],
    ["between half-hours", 400, 10001, () => later(lessons[0], 600_000)],
    ["to the end of time", 400, 10001, () => "9999-12-31T20:00:00Z"],
  ])("is not moved %s", async (_what, status, code, to) => {
    expect(refusalOf(await move(lessons[0].id, to()))).toEqual([status, code]);
    expect((await call(t, parent, "GET", `/lessons/matches/${id}/lessons`)).json().content).toEqual(lessons);
  });

  test("is not moved where another pair of the tutor has its weekly time", async () => {
    const to = later(lessons[0], 3_600_000);
    const { day, halfHour } = lessonStartOf(new Date(to)) ?? { day: 0, halfHour: 0 };
    await t.deps
      .sql`update tutors set taken_bits = set_bit(taken_bits, ${day * 48 + halfHour}, 1) where id = ${DEMO_TUTOR}`;
    expect(refusalOf(await move(lessons[0].id, to))).toEqual([409, 52001]);
    expect((await alternatives(lessons[0].id)).map(({ startsAt }: Shown) => startsAt)).not.toContain(to);
  });

  test("is not moved within 12 hours of it, and is told until when it was possible", async () => {
    await putLesson(t, lessons[0].id, 12 * 60 - 1);
    expect(await alternatives(lessons[0].id)).toEqual([]);
    const refused = await move(lessons[0].id, later(lessons[1], 3_600_000));
    expect(refusalOf(refused)).toEqual([409, 50004]);
    expect(refused.json().message).toMatch(/12시간 전인 .+까지 옮길 수 있었어요/);
  });

  test("is not moved once it was taken", async () => {
    await t.deps.sql`update lessons set status = 'DONE' where id = ${lessons[0].id}`;
    expect(await alternatives(lessons[0].id)).toEqual([]);
    expect(refusalOf(await move(lessons[0].id, later(lessons[1], 3_600_000)))).toEqual([409, 50004]);
  });
});

describe("a lesson and all after it", () => {
  const takenOf = async () => {
    const [row] = await t.deps.sql<
      { bits: string }[]
    >`select taken_bits::text as bits from tutors where id = ${DEMO_TUTOR}`;
    return [...(row?.bits ?? "").matchAll(/1/g)].map(({ index }) => index);
  };

  test("move together: the weekly times, and what the tutor's week has free", async () => {
    expect(await takenOf()).toEqual([86, 87, 182, 183]);
    const shift = DAY + 3_600_000;
    const moved = await moveAll(lessons[2].id, later(lessons[2], shift), tutor);
    expect(moved.statusCode, moved.body).toBe(200);
    const { content, counts, lessonTimes } = moved.json();
    expect([lessonTimes, counts.scheduled]).toEqual([weekdaysAfter(shift), 8]);
    expect(content.slice(0, 2)).toMatchObject(lessons.slice(0, 2));
    expect(content.filter((lesson: Shown) => lesson.movedFromAt !== null)).toEqual([]);
    expect(await takenOf()).toEqual([136, 137, 232, 233]);
    const match = (await call(t, parent, "GET", `/lessons/matches/${id}`)).json();
    expect(match.lessonTimes).toBe(lessonTimes);
    const [match2] = await t.deps.sql`select tutor_id from tutor_postings where tutor_id = ${DEMO_TUTOR}
      and get_bit(free_bits, 136) = 1`;
    expect(match2).toBeUndefined();
  });

  /** Tuesday and Thursday at 19:00, moved. */
  const weekdaysAfter = (shift: number) => (shift === DAY + 3_600_000 ? "수·금 20시" : "");

  test("are offered times that all of them can have", async () => {
    const offered = await alternatives(lessons[0].id, "FOLLOWING");
    expect(offered).toHaveLength(3);
    for (const { startsAt } of offered) {
      expect((await moveAll(lessons[0].id, startsAt)).statusCode).toBe(200);
      expect((await moveAll(lessons[0].id, lessons[0].startsAt)).statusCode).toBe(200);
    }
    expect(await takenOf()).toEqual([86, 87, 182, 183]);
  });
});

describe("who can't come", () => {
  test("in time has the lesson at the end instead", async () => {
    const { content, counts } = (await miss(lessons[0].id)).json();
    expect(counts).toEqual({ total: 8, used: 0, scheduled: 8, left: 8, unscheduled: 0 });
    expect(content).toHaveLength(9);
    expect(content[0]).toMatchObject({ status: "CANCELED", cancelReason: "BUYER_ABSENCE", number: null });
    expect(content[8].number).toBe(8);
    expect(Date.parse(content[8].startsAt)).toBeGreaterThan(Date.parse(lessons.at(-1)?.startsAt ?? ""));
    await expect.poll(() => textsTo(t, "01000000003")).toMatch(/김하준 학생 사정으로.+추가됐어요/);
    expect(refusalOf(await miss(lessons[0].id))).toEqual([409, 50004]);
  });

  test("late loses it, and has to know that", async () => {
    await putLesson(t, lessons[0].id, 60);
    const refused = await miss(lessons[0].id);
    expect(refusalOf(refused)).toEqual([409, 50004]);
    expect(refused.json().message).toContain("12시간");
    const { counts, content } = (await miss(lessons[0].id, true)).json();
    expect(counts).toEqual({ total: 8, used: 1, scheduled: 7, left: 7, unscheduled: 0 });
    expect(content[0].status).toBe("ABSENT");
  });

  test("as a tutor costs the buyer nothing, however late", async () => {
    await putLesson(t, lessons[0].id, 5);
    const { counts, content, role } = (await miss(lessons[0].id, false, tutor)).json();
    expect([counts.used, counts.scheduled, role]).toEqual([0, 8, "TUTOR"]);
    expect(content[0]).toMatchObject({ cancelReason: "TUTOR_ABSENCE" });
    await expect
      .poll(() => textsTo(t, "01000000002"))
      .toMatch(/선생님 사정으로 김하준 학생 .* 수학 중2-2 수업을 쉬어요/);
  });

  test.each(["parent", "tutor"] as const)("has to say so before it begins (%s)", async (who) => {
    await putLesson(t, lessons[0].id, -1);
    expect(refusalOf(await miss(lessons[0].id, true, await asDemo(who)))).toEqual([409, 50004]);
  });
});

test("nobody else's lesson is seen or changed", async () => {
  const lesson = lessons[0].id;
  for (const who of [await newAccount(t), await asDemo("student"), await asDemo("expert")]) {
    for (const target of [lesson, "00000000-0000-4000-8000-00000000dead"]) {
      const answers = [
        await call(t, who, "GET", `/lessons/${target}/alternatives`),
        await move(target, later(lessons[0], 3_600_000), "ONE", who),
        await miss(target, true, who),
      ];
      expect(answers.map(refusalOf)).toEqual([
        [404, 20001],
        [404, 20001],
        [404, 20001],
      ]);
    }
  }
});
