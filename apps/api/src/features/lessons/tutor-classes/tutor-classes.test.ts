import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { makePair, planLessonsOf, putLesson } from "../../../../test/make-pair.ts";
import { matchTutor } from "../../../../test/match-tutor.ts";
import { settle } from "../../../../test/settle.ts";

const TUTOR_ID = 1001;

let t: TestApp;
let tutor: Caller;
beforeAll(async () => {
  t = await createTestApp();
  tutor = await asDemo("tutor");
  await matchTutor(t, TUTOR_ID, [{ day: 1, halfHour: 38 }]);
});
afterAll(() => t.close());

describe("a tutor's classes", () => {
  const startOf = async (id: string) => {
    const [row] = await t.deps.sql<{ at: string }[]>`select starts_at as at from lessons where id = ${id}`;
    return new Date(row?.at ?? "").toISOString();
  };
  const list = async () => (await call(t, tutor, "GET", "/tutors/me/classes")).json().content;

  test("are the students with what is left, the next lesson, and the logs that wait", async () => {
    await t.deps.sql`delete from lessons`;
    const parent = await asDemo("parent");
    const id = await makePair(t, parent, { lessonStarts: [{ day: 4, halfHour: 38 }] });
    const { content } = await planLessonsOf(t, parent, id);
    for (const [index, minutes] of [-120, -3000, -9000, -20].entries()) await putLesson(t, content[index].id, minutes);
    await t.deps.sql`insert into lesson_logs (lesson_id, title, content) values (${content[1].id}, 'a', 'b')`;
    await t.deps.sql`update lessons set status = 'ABSENT' where id = ${content[2].id}`;
    await settle(t);
    const [first, second] = await list();
    const names = { subjectLabel: "수학", subjectDetailLabel: "중2-2" };
    const { students } = (await call(t, parent, "GET", "/v2/users/me")).json();
    expect(first).toEqual({
      ...names,
      matchId: id,
      // The family's own number of the student: one face on both sites.
      studentId: students.find(({ name }: { name: string }) => name === "김하준").id,
      studentName: "김하준",
      lessonTimes: "금요일 19시",
      counts: { total: 8, used: 3, scheduled: 5, left: 5, unscheduled: 0 },
      nextLessonAt: await startOf(content[3].id),
      nextLessonEndsAt: new Date(Date.parse(await startOf(content[3].id)) + 3_600_000).toISOString(),
      logsDue: 1,
      questions: 0,
      isOwn: true,
      stage: "RUNNING",
      rest: null,
    });
    expect(second).toMatchObject({ ...names, studentName: "이수아", nextLessonAt: null, logsDue: 0 });
    expect(second.counts).toMatchObject({ used: 0, scheduled: 0 });
  });

  test("hold a dissolved pair as past, also once its last log is written and another teaches it", async () => {
    const [{ matchId, counts }] = await list();
    await t.deps.sql`update matches set status = 'UNPAIRED', tutor_id = null where id = ${matchId}`;
    const [left] = (await list()).filter((one: { matchId: string }) => one.matchId === matchId);
    expect(left).toMatchObject({ lessonTimes: "", isOwn: false, logsDue: 1, counts });
    await t.deps.sql`insert into lesson_logs (lesson_id, title, content)
      select l.id, 'a', 'b' from lessons l where l.match_id = ${matchId} on conflict do nothing`;
    const past = expect.objectContaining({ matchId, stage: "OVER", isOwn: false, logsDue: 0 });
    expect(await list()).toContainEqual(past);
    await t.deps.sql`update matches set status = 'MATCHED', tutor_id = 1002 where id = ${matchId}`;
    expect(await list()).toContainEqual(past);
  });
});

test("a lesson that is asked about is counted until its tutor answers, or staff decides", async () => {
  await t.deps.sql`delete from lessons`;
  const parent = await asDemo("parent");
  const id = await makePair(t, parent, { lessonStarts: [{ day: 4, halfHour: 38 }] });
  const { content } = await planLessonsOf(t, parent, id);
  for (const [index, minutes] of [-120, -3000].entries()) await putLesson(t, content[index].id, minutes);
  const asked = [content[0].id, content[1].id];
  await t.deps
    .sql`update lessons set settled_as = 'ASKED', settled_by = 'PRESENCE', settled_at = now() where id in ${t.deps.sql(asked)}`;
  const questions = async () => {
    const classes: { matchId: string; questions: number }[] = (await call(t, tutor, "GET", "/tutors/me/classes")).json()
      .content;
    return classes.find(({ matchId }) => matchId === id)?.questions;
  };
  expect(await questions()).toBe(2);
  // The family's answer is not the tutor's.
  await t.deps.sql`insert into lesson_answers (lesson_id, side, took_place) values (${asked[0]}, 'BUYER', true)`;
  expect(await questions()).toBe(2);
  await t.deps.sql`insert into lesson_answers (lesson_id, side, took_place) values (${asked[0]}, 'TUTOR', true)`;
  expect(await questions()).toBe(1);
  // A tutor who teaches it no more is asked all the same.
  await t.deps.sql`update matches set tutor_id = 1002 where id = ${id}`;
  expect(await questions()).toBe(1);
  await t.deps.sql`update lessons set dispute = 'OPEN' where id = ${asked[1]}`;
  expect(await questions()).toBe(0);
});

test("classes are for tutors", async () => {
  const path = "/tutors/me/classes";
  const refused = await call(t, await asDemo("parent"), "GET", path);
  expect([refused.statusCode, refused.json().errorCode]).toEqual([403, 10004]);
  expect((await call(t, {}, "GET", path)).statusCode).toBe(401);
});
