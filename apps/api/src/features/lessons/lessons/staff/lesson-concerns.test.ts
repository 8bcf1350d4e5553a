import { addDays, LESSON_CONCERN_DAYS, LESSON_CONCERNS, type LessonConcern, toKstDate } from "@pkg/domain";
import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { EXPERT_TUTOR, makePair, moveLesson, planLessonsOf } from "../../../../../test/make-pair.ts";
import { LESSON_CONCERN_ROWS } from "../../../../db/lesson-concerns.ts";

let t: TestApp;
let operator: Caller;
let unplanned: string;
const DAY = 1_440;

/** How a lesson went: `together` minutes of 60. */
interface Past {
  readonly daysAgo: number;
  readonly as: string;
  readonly by: string;
  readonly together: number | null;
  readonly hasLog?: boolean;
}
const held = (daysAgo: number, together: number, hasLog = true): Past => ({
  ...{ daysAgo, as: "HELD", by: "PRESENCE", together, hasLog },
});
const elsewhere = (daysAgo: number): Past => ({ daysAgo, as: "HELD", by: "ANSWERS", together: 0, hasLog: true });

const FIRST: readonly Past[] = [
  { daysAgo: 12, as: "NOT_HELD", by: "SILENCE", together: 0 },
  ...[held(8, 60), held(6.5, 41), elsewhere(6), elsewhere(5), elsewhere(4), elsewhere(3)],
  { daysAgo: 2, as: "ASKED", by: "PRESENCE", together: 10 },
];
const SECOND: readonly Past[] = [
  ...[elsewhere(6), elsewhere(5), held(4, 42, false), elsewhere(3)],
  // Held an hour ago, and without a log yet.
  { daysAgo: 0.05, as: "HELD", by: "PRESENCE", together: 60 },
  { daysAgo: 9, as: "HELD", by: "BEFORE_RULE", together: null },
];

async function live(matchId: string, past: readonly Past[]): Promise<void> {
  const ids = await t.deps.sql<{ id: string }[]>`select id from lessons where match_id = ${matchId} order by starts_at`;
  for (const [place, { daysAgo, as, by, together, hasLog }] of past.entries()) {
    const id = ids[place]?.id ?? "";
    await moveLesson(t, id, -Math.round(daysAgo * DAY) - 60);
    const isBack = as === "NOT_HELD";
    await t.deps.sql`update lessons set settled_as = ${as}, settled_by = ${by}, settled_at = now(),
      together_minutes = ${together}, status = ${isBack ? "CANCELED" : "DONE"},
      cancel_reason = ${isBack ? "NOT_HELD" : null} where id = ${id}`;
    if (hasLog) await t.deps.sql`insert into lesson_logs (lesson_id, title, content) values (${id}, '함수', '했어요')`;
  }
}

beforeAll(async () => {
  t = await createTestApp();
  operator = await asDemo("operator");
  const [parent, student] = [await asDemo("parent"), await asDemo("student")];
  await t.deps.sql`delete from lessons`;
  const first = await makePair(t, parent);
  await planLessonsOf(t, parent, first);
  const second = await makePair(t, student, { tutorId: EXPERT_TUTOR, lessonStarts: [{ day: 5, halfHour: 30 }] });
  await planLessonsOf(t, student, second);
  await live(first, FIRST);
  await live(second, SECOND);
  unplanned = await makePair(t, parent, { lessonStarts: [{ day: 6, halfHour: 20 }] });
  // Many others, as there are in the end: an index is worth it.
  await t.deps.sql`insert into lessons (match_id, tutor_id, student_id, starts_at, ends_at, status, cancel_reason)
    select match_id, tutor_id, student_id, starts_at - n * interval '1 hour', ends_at - n * interval '1 hour',
      'CANCELED', 'REMATCH' from (select * from lessons where match_id = ${second} order by starts_at desc limit 1) one,
      generate_series(1, 20000) n`;
  await t.deps.sql.unsafe("analyze lessons; analyze lesson_logs");
});
afterAll(() => t.close());

