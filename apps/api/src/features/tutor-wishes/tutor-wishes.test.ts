import { type Applicant, toApplicantRequest } from "@pkg/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts";
import { agreeToAll, BUNDLED, cardOrderBody, newKey, placeOrder } from "../../../test/place-order.ts";

let t: TestApp;
let parent: Caller;
beforeAll(async () => {
  t = await createTestApp();
  parent = await asDemo("parent");
});
afterAll(() => t.close());

const wishes = (merchantUid: string): Applicant => ({
  merchantUid,
  subject: "MATH",
  subjectDetail: "MATH_M2_2",
  rank: "BASIC",
  weeklyAvailablePeriods: {
    monday: ["18:00-21:00"],
    tuesday: [],
    wednesday: ["18:00-20:00", "21:00-24:00"],
    thursday: [],
    friday: ["18:00-22:30"],
    saturday: [],
    sunday: [],
  },
  studyPurposes: ["SCHOOL_GRADES", "STUDY_HABITS"],
  tutorGenders: ["FEMALE"],
  tutorUniversities: ["HIGHEST"],
  tutorPassTypes: ["EARLY_DECISION"],
  tutorTracks: ["NATURAL_SCIENCES"],
  likedTutorStyles: ["WARM", "METICULOUS"],
  dislikedTutorStyles: ["SPARTA"],
  recommendedTutors: ["1", "2"],
  selectedTutors: ["2"],
  tutorMemo: "숙제는 조금만\n부탁드려요.",
  completedAt: null,
});

const post = (who: Caller, applicant: Applicant) =>
  call(t, who, "POST", "/lessons/applicants", toApplicantRequest(applicant));
const patch = (who: Caller, uid: string, body: object) => call(t, who, "PATCH", `/lessons/applicants/${uid}`, body);
const get = (who: Caller, uid: string) => call(t, who, "GET", `/lessons/applicants/${uid}`);
const countFor = (uid: string, body: object) =>
  call(t, parent, "POST", `/lessons/applicants/${uid}/candidate-count`, body);

/** Maths twice and English once a week, bought together. */
async function placeBundle(): Promise<string> {
  const {
    productId: _product,
    subject: _subject,
    subjectDetail: _detail,
    rentTablet: _rent,
    ...body
  } = await cardOrderBody(t);
  const orders = [
    { productId: BUNDLED, subject: "MATH", subjectDetail: "MATH_M2_2", rentTablet: false },
    { productId: 1121201, subject: "ENGLISH", subjectDetail: "ENGLISH_M2", rentTablet: false },
  ];
  const bundle = { ...body, orders, shownAmount: 1_118_760, consents: agreeToAll([3]) };
  const made = await call(t, parent, "POST", "/lessons/orders/card/bundlings", bundle, newKey());
  return made.json().merchantUid;
}

