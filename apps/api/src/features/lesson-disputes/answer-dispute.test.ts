import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { makePair, planLessonsOf, putLesson } from "../../../test/make-pair.ts";

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
  await t.deps.sql`delete from lessons`;
  id = await makePair(t, parent);
  lessonId = (await planLessonsOf(t, parent, id)).content[0].id;
  await putLesson(t, lessonId, -90);
});

const SAID = "수업방에서 20분 기다렸어요.";
const say = (who: Caller, detail = SAID) => call(t, who, "PUT", `/lessons/${lessonId}/dispute/answer`, { detail });
const dispute = () => call(t, parent, "POST", `/lessons/${lessonId}/dispute`, { detail: "아무도 없었어요" });
const decide = () =>
  call(t, operator, "POST", `/operator/lesson-disputes/${lessonId}/decision`, {
    decision: "KEPT",
    reason: "수업방 기록을 확인했어요.",
  });
const onDesk = async (status: string) =>
  (await call(t, operator, "GET", `/operator/lesson-disputes?status=${status}`)).json().content[0].tutorDetail;
const shownTo = async (who: Caller) =>
  (await call(t, who, "GET", `/lessons/matches/${id}/lessons`))
    .json()
    .content.find((one: { id: string }) => one.id === lessonId).dispute;

test("the tutor's side reaches staff, and the family reads nothing of it", async () => {
  expect((await dispute()).statusCode).toBe(200);
  expect([await onDesk("OPEN"), await shownTo(tutor)]).toMatchObject([null, { isOpen: true, tutorDetail: null }]);
  expect((await say(tutor)).statusCode).toBe(200);
  expect((await say(tutor, "수업방에서 30분 기다렸어요.")).statusCode).toBe(200);
  expect(await onDesk("OPEN")).toBe("수업방에서 30분 기다렸어요.");
  expect(await shownTo(tutor)).toMatchObject({ tutorDetail: "수업방에서 30분 기다렸어요." });
  expect(await shownTo(parent)).toEqual({ isOpen: true, until: null });
});

test("nothing is said to a lesson that nobody disputes, nor after staff has decided", async () => {
  expect((await say(tutor)).json().errorCode).toBe(50004);
  await dispute();
  expect((await say(tutor, "짧음")).json().errorCode).toBe(10001);
  expect((await say(tutor)).statusCode).toBe(200);
  expect((await decide()).statusCode).toBe(204);
  expect((await say(tutor, "나중에 더 적어요.")).json().errorCode).toBe(50004);
  expect(await onDesk("DECIDED")).toBe(SAID);
});

test("only its tutor says something: no family, no other tutor", async () => {
  await dispute();
  expect((await say(parent)).statusCode).toBe(404);
  expect((await say(await asDemo("expert"))).statusCode).toBe(404);
});