/** The same by hand. */
const BY_HAND: Readonly<Record<LessonConcern, string>> = {
  EMPTY_ROOM: "settled_as = 'ASKED' or settled_as = 'NOT_HELD' or settled_by = 'ANSWERS'",
  MISSING_LOG: `settled_as = 'HELD' and ends_at <= now() - interval '24 hours'
    and id not in (select lesson_id from lesson_logs)`,
  SHORT: "settled_as = 'HELD' and settled_by = 'PRESENCE' and together_minutes between 0 and 41",
  ELSEWHERE: `id in (select id from (
    select id, settled_by, lag(settled_by, 1) over w as one, lag(settled_by, 2) over w as two
    from lessons where status <> 'CANCELED' window w as (partition by match_id order by starts_at)) rows
    where settled_by = 'ANSWERS' and one = 'ANSWERS' and two = 'ANSWERS')`,
};
const FIGURES: Readonly<Record<LessonConcern, string>> = {
  ...{ EMPTY_ROOM: "EMPTY_ROOMS", MISSING_LOG: "MISSING_LOGS", SHORT: "SHORT_LESSONS", ELSEWHERE: "ELSEWHERE_LESSONS" },
};
const FROM = addDays(toKstDate(new Date()), -LESSON_CONCERN_DAYS);

const figure = async (kind: string) =>
  (await call(t, operator, "GET", "/operator/desk")).json().figures.find((one: { kind: string }) => one.kind === kind);
const idsOf = async (path: string): Promise<string[]> => {
  const { content } = (await call(t, operator, "GET", `/operator/${path}`)).json();
  return content.map(({ id }: { id: string }) => id);
};

test.each(LESSON_CONCERNS)("%s is listed and counted as by hand", async (concern) => {
  const rows = (more: string) =>
    t.deps.sql.unsafe<{ id: string }[]>(`select id from lessons where (${BY_HAND[concern]}) ${more}
      order by starts_at desc, id desc`);
  const [all, late] = [await rows(""), await rows(`and starts_at >= '${FROM}T00:00:00+09:00'`)];
  expect(late.length).toBeGreaterThan(0);
  expect(await idsOf(`lessons?concern=${concern}`)).toEqual(all.map(({ id }) => id));
  expect(await idsOf(`lessons?concern=${concern}&from=${FROM}`)).toEqual(late.map(({ id }) => id));
  expect(await figure(FIGURES[concern])).toEqual({ kind: FIGURES[concern], count: late.length, amount: null });
  expect(await idsOf(`lessons?concern=${concern}&state=COMING`)).toEqual([]);
});

test("what is counted is of the last days; a pair without a first lesson is counted as long as it has none", async () => {
  expect((await idsOf("lessons?concern=EMPTY_ROOM")).length).toBe((await figure("EMPTY_ROOMS")).count + 1);
  expect((await idsOf("lessons?concern=ELSEWHERE")).length).toBe(2);
  expect(await idsOf("matches?show=UNPLANNED")).toEqual([unplanned]);
  expect(await figure("UNPLANNED_PAIRS")).toMatchObject({ count: 1 });
});

async function planOf(query: SQL): Promise<string> {
  const rows = await t.deps.db.execute<{ "QUERY PLAN": string }>(sql`explain ${query}`);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

test.each([
  ["EMPTY_ROOM", "lessons_unconfirmed"],
  ["MISSING_LOG", "lessons_by_start"],
  ["SHORT", "lessons_short"],
  ["ELSEWHERE", "lessons_unconfirmed"],
] as const)("%s is read by the index %s alone", async (concern, index) => {
  const rows = LESSON_CONCERN_ROWS[concern](new Date());
  const counted = sql`select count(*) from lessons where ${rows} and starts_at >= now() - interval '7 days'`;
  const listed = sql`select id from lessons where ${rows} order by starts_at desc, id desc limit 51`;
  for (const plan of [await planOf(counted), await planOf(listed)]) {
    expect(plan).toContain(index);
    expect(plan).not.toContain("Seq Scan on lessons");
  }
});
