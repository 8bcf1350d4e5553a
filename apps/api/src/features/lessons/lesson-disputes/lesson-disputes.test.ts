import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { makePair, planLessonsOf, putLesson } from "../../../../test/make-pair.ts";
import { settle } from "../../../../test/settle.ts";

let t: TestApp;
let parent: Caller;
let tutor: Caller;
let operator: Caller;
let id: string;
let lessonId: string;
beforeAll(async () => {
  t = await createTestApp();
  [parent, tutor, operator] = await Promise.all([asDemo("parent"), asDemo("tutor"), asDemo("operator")]);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.deps.sql`delete from class_notices`;
  await t.deps.sql`delete from payout_lessons`;
  await t.deps.sql`delete from lessons`;
  id = await makePair(t, parent);
  lessonId = (await planLessonsOf(t, parent, id)).content[0].id;
});

const enter = (who: Caller) => call(t, who, "POST", `/lessons/${lessonId}/presence`, { source: "PRESS" });
const dispute = (who: Caller, detail = "20분 기다렸어요") =>
  call(t, who, "POST", `/lessons/${lessonId}/dispute`, { detail });
const decide = (decision: string, who = operator) =>
  call(t, who, "POST", `/operator/lesson-disputes/${lessonId}/decision`, {
    decision,
    reason: "수업방 기록을 확인했어요.",
  });
const list = async (status: string) =>
  (await call(t, operator, "GET", `/operator/lesson-disputes?status=${status}`)).json().content;
const lessonOf = async (who: Caller) => {
  const body = (await call(t, who, "GET", `/lessons/matches/${id}/lessons`)).json();
  return {
    counts: body.counts,
    lesson: body.content.find((one: { id: string }) => one.id === lessonId),
    all: body.content,
  };
};
const OPEN = { isOpen: true, until: null, decidedBy: expect.any(String) };
const SAID = "수업방에서 20분 기다렸어요.";
const say = (who: Caller, detail = SAID) => call(t, who, "PUT", `/lessons/${lessonId}/dispute/answer`, { detail });
const told = async (kind: string) => {
  const rows = await t.deps.sql<{ side: string }[]>`
    select side from class_notices where match_id = ${id} and kind = ${kind} order by side`;
  return rows.map(({ side }) => side);
};
const waiting = async () =>
  (await call(t, operator, "GET", "/operator/desk"))
    .json()
    .figures.find(({ kind }: { kind: string }) => kind === "OPEN_DISPUTES").count;
const held = async () => (await call(t, tutor, "GET", "/tutors/me/earnings")).json().held.count;

test("who comes to the room is noted, while it is open", async () => {
  expect((await enter(parent)).statusCode).toBe(409);
  await putLesson(t, lessonId, 5);
  expect((await enter(parent)).statusCode).toBe(200);
  expect((await enter(tutor)).statusCode).toBe(200);
  await putLesson(t, lessonId, -90);
  await dispute(parent);
  const [row] = await list("OPEN");
  expect(row.entries.map(({ side }: { side: string }) => side)).toEqual(["BUYER", "TUTOR"]);
});