describe("a lesson request", () => {
  test("comes back as it was sent, with what was bought", async () => {
    const uid = await placeOrder(t, parent);
    const answer = await post(parent, wishes(uid));
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      ...wishes(uid),
      courses: [{ subjectLabel: "수학", subjectDetailLabel: "중2-2", minutes: 60, lessonsPerWeek: 2 }],
    });
    expect((await get(parent, uid)).json()).toEqual(answer.json());
    const [row] = await t.deps.sql`select study_purposes, tutor_genders from applicants where merchant_uid = ${uid}`;
    expect(row).toEqual({ study_purposes: ["SCHOOL_GRADES", "STUDY_HABITS"], tutor_genders: ["FEMALE"] });
  });

  test("empty lists mean no wish: unknown goals, both genders, any admission", async () => {
    const uid = await placeOrder(t, parent);
    const none = { ...wishes(uid), studyPurposes: [], tutorGenders: [], tutorPassTypes: [], selectedTutors: [] };
    const answer = await post(parent, none);
    expect(answer.json()).toMatchObject({
      studyPurposes: [],
      tutorGenders: [],
      tutorPassTypes: [],
      selectedTutors: [],
    });
  });

  test("is changed by a second POST and by PATCH, until it is complete", async () => {
    const uid = await placeOrder(t, parent);
    await post(parent, wishes(uid));
    expect((await post(parent, { ...wishes(uid), tutorMemo: "두 번째" })).json().tutorMemo).toBe("두 번째");
    const changed = await patch(parent, uid, { tutorGenders: "MALE", likedTutorStyles: "" });
    expect(changed.json()).toMatchObject({ tutorGenders: ["MALE"], likedTutorStyles: [], tutorMemo: "두 번째" });

    const complete = await patch(parent, uid, { complete: true });
    expect(Date.parse(complete.json().completedAt)).not.toBeNaN();
    for (const late of [await patch(parent, uid, { tutorMemo: "늦음" }), await post(parent, wishes(uid))]) {
      expect(late.statusCode).toBe(409);
      expect(late.json()).toMatchObject({ service: "class", errorCode: "INVALID_REQUEST_CREATE_APPLICANT" });
    }
    expect((await get(parent, uid)).json().tutorMemo).toBe("두 번째");
    const order = (await call(t, parent, "GET", `/v2/orders/${uid}`)).json();
    expect(order.applicantCompleted).toBe(true);
  });

  test("of a foreign order answers as of a missing one", async () => {
    const uid = await placeOrder(t, parent);
    const student = await asDemo("student");
    const missing = await get(student, "NRNOTHING");
    expect(missing.statusCode).toBe(404);
    expect((await get(student, uid)).json()).toEqual(missing.json());
    expect((await post(student, wishes(uid))).json()).toEqual(missing.json());
    expect((await patch(student, uid, { tutorMemo: "x" })).json()).toEqual(missing.json());
    const foreign = await call(t, student, "POST", `/lessons/applicants/${uid}/candidate-count`, {});
    expect(foreign.json()).toEqual(missing.json());
  });

  test.each([
    [
      "weeklyAvailablePeriods.monday.0",
      { weeklyAvailablePeriods: { ...wishes("x").weeklyAvailablePeriods, monday: ["21:00-18:00"] } },
    ],
    [
      "weeklyAvailablePeriods.monday.0",
      { weeklyAvailablePeriods: { ...wishes("x").weeklyAvailablePeriods, monday: ["18:10-19:00"] } },
    ],
    ["tutorGenders", { tutorGenders: "OTHER" }],
    ["studyPurposes", { studyPurposes: "SCHOOL_GRADES,," }],
    ["tutorPassType", { tutorPassType: "아무나" }],
    ["selectedTutors", { selectedTutors: "1;2" }],
    ["tutorMemo", { tutorMemo: "가".repeat(1001) }],
  ])("refuses a wrong %s", async (path, change) => {
    const uid = await placeOrder(t, parent);
    const answer = await patch(parent, uid, change);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errorCode).toBe("INVALID_REQUEST_CREATE_APPLICANT");
    expect(answer.json().fields.map((field: { path: string }) => field.path)).toEqual([path]);
  });

  test.each([
    ["subject", { subject: "ENGLISH" }],
    ["subjectDetail", { subjectDetail: "MATH_M1_1" }],
    ["rank", { rank: "EXPERT" }],
  ] as const)("refuses a %s that was not bought, and takes the one that was", async (path, change) => {
    const uid = await placeOrder(t, parent);
    const refused = [
      await post(parent, { ...wishes(uid), ...change }),
      await patch(parent, uid, change),
      await countFor(uid, change),
    ];
    for (const answer of refused) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errorCode).toBe("INVALID_REQUEST_CREATE_APPLICANT");
      expect(answer.json().fields.map((field: { path: string }) => field.path)).toContain(path);
    }
    expect((await patch(parent, uid, { [path]: wishes(uid)[path] })).statusCode).toBe(200);
  });

  test("without the number of its order answers NULL_MERCHANTUID, another wrong body that the wishes are invalid", async () => {
    const { merchantUid: _uid, ...unnamed } = toApplicantRequest(wishes("x"));
    const missing = await call(t, parent, "POST", "/lessons/applicants", unnamed);
    expect([missing.statusCode, missing.json().errorCode]).toEqual([400, "NULL_MERCHANTUID"]);
    const wrong = await call(t, parent, "POST", "/lessons/applicants", { ...unnamed, merchantUid: "x", rank: "KING" });
    expect([wrong.statusCode, wrong.json().errorCode]).toEqual([400, "INVALID_REQUEST_CREATE_APPLICANT"]);
  });

  test("stays with an order of which a part was refunded, and goes with the rest", async () => {
    const uid = await placeOrder(t, parent);
    await post(parent, wishes(uid));
    await t.deps.sql`update orders set status = 'PART_REFUNDED' where merchant_uid = ${uid}`;
    expect((await get(parent, uid)).json().tutorMemo).toBe(wishes(uid).tutorMemo);
    await t.deps.sql`update orders set status = 'REFUNDED' where merchant_uid = ${uid}`;
    expect((await get(parent, uid)).statusCode).toBe(404);
  });

  test.each([
    ["2026-11-23T10:00:00", 200],
    ["2026-11-23T10:00:00.123Z", 200],
    ["2026-11-23T10:00:00+09:00", 400],
    ["2026-11-23", 400],
  ])("takes %s as completedAt: %i", async (completedAt, status) => {
    const uid = await placeOrder(t, parent);
    expect((await patch(parent, uid, { completedAt })).statusCode).toBe(status);
  });

  test("refuses a style that is liked and disliked", async () => {
    const uid = await placeOrder(t, parent);
    const answer = await patch(parent, uid, { likedTutorStyles: "WARM", dislikedTutorStyles: "WARM" });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errorCode).toBe("INVALID_REQUEST_CREATE_APPLICANT");
  });
});

