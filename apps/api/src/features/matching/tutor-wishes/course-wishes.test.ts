import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { placeBundle } from "../../../../test/place-order.ts";

let t: TestApp;
let parent: Caller;
let uid: string;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
});
afterAll(() => t.close());
beforeEach(async () => {
  uid = await placeBundle(t, parent);
});

const patch = (body: object) => call(t, parent, "PATCH", `/lessons/applicants/${uid}`, body);
const read = async () => (await call(t, parent, "GET", `/lessons/applicants/${uid}`)).json();
const order = async () => (await call(t, parent, "GET", `/v2/orders/${uid}`)).json();
const listed = async () => {
  const { content } = (await call(t, parent, "GET", "/orders?page=0&size=50")).json();
  return content.find(({ merchantUid }: { merchantUid: string }) => merchantUid === uid);
};
const searches = async () =>
  await t.deps.sql`select subject_key, wishes -> 'tutorGenders' as genders from matches
    where merchant_uid = ${uid} order by subject_key desc`;
const notices = async () =>
  (
    await t.deps.sql<{ text: string }[]>`select data ->> 'text' as text from pgboss.job
      where singleton_key like ${`applicant.completed:${uid}%`} order by created_on`
  ).map(({ text }) => text.split(" 잘 받았어요")[0]);
const waiting = async () => {
  const { content } = (await call(t, parent, "GET", "/users/me/open-tasks")).json();
  return content.filter(({ merchantUid }: { merchantUid: string }) => merchantUid === uid);
};

const evenings = { weeklyAvailablePeriods: weekOf("18:00-22:00"), studyPurposes: "SCHOOL_GRADES" };

test("one course is sent alone: the other begins with its wishes, differs, and each is searched with its own", async () => {
  const body = { ...evenings, tutorGenders: "FEMALE", tutorMemo: "도형이 어려워요." };
  const half = (await patch({ ...body, complete: true, onlyCourse: 0 })).json();
  expect(half).toMatchObject({
    completedAt: null,
    subject: "ENGLISH",
    tutorGenders: ["FEMALE"],
    tutorMemo: "도형이 어려워요.",
    courses: [{ position: 1, subjectLabel: "영어" }],
    applicants: [
      { subject: "MATH", completedAt: expect.any(String) },
      { subject: "ENGLISH", completedAt: null },
    ],
  });
  expect(await searches()).toEqual([{ subject_key: "MATH", genders: ["FEMALE"] }]);
  expect(await waiting()).toMatchObject([{ kind: "SEND_WISHES", courseName: expect.stringContaining("영어") }]);
  expect([(await order()).applicantCompleted, (await listed()).applicantCompleted]).toEqual([false, false]);

  expect((await patch({ tutorGenders: "MALE" })).json()).toMatchObject({ tutorGenders: ["MALE"] });
  const whole = (await patch({ complete: true })).json();
  expect(whole).toMatchObject({ completedAt: expect.any(String), courses: [{}, {}] });
  expect(whole.applicants).toMatchObject([{ tutorGenders: ["FEMALE"] }, { tutorGenders: ["MALE"] }]);
  expect(await searches()).toEqual([
    { subject_key: "MATH", genders: ["FEMALE"] },
    { subject_key: "ENGLISH", genders: ["MALE"] },
  ]);
  expect(await waiting()).toEqual([]);
  expect([(await order()).applicantCompleted, (await listed()).applicantCompleted]).toEqual([true, true]);
  expect(await notices()).toEqual(["수학", "영어"].map((course) => `[나란] 김하준 학생 ${course} 선생님 조건을`));
});

test("the same wishes go to all courses at once, and a course that was sent is sent once", async () => {
  expect((await patch({ ...evenings, complete: true })).json()).toMatchObject({ courses: [{}, {}] });
  expect(await searches()).toHaveLength(2);
  expect((await patch({ complete: true, onlyCourse: 1 })).statusCode).toBe(409);
  expect(await notices()).toHaveLength(1);
});

