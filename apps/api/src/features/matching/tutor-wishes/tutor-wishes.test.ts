import { type Applicant, toApplicantRequest } from "@pkg/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { accountCtx } from "../../../../test/ctx.ts";
import { placeOrder } from "../../../../test/place-order.ts";
import { changeTutorWishes } from "./change-tutor-wishes.ts";

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
  selectedTutors: [],
  tutorMemo: "숙제는 조금만\n부탁드려요.",
  completedAt: null,
});

const post = (who: Caller, applicant: Applicant) =>
  call(t, who, "POST", "/lessons/applicants", toApplicantRequest(applicant));
const patch = (who: Caller, uid: string, body: object) => call(t, who, "PATCH", `/lessons/applicants/${uid}`, body);
const get = (who: Caller, uid: string) => call(t, who, "GET", `/lessons/applicants/${uid}`);
const countFor = (uid: string, body: object) =>
  call(t, parent, "POST", `/lessons/applicants/${uid}/candidate-count`, body);

describe("a lesson request", () => {
  test("comes back as it was sent, with what was bought", async () => {
    const uid = await placeOrder(t, parent);
    const answer = await post(parent, wishes(uid));
    expect(answer.statusCode).toBe(201);
    const [applicant, ...others] = answer.json().applicants;
    expect(others).toEqual([]);
    expect(answer.json()).toMatchObject(applicant);
    expect(answer.json()).toEqual({
      ...wishes(uid),
      applicants: [applicant],
      courses: [
        {
          position: 0,
          subjectLabel: "수학",
          subjectDetailLabel: "중2-2",
          minutes: 60,
          lessonsPerWeek: 2,
          isTrial: false,
          levelTest: null,
        },
      ],
      selectedTutorNames: [],
      grade: 9,
      gradeBand: null,
      studentId: "00000000-0000-4000-8000-000000000002",
      learningType: null,
      isTakenOver: false,
      otherLessons: [],
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
      const message = expect.stringMatching(/^이미 보냈어요/);
      expect(late.json()).toMatchObject({ service: "class", errorCode: "INVALID_REQUEST_CREATE_APPLICANT", message });
    }
    expect((await get(parent, uid)).json().tutorMemo).toBe("두 번째");
    const order = (await call(t, parent, "GET", `/v2/orders/${uid}`)).json();
    expect(order.applicantCompleted).toBe(true);
  });

  test.each([
    ["2026-11-24T14:30:00Z", "맞는 선생님께 내일 아침 8시부터 제안하고, 정해지면 문자로"],
    ["2026-11-24T03:00:00Z", "지금부터 맞는 선생님을 찾고, 찾으면 문자로"],
  ])("that is sent at %s says when tutors are asked", async (now, words) => {
    const uid = await placeOrder(t, parent);
    const deps = { ...t.deps, config: { ...t.deps.config, keepsQuietHours: true } };
    await changeTutorWishes({ ...accountCtx(deps, "demo-parent"), now: new Date(now) }, uid, { complete: true });
    const [job] = await t.deps.sql`
      select data ->> 'text' as text from pgboss.job where singleton_key like ${`applicant.completed:${uid}%`}`;
    expect(job?.text).toContain(words);
  });

  test("takes the band of school marks, which stays with the student until it is taken back", async () => {
    const studentOf = async () => (await call(t, parent, "GET", "/users/me/students")).json().students[0];
    const uid = await placeOrder(t, parent);
    expect((await patch(parent, uid, { gradeBand: "C" })).json().gradeBand).toBe("C");
    expect((await studentOf()).gradeBand).toBe("C");
    expect((await get(parent, await placeOrder(t, parent))).json().gradeBand).toBe("C");
    expect((await patch(parent, uid, { tutorMemo: "다른 조건" })).json().gradeBand).toBe("C");
    expect((await patch(parent, uid, { gradeBand: "E" })).statusCode).toBe(400);
    expect((await patch(parent, uid, { gradeBand: null })).json().gradeBand).toBeNull();
    expect((await studentOf()).gradeBand).toBeNull();
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
    ["selectedTutors", { selectedTutors: "999999999" }],
    ["selectedTutors", { selectedTutors: "1,2,3,4" }],
    ["tutorMemo", { tutorMemo: "가".repeat(1001) }],
    ["tutorMemo", { tutorMemo: "제 번호는 010-2200-0077이에요" }],
    ["tutorMemo", { tutorMemo: "공일공 이이공공 공공칠칠로 연락 주세요" }],
    ["tutorMemo", { tutorMemo: "카톡 주세요" }],
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
