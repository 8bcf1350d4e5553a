import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { levelTestCalls } from "../../../../../test/level-test-calls.ts";
import { answerItems, M2, makeForm, startTest, useForms } from "../../../../../test/level-test-forms.ts";
import { DEMO_TUTOR, makePair } from "../../../../../test/make-pair.ts";

const HAJUN = "00000000-0000-4000-8000-000000000002";
const SEOA = "00000000-0000-4000-8000-000000000003";

let t: TestApp;
let parent: Caller;
let operator: Caller;
/** The newest version of each item: the program's own form stood there before. */
let version: number;
beforeAll(async () => {
  t = await createTestApp();
  await useForms(t, [makeForm("A")]);
  parent = await asDemo("parent");
  operator = await asDemo("operator");
  version = (await items()).content[0].version;
});
afterAll(() => t.close());

const take = async (who: Caller, studentId: string, right: number) => {
  const id = await startTest(t, who, { ...M2, studentId });
  await answerItems(t, who, id, right);
  await levelTestCalls(t, who).finish(id);
  return id;
};
const items = async () => (await call(t, operator, "GET", "/operator/level-test-items?formId=MATH-M2-A")).json();
const retire = (itemId: string, body: object) =>
  call(t, operator, "POST", `/operator/level-test-items/${itemId}/retirement`, {
    version,
    isRetired: true,
    reason: "보기 두 개가 맞아요",
    ...body,
  });

test("staff sees how many answered an item rightly and how it separates strong from weak", async () => {
  await take(parent, HAJUN, 15);
  await take(parent, SEOA, 4);
  const student = await asDemo("student");
  await take(student, "00000000-0000-4000-8000-000000000001", 8);
  const { forms, content } = await items();
  expect(forms).toEqual(["MATH-M2-A"]);
  expect(content).toHaveLength(15);
  expect(content[0]).toMatchObject({ answers: 3, correct: 3, discrimination: null, isUsed: true, retiredAt: null });
  expect(content[5]).toMatchObject({ answers: 3, correct: 2, unknown: 0 });
  for (const { passage, options } of content) {
    expect(passage === null || typeof passage === "string").toBe(true);
    expect(options.length).toBeGreaterThan(1);
  }
  expect(content[5].discrimination).toBeGreaterThan(0.5);
  expect(content[14]).toMatchObject({ correct: 1 });
  expect(JSON.stringify(content)).not.toContain("이수아");
});

test("a retired item comes in no new test, comes back when it is taken back, and both are audited", async () => {
  const id = "MATH-M2-A-03";
  expect((await retire(id, {})).statusCode).toBe(204);
  expect((await retire(id, {})).json()).toMatchObject({ service: "account", errorCode: 20006 });
  await t.deps.sql`delete from level_test_sessions`;
  const { board, finish, result } = levelTestCalls(t, parent);
  const session = await startTest(t, parent);
  expect((await board(session)).items).toHaveLength(14);
  await finish(session);
  expect((await result(session)).json()).toMatchObject({ maxPoints: 28 });
  expect((await items()).content[2]).toMatchObject({ id, retiredAt: expect.any(String) });
  expect((await retire(id, { isRetired: false })).statusCode).toBe(204);
  const acts = await t.deps.sql`select detail from audit_logs where target_id = ${`${id}@${version}`} order by id`;
  expect(acts.map(({ detail }) => detail.after.isRetired)).toEqual([true, false]);
  expect(acts[0]?.detail.reason).toBe("보기 두 개가 맞아요");
});

test("a form keeps ten items, also when several are retired at once", async () => {
  const all = Array.from({ length: 15 }, (_none, at) => `MATH-M2-A-${String(at + 1).padStart(2, "0")}`);
  const answers = await Promise.all(all.map((id) => retire(id, {})));
  expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(5);
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(10);
  expect((await retire("NOTHING", {})).statusCode).toBe(404);
  expect((await retire(all[0] ?? "", { reason: "왜" })).statusCode).toBe(400);
});

test("the tutor of a class sees the newest test of its subject, without items; another tutor sees nothing", async () => {
  await t.deps.sql`delete from level_test_sessions`;
  const matchId = await makePair(t, parent, { tutorId: DEMO_TUTOR });
  await t.deps
    .sql`insert into applicants (merchant_uid, user_id, subject, subject_detail, rank, weekly_available_periods)
    select merchant_uid, user_id, 'MATH', 'MATH_M2_2', 'BASIC', '{}' from matches where id = ${matchId}`;
  const path = `/tutors/me/classes/${matchId}/student`;
  const tutor = await asDemo("tutor");
  const [taught] = await t.deps.sql`select student_id from matches where id = ${matchId}`;
  expect((await call(t, tutor, "GET", path)).json()).toMatchObject({ levelTest: null });
  await take(parent, taught?.student_id, 9);
  const { body } = await call(t, tutor, "GET", path);
  expect(JSON.parse(body).levelTest).toMatchObject({ level: "M2", confidence: "MEDIUM", units: expect.any(Array) });
  for (const secret of ["풀이", "까닭", '"options"']) expect(body).not.toContain(secret);
  expect((await call(t, await asDemo("expert"), "GET", path)).statusCode).toBe(404);
});

test("staff sees the tests of a family on its page", async () => {
  const { levelTests } = (await call(t, operator, "GET", "/operator/people/demo-parent")).json();
  expect(levelTests).toMatchObject([{ studentName: expect.any(String), subjectLabel: "수학", level: "M2" }]);
});