test("a lesson to which the tutor did not come is held until staff gives it back", async () => {
  await putLesson(t, lessonId, -90);
  const log = { title: "제목", content: "내용", homework: "" };
  await call(t, tutor, "PUT", `/lessons/${lessonId}/log`, log);
  expect((await lessonOf(parent)).counts.used).toBe(1);
  expect((await lessonOf(parent)).lesson.dispute).toMatchObject({ isOpen: false });
  expect((await lessonOf(tutor)).lesson.dispute).toBeUndefined();
  expect((await dispute(tutor)).statusCode).toBe(409);
  const opened = await dispute(parent);
  expect(opened.statusCode).toBe(200);
  expect(opened.json().counts).toMatchObject({ used: 0, scheduled: 8, unscheduled: 0 });
  expect((await lessonOf(tutor)).lesson.dispute).toEqual({ ...OPEN, reason: "TUTOR_ABSENT", ownDetail: null });
  expect(await told("DISPUTED")).toEqual(["TUTOR"]);
  expect(await held()).toBe(1);
  expect(await waiting()).toBe(1);
  expect((await dispute(parent)).statusCode).toBe(409);
  expect((await decide("GIVEN_BACK", parent)).statusCode).toBe(403);
  expect((await decide("GIVEN_BACK")).statusCode).toBe(204);
  expect(await waiting()).toBe(0);
  const { counts, lesson, all } = await lessonOf(parent);
  expect(counts).toMatchObject({ total: 8, used: 0, scheduled: 8 });
  expect(lesson).toMatchObject({ status: "CANCELED", cancelReason: "TUTOR_ABSENCE", settledAs: "TUTOR_ABSENT" });
  expect(all).toHaveLength(9);
  expect(await told("DECIDED")).toEqual(["BUYER", "TUTOR"]);
  expect(await held()).toBe(0);
  expect((await decide("KEPT")).statusCode).toBe(409);
  const [act] = await t.deps.sql`select action from audit_logs where target_id = ${lessonId}`;
  expect(act).toEqual({ action: "lesson-dispute.decided" });
});

test("a family may say that its child was there; what staff keeps is used", async () => {
  await putLesson(t, lessonId, -90);
  await t.deps.sql`update lessons set status = 'ABSENT' where id = ${lessonId}`;
  await settle(t);
  await dispute(parent);
  expect(await list("OPEN")).toMatchObject([{ lessonId, reason: "STUDENT_CAME", detail: "20분 기다렸어요" }]);
  expect(await list("OPEN")).toMatchObject([
    { buyerId: "demo-parent", buyerName: "김민정", buyerPhoneEnd: "0002", tutorPhoneEnd: "0003" },
  ]);
  expect((await decide("KEPT")).statusCode).toBe(204);
  expect((await lessonOf(parent)).counts).toMatchObject({ used: 1, scheduled: 7 });
  expect(await list("OPEN")).toEqual([]);
  expect(await list("DECIDED")).toMatchObject([{ lessonId, decision: "KEPT" }]);
});

test("it is too early before the lesson, and too late a day after it", async () => {
  expect((await dispute(parent)).statusCode).toBe(409);
  await putLesson(t, lessonId, -60 * 26);
  expect((await dispute(parent)).statusCode).toBe(409);
  expect((await lessonOf(parent)).lesson.dispute).toBeUndefined();
});