describe("the number of fitting tutors", () => {
  const allWeek = Object.fromEntries(
    Object.keys(wishes("x").weeklyAvailablePeriods).map((day) => [day, ["00:00-24:00"]]),
  );

  test("shrinks with every wish that is a hard condition, and is what the database says", async () => {
    const uid = await placeOrder(t, parent);
    const count = async (body: object) => (await countFor(uid, body)).json().count as number;
    const free = await count({ weeklyAvailablePeriods: allWeek });
    const [expected] = await t.deps.sql`
      select count(*)::int as n from tutors join tutor_subjects on tutor_id = id
      where subject_detail_key = 'MATH_M2_2' and tier <> 'EXPERT' and active_students < capacity`;
    expect(free).toBeGreaterThan(20);
    expect(free).toBeLessThanOrEqual(expected?.n);
    const women = await count({ weeklyAvailablePeriods: allWeek, tutorGenders: "FEMALE" });
    const men = await count({ weeklyAvailablePeriods: allWeek, tutorGenders: "MALE" });
    expect(women + men).toBe(free);
    const evenings = { ...wishes("x").weeklyAvailablePeriods };
    expect(await count({ weeklyAvailablePeriods: evenings })).toBeLessThan(free);
    const once = { ...evenings, monday: ["18:00-19:00"], wednesday: [], friday: [] };
    expect(await count({ weeklyAvailablePeriods: once })).toBe(0);
  });

  test("of two courses is one for each, and of the whole the smaller one", async () => {
    const uid = await placeBundle();
    const { courses } = (await get(parent, uid)).json();
    expect(courses.map((course: { subjectLabel: string }) => course.subjectLabel)).toEqual(["수학", "영어"]);
    const together = (await countFor(uid, { weeklyAvailablePeriods: allWeek })).json();
    const maths = await placeOrder(t, parent);
    const [alone] = (await countFor(maths, { weeklyAvailablePeriods: allWeek })).json().courses;
    const counts = together.courses.map(({ count }: { count: number }) => count);
    expect(together.courses).toEqual([
      alone,
      { subjectLabel: "영어", subjectDetailLabel: "중2 내신", count: counts[1] },
    ]);
    expect(counts[1]).not.toBe(counts[0]);
    expect(together.count).toBe(Math.min(...counts));
  });

  test("saves nothing", async () => {
    const uid = await placeOrder(t, parent);
    await countFor(uid, { tutorMemo: "세기만 해요" });
    const rows = await t.deps.sql`select 1 from applicants where merchant_uid = ${uid}`;
    expect(rows).toHaveLength(0);
  });
});
