import { NO_WISHES, toApplicantRequest } from "@pkg/domain";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { levelTestCalls } from "../../../../test/level-test-calls.ts";
import { answerItems, M2, makeForm, startTest, useForms } from "../../../../test/level-test-forms.ts";
import { placeBundle, placeOrder } from "../../../../test/place-order.ts";

const HAJUN = "00000000-0000-4000-8000-000000000002";
const SEOA = "00000000-0000-4000-8000-000000000003";

let t: TestApp;
let parent: Caller;
beforeAll(async () => {
  t = await createTestApp();
  await useForms(t, [makeForm("A"), makeForm("B"), makeForm("A", { subject: "ENGLISH" })]);
  parent = await asDemo("parent");
});
afterAll(() => t.close());
beforeEach(() => t.deps.sql`delete from level_test_sessions`);

/** Takes a test with so many right answers of fifteen. @returns its id */
async function take(right: number, body: object = { ...M2, studentId: HAJUN }): Promise<string> {
  const id = await startTest(t, parent, body);
  await answerItems(t, parent, id, right);
  await levelTestCalls(t, parent).finish(id);
  return id;
}
const wishesOf = async (uid: string) => (await call(t, parent, "GET", `/lessons/applicants/${uid}`)).json();
const patch = async (uid: string, body: object) =>
  (await call(t, parent, "PATCH", `/lessons/applicants/${uid}`, body)).json();
const goalsOf = ({ applicants }: { applicants: { studyPurposes: string[] }[] }) =>
  applicants.map(({ studyPurposes }) => studyPurposes);

test("wishes begin with the goal, the result and the confidence of the latest test of what the course teaches", async () => {
  const before = await placeOrder(t, parent);
  expect(await wishesOf(before)).toMatchObject({ studyPurposes: [], courses: [{ levelTest: null }] });
  const id = await take(3);
  expect(await wishesOf(await placeOrder(t, parent))).toMatchObject({
    studyPurposes: ["CONFUSING_CONTENT"],
    courses: [
      {
        levelTest: {
          id,
          subject: "MATH",
          level: "M2",
          subjectLabel: "수학",
          result: "VERY_LOW",
          confidence: "MEDIUM",
          goal: "CONFUSING_CONTENT",
        },
      },
    ],
  });
});

test("another student's test, another subject's and one that is under way say nothing", async () => {
  await take(3, { ...M2, studentId: SEOA });
  await take(3, { ...M2, subject: "ENGLISH", studentId: HAJUN });
  await startTest(t, parent, { ...M2, studentId: HAJUN });
  expect(await wishesOf(await placeOrder(t, parent))).toMatchObject({
    studyPurposes: [],
    courses: [{ levelTest: null }],
  });
});

test("of two courses each gets the goal of its own test, also when the family saves and adds another one", async () => {
  await take(3);
  await take(15, { ...M2, subject: "ENGLISH", studentId: HAJUN });
  const uid = await placeBundle(t, parent);
  const begun = await wishesOf(uid);
  expect(begun.courses.map(({ levelTest }: { levelTest: { goal: string } | null }) => levelTest?.goal ?? null)).toEqual(
    ["CONFUSING_CONTENT", "PRIOR_LEARNING"],
  );
  expect(goalsOf(begun)).toEqual([["CONFUSING_CONTENT"], ["PRIOR_LEARNING"]]);
  expect(begun.studyPurposes).toEqual(["PRIOR_LEARNING", "CONFUSING_CONTENT"]);

  const memo = await patch(uid, { tutorMemo: "천천히요" });
  expect(goalsOf(memo)).toEqual([["CONFUSING_CONTENT"], ["PRIOR_LEARNING"]]);
  const more = await patch(uid, { studyPurposes: "PRIOR_LEARNING,CONFUSING_CONTENT,STUDY_HABITS" });
  expect(goalsOf(more)).toEqual([
    ["CONFUSING_CONTENT", "STUDY_HABITS"],
    ["PRIOR_LEARNING", "STUDY_HABITS"],
  ]);
  expect(more.studyPurposes).toEqual(["PRIOR_LEARNING", "CONFUSING_CONTENT", "STUDY_HABITS"]);
  const other = await patch(uid, { studyPurposes: "NATIONAL_EXAM" });
  expect(goalsOf(other)).toEqual([["NATIONAL_EXAM"], ["NATIONAL_EXAM"]]);
  const none = await patch(uid, { studyPurposes: "UNKNOWN" });
  expect(goalsOf(none)).toEqual([[], []]);
  expect((await wishesOf(uid)).studyPurposes).toEqual([]);
});

test("what a payment writes empty gets the goal once; what says a goal keeps it", async () => {
  await take(3);
  const request = async () => {
    const uid = await placeOrder(t, parent);
    const { subject, subjectDetail, rank } = await wishesOf(uid);
    const { completedAt: _open, ...body } = toApplicantRequest({
      ...NO_WISHES,
      ...{ merchantUid: uid, subject, subjectDetail, rank },
    });
    return body;
  };
  const post = async (body: object) => (await call(t, parent, "POST", "/lessons/applicants", body)).json();
  const empty = await request();
  expect((await post(empty)).studyPurposes).toEqual(["CONFUSING_CONTENT"]);
  expect((await post(empty)).studyPurposes).toEqual([]);
  expect((await post({ ...(await request()), studyPurposes: "STUDY_HABITS" })).studyPurposes).toEqual(["STUDY_HABITS"]);
});
