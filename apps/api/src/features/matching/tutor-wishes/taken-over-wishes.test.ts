import { type Applicant, toApplicantRequest } from "@pkg/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { placeOrder } from "../../../../test/place-order.ts";
import { WISHES } from "../../../../test/search-match.ts";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const SAID: Pick<Applicant, "tutorGenders" | "tutorUniversities" | "likedTutorStyles" | "weeklyAvailablePeriods"> = {
  tutorGenders: ["FEMALE"],
  tutorUniversities: ["HIGHEST"],
  likedTutorStyles: ["WARM"],
  weeklyAvailablePeriods: WISHES.weeklyAvailablePeriods,
};

test("wishes of the next course begin with the student's last ones, beside the lessons that the week has", async () => {
  const [student, parent] = [await asDemo("student"), await asDemo("parent")];
  const get = (who: Caller, uid: string) => call(t, who, "GET", `/lessons/applicants/${uid}`);
  const first = await placeOrder(t, student, { student: { name: "이수아" } });
  expect((await get(student, first)).json()).toMatchObject({ isTakenOver: false, tutorGenders: [] });
  const wishes = { ...WISHES, ...SAID, merchantUid: first, completedAt: new Date().toISOString() };
  await call(t, student, "POST", "/lessons/applicants", toApplicantRequest(wishes));
  await t.deps.sql`update matches set status = 'MATCHED', tutor_id = 1001, matched_at = now(),
    lesson_starts = ${JSON.stringify([{ day: 1, halfHour: 38 }])}::jsonb where merchant_uid = ${first}`;

  const english = { subject: "ENGLISH", subjectDetail: "ENGLISH_M2" };
  const next = await placeOrder(t, student, { student: { name: "이수아" }, ...english });
  const taken = (await get(student, next)).json();
  expect(taken).toMatchObject(SAID);
  // What is of one course alone is not taken over.
  expect(taken).toMatchObject({ isTakenOver: true, studyPurposes: [], tutorMemo: "", selectedTutors: [] });
  expect(taken.otherLessons).toEqual([{ day: 1, halfHour: 38, minutes: 60, subjectLabel: "수학" }]);

  await call(t, student, "PATCH", `/lessons/applicants/${next}`, { tutorGenders: "MALE" });
  expect((await get(student, next)).json()).toMatchObject({
    isTakenOver: false,
    tutorGenders: ["MALE"],
    likedTutorStyles: SAID.likedTutorStyles,
  });
  // Another account's wishes are another account's.
  const foreign = await placeOrder(t, parent, {
    studentId: "00000000-0000-4000-8000-000000000003",
    student: { name: "김서아" },
  });
  expect((await get(parent, foreign)).json()).toMatchObject({
    isTakenOver: false,
    tutorGenders: [],
    otherLessons: [],
  });
});

test("universities of an expert's course stay out of a basic one, and go on to another expert's", async () => {
  const parent = await asDemo("parent");
  const asExpert = (uid: string) => t.deps.sql`
    update order_items set product = jsonb_set(product, '{tutorRank}', '"EXPERT"')
    where order_id = (select id from orders where merchant_uid = ${uid})`;
  const child = { student: { name: "김하준" } };
  const first = await placeOrder(t, parent, child);
  await asExpert(first);
  const wishes = { ...WISHES, merchantUid: first, rank: "EXPERT", completedAt: new Date().toISOString() } as const;
  const said = { ...wishes, tutorUniversities: ["HIGHEST", "HIGH", "OTHER"] as const };
  const sent = await call(t, parent, "POST", "/lessons/applicants", toApplicantRequest(said));
  expect(sent.statusCode).toBe(201);

  const next = await placeOrder(t, parent, { ...child, subject: "ENGLISH", subjectDetail: "ENGLISH_M2" });
  const read = async () => (await call(t, parent, "GET", `/lessons/applicants/${next}`)).json();
  expect(await read()).toMatchObject({ isTakenOver: true, tutorUniversities: ["HIGHEST"] });
  await asExpert(next);
  expect(await read()).toMatchObject({ isTakenOver: true, tutorUniversities: ["HIGHEST", "HIGH", "OTHER"] });
});
