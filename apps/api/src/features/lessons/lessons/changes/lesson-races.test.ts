import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { accountCtx } from "../../../../../test/ctx.ts";
import { RACE_RUNS } from "../../../../../test/env.ts";
import { DEMO_TUTOR, makePair, planLessonsOf, putLesson, TUE_THU } from "../../../../../test/make-pair.ts";
import { ApiError } from "../../../../lib/errors/refuse.ts";
import { firstTimesOf } from "../plans/list-first-lesson-times.ts";
import { planClassLessons } from "../plans/plan-lessons.ts";
import { changeLesson } from "./change-lesson.ts";

// Eight pairs of one tutor want the same hour at once. One gets it, whatever the order.

const AT_ONCE = 8;
const OWNER = "demo-parent";

let t: TestApp;
const pairs: string[] = [];
beforeAll(async () => {
  t = await createTestApp();
  // Nobody reads these messages.
  await t.deps.jobs.stop();
  const { sql } = t.deps;
  const parent = await asDemo("parent");
  await sql`update tutors set week_bits = repeat('1', 336)::bit(336) where id = ${DEMO_TUTOR}`;
  for (let index = 0; index < AT_ONCE; index += 1) {
    const id = await makePair(t, parent);
    const [student] = await sql<{ id: string }[]>`
      insert into students (user_id, name) values (${OWNER}, '학생') returning id`;
    await sql`update matches set student_id = ${student?.id ?? ""} where id = ${id}`;
    pairs.push(id);
  }
});
afterAll(() => t.close());

const countOverlaps = async () => {
  const [row] = await t.deps.sql<{ overlaps: number }[]>`
    select count(*)::int as overlaps from lessons a join lessons b on a.id < b.id
      and (a.tutor_id = b.tutor_id or a.student_id = b.student_id)
      and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
      and a.status <> 'CANCELED' and b.status <> 'CANCELED'`;
  return row?.overlaps;
};
const codeOf = (error: unknown) => (error instanceof ApiError ? error.errorCode : error);

/** Runs it for all pairs at once. @returns how many got through, and the codes of the others */
async function race(run: (index: number) => Promise<unknown>) {
  const ends = await Promise.allSettled(pairs.map((_id, index) => run(index)));
  const refused = ends.flatMap((end) => (end.status === "rejected" ? [codeOf(end.reason)] : []));
  return { won: ends.length - refused.length, codes: new Set(refused) };
}

test("eight plans from the same hour on: one begins there, none overlap", async () => {
  const [first] = firstTimesOf({ lessonStarts: TUE_THU, minutes: 60 }, [], new Date());
  if (!first) throw new Error("There is a time in three weeks.");
  for (let trial = 0; trial < RACE_RUNS; trial += 1) {
    const { won, codes } = await race((index) =>
      planClassLessons(accountCtx(t.deps, OWNER), pairs[index] ?? "", first),
    );
    expect([won, ...codes]).toEqual([1, 52001]);
    expect(await countOverlaps()).toBe(0);
    await t.deps.sql`delete from lessons`;
  }
});

test("eight lessons moved into the same hour: one comes there, none overlap", async () => {
  const { sql } = t.deps;
  const ids: string[] = [];
  const parent = await asDemo("parent");
  for (const id of pairs) {
    const [lesson] = (await planLessonsOf(t, parent, id)).content;
    await sql`delete from lessons where match_id = ${id} and id <> ${lesson.id}`;
    // Near enough to move: four weeks are the most.
    await putLesson(t, lesson.id, (13 + 2 * ids.length) * 24 * 60);
    ids.push(lesson.id);
  }
  const [to] = firstTimesOf({ lessonStarts: [{ day: 2, halfHour: 38 }], minutes: 60 }, [], new Date());
  if (!to) throw new Error("There is a time in three weeks.");
  await sql`create table stood as select id, starts_at, ends_at from lessons`;
  for (let trial = 0; trial < RACE_RUNS; trial += 1) {
    const { won, codes } = await race((index) =>
      changeLesson(accountCtx(t.deps, OWNER), ids[index] ?? "", { startsAt: to, scope: "ONE" }),
    );
    expect([won, ...codes]).toEqual([1, 52001]);
    expect(await countOverlaps()).toBe(0);
    await sql`update lessons set starts_at = stood.starts_at, ends_at = stood.ends_at from stood where stood.id = lessons.id`;
  }
});

test("the database refuses what a faulty planner would write", async () => {
  const { sql } = t.deps;
  await sql`delete from lessons`;
  const [pair, other] = pairs;
  const insert = (id: string | undefined, startsAt: string) => sql`
    insert into lessons (match_id, tutor_id, student_id, starts_at, ends_at)
    select id, tutor_id, student_id, ${startsAt}, ${startsAt}::timestamptz + interval '1 hour' from matches where id = ${id ?? ""}`;
  await insert(pair, "2099-01-01T10:00:00Z");
  await expect(insert(other, "2099-01-01T10:59:59Z")).rejects.toThrow("lessons_tutor_free");
  await sql`update matches set tutor_id = 1002 where id = ${pair ?? ""}`;
  await expect(insert(pair, "2099-01-01T09:30:00Z")).rejects.toThrow("lessons_student_free");
  await expect(insert(pair, "2020-01-01T10:00:00Z")).rejects.toThrow("lesson start date in the past");
  await insert(pair, "2099-01-01T11:00:00Z");
});
