import { toKstMonth, tutorPay } from "@pkg/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { makePair, planLessonsOf, putLesson } from "../../../test/make-pair.ts";
import { matchTutor } from "../../../test/match-tutor.ts";

const TUTOR_ID = 1001;

let t: TestApp;
let tutor: Caller;
let pay: number;
beforeAll(async () => {
  t = await createTestApp();
  tutor = await asDemo("tutor");
  await matchTutor(t, TUTOR_ID, [{ day: 1, halfHour: 38 }]);
  const [row] = await t.deps.sql`
    select i.product from matches m join order_items i on i.id = m.order_item_id where m.tutor_id = ${TUTOR_ID}`;
  pay = tutorPay(row?.product);
});
afterAll(() => t.close());

/** A lesson of 60 minutes that was brought in as it stands. */
async function addLesson(startsAt: string, status: string, tutorId = TUTOR_ID): Promise<string> {
  const [row] = await t.deps.sql<{ id: string }[]>`
    insert into lessons (match_id, tutor_id, student_id, starts_at, ends_at, status, cancel_reason)
    select id, ${tutorId}, student_id, ${startsAt}::timestamptz, ${startsAt}::timestamptz + interval '1 hour', ${status},
      ${status === "CANCELED" ? "BUYER_ABSENCE" : null} from matches where tutor_id = ${TUTOR_ID}
    returning id`;
  return row?.id ?? "";
}
const earningsOf = (month: string, who = tutor) => call(t, who, "GET", `/tutors/me/earnings?month=${month}`);

describe("what a tutor earns", () => {
  test("is each lesson of a month in Korea that was taken or missed too late, and their sum", async () => {
    const missed = await addLesson("2025-03-31T14:30:00Z", "ABSENT");
    const first = await addLesson("2025-02-28T15:00:00Z", "DONE");
    await addLesson("2025-02-28T13:00:00Z", "DONE");
    await addLesson("2025-03-31T15:30:00Z", "DONE");
    await addLesson("2025-03-10T10:00:00Z", "CANCELED");
    await addLesson("2025-03-11T10:00:00Z", "DONE", 1002);
    const answer = await earningsOf("2025-03");
    const lesson = { studentName: "이수아", subjectLabel: "수학", minutes: 60, amount: pay };
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      month: "2025-03",
      total: pay * 2,
      content: [
        { ...lesson, lessonId: first, startsAt: "2025-02-28T15:00:00.000Z", status: "DONE" },
        { ...lesson, lessonId: missed, startsAt: "2025-03-31T14:30:00.000Z", status: "ABSENT" },
      ],
    });
    expect(pay).toBeGreaterThan(0);
  });

  test("stays when the pair is dissolved", async () => {
    await t.deps.sql`update matches set status = 'UNPAIRED', tutor_id = null where tutor_id = ${TUTOR_ID}`;
    expect((await earningsOf("2025-03")).json().total).toBe(pay * 2);
    await t.deps.sql`update matches set status = 'MATCHED', tutor_id = ${TUTOR_ID} where status = 'UNPAIRED'`;
  });

  test("is nothing in a month without lessons, and of this month without one", async () => {
    expect((await earningsOf("2024-01")).json()).toEqual({ month: "2024-01", total: 0, content: [] });
    const month = toKstMonth(new Date());
    expect((await call(t, tutor, "GET", "/tutors/me/earnings")).json()).toMatchObject({ month });
  });

  test.each(["2026-13", "2026-00", "2026-1", "1926-01", "2026-11-01", "", "now"])("%j is no month", async (month) => {
    const { statusCode, json } = await earningsOf(month);
    expect([statusCode, json().errorCode, json().fields[0].path]).toEqual([400, 10001, "month"]);
  });
});

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
    const [first, second] = await list();
    const names = { subjectLabel: "수학", subjectDetailLabel: "중2-2" };
    expect(first).toEqual({
      ...names,
      matchId: id,
      studentName: "김하준",
      lessonTimes: "금 19시",
      counts: { total: 8, used: 3, scheduled: 5, left: 5, unscheduled: 0 },
      nextLessonAt: await startOf(content[3].id),
      logsDue: 1,
    });
    expect(second).toMatchObject({ ...names, studentName: "이수아", nextLessonAt: null, logsDue: 0 });
    expect(second.counts).toMatchObject({ used: 0, scheduled: 0 });
  });

  test("hold a dissolved pair until its last log is written, and nobody else's", async () => {
    const [{ matchId, counts }] = await list();
    await t.deps.sql`update matches set status = 'UNPAIRED', tutor_id = null where id = ${matchId}`;
    const [left] = (await list()).filter((one: { matchId: string }) => one.matchId === matchId);
    expect(left).toMatchObject({ lessonTimes: "", logsDue: 1, counts });
    await t.deps.sql`insert into lesson_logs (lesson_id, title, content)
      select l.id, 'a', 'b' from lessons l where l.match_id = ${matchId} on conflict do nothing`;
    expect((await list()).map((one: { matchId: string }) => one.matchId)).not.toContain(matchId);
    await t.deps.sql`update matches set status = 'MATCHED', tutor_id = 1002 where id = ${matchId}`;
    expect((await list()).map((one: { matchId: string }) => one.matchId)).not.toContain(matchId);
  });
});

test.each(["/tutors/me/earnings", "/tutors/me/classes"])("%s is for tutors", async (path) => {
  const refused = await call(t, await asDemo("parent"), "GET", path);
  expect([refused.statusCode, refused.json().errorCode]).toEqual([403, 10004]);
  expect((await call(t, {}, "GET", path)).statusCode).toBe(401);
});
