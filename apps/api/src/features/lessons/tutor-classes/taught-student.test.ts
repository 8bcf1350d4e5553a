import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../test/caller.ts";
import { claimedLearningType } from "../../../../test/claimed-learning-type.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { makePair } from "../../../../test/make-pair.ts";
import { matchTutor } from "../../../../test/match-tutor.ts";

let t: TestApp;
let tutor: Caller;
beforeAll(async () => {
  t = await createTestApp();
  tutor = await asDemo("tutor");
  await matchTutor(t, 1001, [{ day: 1, halfHour: 38 }]);
});
afterAll(() => t.close());

const read = (caller: Caller, id: string) => call(t, caller, "GET", `/tutors/me/classes/${id}/student`);

test("the student of a class is described to its tutor by what the family wrote, and to nobody else", async () => {
  const parent = await asDemo("parent");
  const id = await makePair(t, parent, { lessonStarts: [{ day: 2, halfHour: 38 }] });
  // The second course of its order, whose first one has wishes of its own.
  await t.deps.sql`update order_items set position = 1 where id = (select order_item_id from matches where id = ${id})`;
  await t.deps
    .sql`insert into applicants (merchant_uid, position, user_id, subject, subject_detail, rank, weekly_available_periods,
      study_purposes, tutor_memo)
    select merchant_uid, position, user_id, subject, detail, 'BASIC', '{}', '{SCHOOL_GRADES}', memo
    from matches, (values (0, 'ENGLISH', 'ENGLISH_M2', '영어 숙제가 많아요'), (1, 'MATH', 'MATH_M2_2', '분수를 어려워해요. 카톡 jian_math'))
      wish (position, subject, detail, memo) where id = ${id}`;
  expect((await read(tutor, id)).json()).toMatchObject({
    gradeLabel: "중3",
    tutorMemo: "분수를 어려워해요. (연락처 가림)",
    isStaffMemo: false,
    studyPurposes: ["SCHOOL_GRADES"],
    learningType: null,
  });
  const [pair] = await t.deps.sql<{ student_id: string }[]>`select student_id from matches where id = ${id}`;
  await claimedLearningType(t, parent, pair?.student_id ?? "");
  expect((await read(tutor, id)).json()).toMatchObject({
    learningType: { name: "차근차근 설계자", line: "먼저 그려 보고, 이해한 만큼 쌓아 올려요." },
  });
  expect((await read(tutor, id)).json()).not.toHaveProperty("studentId");
  expect((await read(await asDemo("expert"), id)).statusCode).toBe(404);
  expect((await read(parent, id)).statusCode).toBe(403);
  await t.deps.sql`update matches set status = 'UNPAIRED', tutor_id = null where id = ${id}`;
  expect((await read(tutor, id)).statusCode).toBe(404);
});
