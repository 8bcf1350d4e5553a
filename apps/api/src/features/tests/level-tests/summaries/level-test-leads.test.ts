import { toApplicantRequest } from "@pkg/domain";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { ANYBODY, asDemo, type Caller, call } from "../../../../../test/caller.ts";
import { ASKED } from "../../../../../test/consult.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { levelTestCalls } from "../../../../../test/level-test-calls.ts";
import { answerItems, M2, makeForm, startTest, useForms } from "../../../../../test/level-test-forms.ts";
import { askedTutors, giveDemoTutor } from "../../../../../test/matched-pair.ts";
import { placeOrder } from "../../../../../test/place-order.ts";
import { answer, WISHES } from "../../../../../test/search-match.ts";
import type { LevelTestResultWire } from "../schemas.ts";

const HAJUN = "00000000-0000-4000-8000-000000000002";

let t: TestApp;
let parent: Caller & { userId?: string };
let operator: Caller;
beforeAll(async () => {
  t = await createTestApp();
  await useForms(t, [
    makeForm("A"),
    makeForm("A", { level: "H1" }),
    makeForm("A", { subject: "ENGLISH", level: "M3" }),
  ]);
  parent = await asDemo("parent");
  operator = await asDemo("operator");
});
afterAll(() => t.close());
beforeEach(() => t.deps.sql`delete from level_test_sessions`);

/** Takes a test with so many right answers of fifteen. */
async function take(right: number, change: object = {}): Promise<LevelTestResultWire> {
  const id = await startTest(t, parent, { ...M2, confidence: "HIGH", studentId: HAJUN, ...change });
  await answerItems(t, parent, id, right);
  await levelTestCalls(t, parent).finish(id);
  return (await levelTestCalls(t, parent).result(id)).json();
}

/** Buys what a result recommends, at the price that it shows. @returns the order's number */
function buy({ subject, recommended: { detail, product } }: LevelTestResultWire): Promise<string> {
  const course = { productId: product?.id, subject, subjectDetail: detail.key, shownAmount: product?.finalCost };
  return placeOrder(t, parent, { ...course, studentId: HAJUN });
}

test.each([
  ["MATH", "M2"],
  ["MATH", "H1"],
  ["ENGLISH", "M3"],
])("every result of %s %s recommends lessons that can be enrolled in as they are shown", async (subject, level) => {
  const { content } = (await call(t, ANYBODY, "GET", "/subjects")).json();
  const details: string[] = content.flatMap(({ subjectDetails }: { subjectDetails: { key: string }[] }) =>
    subjectDetails.map(({ key }) => key),
  );
  const results = new Set<string>();
  for (const right of [3, 8, 10, 13, 15]) {
    const result = await take(right, { subject, level });
    results.add(result.result);
    expect(details).toContain(result.recommended.detail.key);
    expect(await buy(result)).toMatch(/^NR/);
    await t.deps.sql`delete from level_test_sessions`;
  }
  expect(results.size).toBe(5);
});

test("a result reaches the consultation, the wishes of its lessons, the proposal and the tutor's page of the class", async () => {
  await t.deps.sql`update students set grade_band = 'C' where id = ${HAJUN}`;
  const result = await take(10);
  const { id, recommended } = result;
  const known = { id, subjectLabel: "수학", level: "M2", result: "MEDIUM", confidence: "HIGH" };

  const asked = await call(t, parent, "POST", "/consultations", { ...ASKED, levelTestId: id });
  const staff = (await call(t, operator, "GET", `/operator/consultations/${asked.json().id}`)).json();
  expect(staff.levelTest).toMatchObject({ ...known, studentName: "김하준", gradeBand: "C" });

  const merchantUid = await buy(result);
  const wishes = (await call(t, parent, "GET", `/lessons/applicants/${merchantUid}`)).json();
  expect(wishes).toMatchObject({ studyPurposes: [recommended.goal], gradeBand: "C", courses: [{ levelTest: known }] });

  const { subject, subjectDetail, rank, studyPurposes } = wishes;
  const said = { ...WISHES, merchantUid, subject, subjectDetail, rank, studyPurposes };
  const body = { ...toApplicantRequest(said), completedAt: new Date().toISOString() };
  const begun = await call(t, parent, "POST", "/lessons/applicants", body);
  expect(begun.statusCode, begun.body).toBe(201);
  const [match] = await t.deps.sql<{ id: string }[]>`select id from matches where merchant_uid = ${merchantUid}`;
  const [first] = await askedTutors(t, match?.id ?? "", 3);
  if (!first) throw new Error("Nobody was asked.");
  // A later test in another subject is not the proposal's.
  await take(3, { subject: "ENGLISH", level: "M3" });
  const path = `/tutor-pairings/${first.pairingId}?phoneNumber=${first.phoneNumber}`;
  const proposed = (await call(t, ANYBODY, "GET", path)).json();
  expect(proposed.levelTest).toMatchObject({ ...known, gradeBand: "C" });
  expect(JSON.stringify(proposed)).not.toContain("김하준");
  expect((await answer(t, first, "ACCEPT")).statusCode).toBe(200);
  await giveDemoTutor(t, { tutor: first });
  const page = `/tutors/me/classes/${match?.id}/student`;
  const taught = (await call(t, await asDemo("tutor"), "GET", page)).json();
  expect(taught).toMatchObject({
    studyPurposes: [recommended.goal],
    gradeBand: "C",
    levelTest: { ...known, units: result.units.map(({ unit, result: mark }) => ({ unit, result: mark })) },
  });
});