test("two tabs send one course at the same time: it is searched once, and the other still waits", async () => {
  await patch(evenings);
  const answers = await Promise.all([1, 2].map(() => patch({ complete: true, onlyCourse: 0 })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(await read()).toMatchObject({ completedAt: null, subject: "ENGLISH" });
  expect(await searches()).toHaveLength(1);
});

test("each course keeps the universities that tutors of its rank are of, and the order has those of both", async () => {
  await t.deps.sql`update order_items set product = jsonb_set(product, '{tutorRank}', '"EXPERT"')
    where position = 1 and order_id = (select id from orders where merchant_uid = ${uid})`;
  const saved = (await patch({ ...evenings, tutorUniversities: "HIGHER,HIGH,OTHER" })).json();
  expect(saved).toMatchObject({
    tutorUniversities: ["HIGHER", "HIGH", "OTHER"],
    applicants: [{ tutorUniversities: ["HIGHER"] }, { tutorUniversities: ["HIGHER", "HIGH", "OTHER"] }],
  });
  const changed = (await patch({ tutorGenders: "FEMALE" })).json();
  expect(changed.applicants).toMatchObject(
    saved.applicants.map(({ tutorUniversities }: { tutorUniversities: string[] }) => ({ tutorUniversities })),
  );
  expect((await patch({ tutorUniversities: "HIGH" })).json().applicants).toMatchObject([
    { tutorUniversities: [] },
    { tutorUniversities: ["HIGH"] },
  ]);
});

test("tutors who were picked stay with the course that they teach", async () => {
  const { courses } = (await call(t, parent, "POST", `/lessons/applicants/${uid}/recommendations`, evenings)).json();
  const [maths, english] = courses.map(({ tutors }: { tutors: { tutor: { id: string } }[] }) =>
    tutors.slice(0, 3).map(({ tutor }) => tutor.id),
  );
  await patch({ ...evenings, selectedTutors: [...new Set([...maths, ...english])].join() });
  const half = (await patch({ complete: true, onlyCourse: 0 })).json();
  const taught = await t.deps.sql<{ id: string }[]>`
    select tutor_id::text as id from tutor_subjects where subject_detail_key = 'ENGLISH_M2'`;
  const teachEnglish = new Set(taught.map(({ id }) => id));
  expect(half.selectedTutors).toHaveLength(3);
  expect(half.selectedTutors.every((id: string) => teachEnglish.has(id))).toBe(true);
  expect((await patch({ tutorMemo: "" })).statusCode).toBe(200);
});

test("the week of a course that waits has the lessons of its sibling that was sent and has a tutor", async () => {
  const pair = (key: string, day: number) => t.deps.sql`
    update matches set status = 'MATCHED', tutor_id = 1001, matched_at = now(),
      lesson_starts = ${JSON.stringify([{ day, halfHour: 38 }])}::jsonb
    where merchant_uid = ${uid} and subject_key = ${key}`;
  const own = async () => (await read()).otherLessons.filter(({ day }: { day: number }) => day === 2 || day === 4);
  await patch({ ...evenings, complete: true, onlyCourse: 0 });
  expect(await own()).toEqual([]);
  await pair("MATH", 2);
  expect(await own()).toEqual([{ day: 2, halfHour: 38, minutes: 60, subjectLabel: "수학" }]);
  await patch({ complete: true });
  await pair("ENGLISH", 4);
  expect(await own()).toEqual([]);
});

test("a course that is given up waits for nothing", async () => {
  await patch({ ...evenings, complete: true, onlyCourse: 0 });
  await t.deps.sql`update order_items set kept_count = 0
    where position = 1 and order_id = (select id from orders where merchant_uid = ${uid})`;
  expect((await order()).applicantCompleted).toBe(true);
  expect(await read()).toMatchObject({ subject: "MATH", completedAt: expect.any(String) });
});

function weekOf(period: string) {
  const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
  return Object.fromEntries(days.map((day) => [day, [period]]));
}