test("two answers of staff at once are one decision", async () => {
  await putLesson(t, lessonId, -90);
  await dispute(parent);
  const both = await Promise.all([decide("KEPT"), decide("GIVEN_BACK")]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
  const [row] = await t.deps
    .sql`select count(*)::int as n from class_notices where match_id = ${id} and kind = 'DECIDED'`;
  expect(row?.n).toBe(2);
});

test("each side's words reach staff, and the other reads nothing of them", async () => {
  await putLesson(t, lessonId, -90);
  expect((await dispute(parent)).statusCode).toBe(200);
  const disputed = async (who: Caller) => (await lessonOf(who)).lesson.dispute;
  const silent = { ...OPEN, reason: "TUTOR_ABSENT", ownDetail: null };
  expect(await list("OPEN")).toMatchObject([{ buyerDetail: null, tutorDetail: null }]);
  expect([await disputed(tutor), await disputed(parent)]).toEqual([silent, silent]);
  expect((await say(tutor)).statusCode).toBe(200);
  expect((await say(tutor, "수업방에서 30분 기다렸어요.")).statusCode).toBe(200);
  expect(await disputed(parent)).toEqual(silent);
  expect((await say(parent, "아이가 수업방에 들어갔어요.")).statusCode).toBe(200);
  const said = { buyerDetail: "아이가 수업방에 들어갔어요.", tutorDetail: "수업방에서 30분 기다렸어요." };
  expect(await list("OPEN")).toMatchObject([said]);
  expect(await disputed(tutor)).toEqual({ ...silent, ownDetail: said.tutorDetail });
  expect(await disputed(parent)).toEqual({ ...silent, ownDetail: said.buyerDetail });
});

test("both sides hear of a decision that is late, and of none that was made in time", async () => {
  await putLesson(t, lessonId, -90);
  const waits = () => t.deps.sql<{ text: string; isLater: boolean }[]>`
    select data ->> 'text' as text, start_after > now() + interval '1 hour' as "isLater" from pgboss.job
    where name = 'notice.send' and singleton_key like ${`class:${id}:LATE_DECISION:%`}`;
  await dispute(parent);
  const rows = await waits();
  expect(rows.map(({ isLater }) => isLater)).toEqual([true, true]);
  for (const { text } of rows) expect(text).toMatch(/정해 드리기로 했는데 늦어지고 있어요\. 죄송해요\./);
  await t.deps.sql`update lesson_disputes set created_at = now() - interval '10 days' where lesson_id = ${lessonId}`;
  await decide("KEPT");
  expect(await waits()).toEqual([]);
  const decided = await t.deps.sql<{ text: string }[]>`select data ->> 'text' as text from pgboss.job
    where name = 'notice.send' and singleton_key like ${`class:${id}:DECIDED:%`}`;
  expect(decided).toHaveLength(2);
  for (const { text } of decided) expect(text).toContain("약속한 날보다 늦어져서 죄송해요. 이유: ");
});

test("nothing is said to a lesson that nobody disputes, nor after staff has decided", async () => {
  await putLesson(t, lessonId, -90);
  expect((await say(tutor)).json().errorCode).toBe(50004);
  await dispute(parent);
  expect((await say(tutor, "짧음")).json().errorCode).toBe(10001);
  expect((await say(tutor)).statusCode).toBe(200);
  expect((await decide("KEPT")).statusCode).toBe(204);
  expect((await say(tutor, "나중에 더 적어요.")).json().errorCode).toBe(50004);
  expect(await list("DECIDED")).toMatchObject([{ tutorDetail: SAID }]);
});

test("only its two sides say something: no other family, no other tutor", async () => {
  await putLesson(t, lessonId, -90);
  await dispute(parent);
  expect((await say(await asDemo("student"))).statusCode).toBe(404);
  expect((await say(await asDemo("expert"))).statusCode).toBe(404);
});

test("staff's list comes page by page, disputes of one instant among them", async () => {
  await t.deps.sql`
    with those as (
      insert into lessons (match_id, tutor_id, student_id, starts_at, ends_at, status, cancel_reason)
      select match_id, tutor_id, student_id, starts_at, ends_at, 'CANCELED', 'TUTOR_ABSENCE'
      from lessons, generate_series(1, 40) where id = ${lessonId} returning id)
    insert into lesson_disputes (lesson_id, reason, created_at) select id, 'TUTOR_ABSENT', '2026-11-01' from those`;
  const page = async (cursor?: string) =>
    (await call(t, operator, "GET", `/operator/lesson-disputes${cursor ? `?cursor=${cursor}` : ""}`)).json();
  const first = await page();
  const second = await page(first.nextCursor);
  expect([first.content.length, second.content.length, second.nextCursor]).toEqual([30, 10, null]);
  const ids = [...first.content, ...second.content].map((one: { lessonId: string }) => one.lessonId);
  expect(new Set(ids).size).toBe(40);
  expect(first.content[0].decidedBy).toBe("2026-11-02");
  const late = (await call(t, operator, "GET", "/operator/desk")).json().figures;
  expect(late.find(({ kind }: { kind: string }) => kind === "LATE_DISPUTES").count).toBe(40);
  expect((await call(t, operator, "GET", "/operator/lesson-disputes?cursor=x")).statusCode).toBe(400);
});
