import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ANYBODY, asDemo, type Caller, call, newAccount } from "../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../test/create-test-app.ts";
import { addLessons, makePair } from "../../../../test/matched-pair.ts";

const ME = "/tutors/me";
const SENTENCE = "왜 틀렸는지부터 찾고 거기서 다시 시작해요. 한 줄씩 같이 확인해요.";

let t: TestApp;
let tutor: Caller;
beforeAll(async () => {
  t = await createTestApp();
  tutor = await asDemo("tutor");
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.deps.sql`update tutors set active_students = 2, capacity = 6, phone_number = '01000000003' where id = 1001`;
});

const read = async (who: Caller = tutor) => (await call(t, who, "GET", ME)).json();
const change = (body: object, who: Caller = tutor, more: Record<string, string> = {}) =>
  call(t, who, "PATCH", ME, body, more);

describe("the signed-in tutor", () => {
  test("reads their own profile, stored nowhere on the way", async () => {
    const answer = await call(t, tutor, "GET", ME);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.json()).toEqual({
      id: "1001",
      name: "박지훈",
      gender: "MALE",
      tier: "BASIC",
      rank: "BASIC",
      universityName: expect.stringMatching(/대학교$/),
      universityTier: "HIGHEST",
      major: "수학교육과",
      majorGroup: "EDUCATION",
      majorTrack: "NATURAL_SCIENCES",
      admissionType: "EARLY_DECISION",
      styles: ["METICULOUS", "WARM"],
      teachingYears: 3,
      introduction: expect.stringContaining("왜 틀렸는지"),
      isOpen: true,
      isResting: false,
      hasVoice: false,
      publishesVoice: false,
      teachingBasis: "ENROLLED",
      reportNumber: null,
      ...{ studyProof: null, proofReturned: null, basisCheckedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
      phoneNumber: "01000000003",
      capacity: 6,
      activeStudents: 2,
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  test("has the same number and gender in the own account as on the card, and nobody else's account has them", async () => {
    const [card, account] = [await call(t, tutor, "GET", "/tutors/me"), await call(t, tutor, "GET", "/v2/users/me")];
    const { id, gender } = card.json();
    expect(account.json().tutor).toEqual({ id, gender });
    expect((await call(t, await asDemo("parent"), "GET", "/v2/users/me")).json().tutor).toBeNull();
  });

  test("changes what was sent and nothing else", async () => {
    const before = await read();
    const body = { introduction: `  ${SENTENCE} `, styles: ["SPARTA", "INTERESTING", "WARM"], isOpen: false };
    const answer = await change(body);
    expect(answer.statusCode).toBe(200);
    const expected = { ...before, introduction: SENTENCE, styles: body.styles, isOpen: false };
    expect(answer.json()).toEqual({ ...expected, updatedAt: answer.json().updatedAt });
    expect(await read()).toEqual(answer.json());
    const study = { major: "물리학과", majorGroup: "NATURAL_SCIENCES", majorTrack: "NATURAL_SCIENCES" };
    const more = await change({ ...study, admissionType: "NONE", teachingYears: 0, capacity: 2, isOpen: true });
    expect(more.json()).toMatchObject({ ...study, admissionType: "NONE", teachingYears: 0, capacity: 2, isOpen: true });
  });

  test("who pauses is found by no search until they open again", async () => {
    const found = async () => (await t.deps.sql`select 1 from tutor_postings where tutor_id = 1001`).length > 0;
    await change({ isOpen: false });
    expect(await found()).toBe(false);
    await change({ isOpen: true });
    expect(await found()).toBe(true);
  });

  test("an empty change is none: the version stays", async () => {
    const before = await read();
    expect((await change({})).json()).toEqual(before);
  });

  test.each([
    ["name", { name: "딴이름" }],
    ["university", { universityId: 2, universityName: "나란대학교" }],
    ["tier", { tier: "EXPERT", rank: "EXPERT" }],
    ["phone", { phoneNumber: "01099998888" }],
    ["count of students", { activeStudents: 0 }],
  ])("cannot change their %s", async (_what, body) => {
    const before = await read();
    expect((await change(body)).json()).toEqual(before);
  });

  test.each([
    ["introduction", "짧아요", "30자 이상 적어 주세요."],
    ["introduction", " ".repeat(60), "30자 이상 적어 주세요."],
    ["introduction", "가".repeat(501), "500자까지 쓸 수 있어요."],
    ["introduction", `${SENTENCE} 010-1234-5678`, "전화번호나 메신저, 주소처럼 연락할 수 있는 내용은 빼 주세요."],
    ["styles", ["WARM"], null],
    ["styles", ["WARM", "SPARTA", "METICULOUS", "PASSIONATE"], null],
    ["styles", ["WARM", "WARM"], "같은 스타일이 두 번 있어요."],
    ["styles.0", ["COLD", "WARM"], null],
    ["teachingYears", -1, null],
    ["teachingYears", 51, null],
    ["teachingYears", 2.5, null],
    ["capacity", 0, null],
    ["capacity", 21, null],
    ["capacity", 1, "지금 맡은 수업 2개보다 적을 수 없어요."],
    ["major", "  ", null],
    ["major", "의예과", "의·치·한·약·수의대 전공은 서류를 확인하고 바꿔 드려요. 고객센터로 알려 주세요."],
    ["majorGroup", "LAW", null],
    ["admissionType", null, null],
    ["isOpen", "yes", null],
  ])("is refused at %s: %j", async (path, value, message) => {
    const before = await read();
    const [field = ""] = path.split(".");
    const answer = await change({ [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ service: "class", errorCode: 10001, fields: [{ path }] });
    expect(answer.json().fields[0].message).toMatch(message === null ? /[가-힣]/ : new RegExp(message));
    expect(await read()).toEqual(before);
  });

  test("of five saves from one version one is taken, and an old one changes nothing", async () => {
    const { updatedAt } = await read();
    const from = { "if-match": `"${updatedAt}"` };
    const burst = await Promise.all([1, 2, 3, 4, 5].map((teachingYears) => change({ teachingYears }, tutor, from)));
    expect(burst.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    const late = await change({ teachingYears: 9 }, tutor, from);
    expect(late.json()).toMatchObject({ service: "account", errorCode: 20006, reason: "CHANGED_MEANWHILE" });
    expect((await read()).teachingYears).not.toBe(9);
  });

  test("room for students follows a proposal that was accepted meanwhile", async () => {
    await t.deps.sql`update tutors set active_students = 6 where id = 1001`;
    expect((await change({ capacity: 5 })).statusCode).toBe(400);
    expect((await change({ capacity: 6 })).statusCode).toBe(200);
  });
});

const OPERATIONS = [
  ["GET", ME, undefined],
  ["PATCH", ME, { isOpen: false }],
  ["GET", `${ME}/subjects`, undefined],
  [
    "POST",
    `${ME}/subjects`,
    { middleSchoolSubjects: [], highSchoolSubjects: [], advancedSubjects: [], confidenceSubjects: [] },
  ],
  ["GET", `${ME}/periods`, undefined],
  ["PATCH", `${ME}/periods`, { weeklyAvailablePeriods: {} }],
] as const;

describe.each(OPERATIONS)("%s %s", (method, path, body) => {
  test.each(["student", "parent", "operator", "applicant"] as const)("is forbidden to a %s", async (key) => {
    const answer = await call(t, await asDemo(key), method, path, body);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ service: "class", errorCode: 10004 });
  });

  test("is forbidden to a new account, and opens to each tutor their own", async () => {
    expect((await call(t, await newAccount(t), method, path, body)).statusCode).toBe(403);
    const before = await t.deps.sql`select * from tutors where id = 1001`;
    expect((await call(t, await asDemo("expert"), method, path, body)).statusCode).toBe(200);
    expect(await t.deps.sql`select * from tutors where id = 1001`).toEqual(before);
  });
});

describe("what anybody sees of a tutor", () => {
  const see = async (id: number | string, who?: Caller) => call(t, who ?? ANYBODY, "GET", `/tutors/${id}`);

  test("has person, subjects and free times, and no phone, room or lesson", async () => {
    await t.deps.sql`update tutors set week_bits = set_bit(set_bit(repeat('0', 336)::bit(336), 40, 1), 41, 1),
      taken_bits = set_bit(repeat('0', 336)::bit(336), 41, 1) where id = 1002`;
    const answer = await see(1002);
    expect(answer.statusCode).toBe(200);
    const seen = answer.json();
    expect(seen).toMatchObject({ id: "1002", name: "최은영", rank: "EXPERT", isOpen: expect.any(Boolean) });
    expect(seen.weeklyAvailablePeriods.monday).toEqual(["20:00-20:30"]);
    expect(seen.subjects).toHaveProperty("confidenceSubjects");
    for (const hidden of [
      "phoneNumber",
      "tier",
      "capacity",
      "activeStudents",
      "updatedAt",
      "userId",
      "weekBits",
      "takenBits",
    ]) {
      expect(seen).not.toHaveProperty(hidden);
    }
    expect((await see(1001)).body).not.toContain("01000000003");
  });

  test("says how many lessons were held and when there is time in the coming days, moved lessons left out", async () => {
    const pair = await makePair(t, await asDemo("parent"));
    const { tutorId } = pair.tutor;
    const before = (await see(tutorId)).json();
    expect(before.freeDays.length).toBeGreaterThan(1);
    const [, day] = before.freeDays;
    await addLessons(t, pair.id, [-9, -2]);
    await addLessons(t, pair.id, [-3], "ABSENT");
    await t.deps.sql`insert into lessons (match_id, tutor_id, student_id, starts_at, ends_at, status)
      select id, tutor_id, student_id, ${`${day.date}T00:00:00+09:00`}::timestamptz, ${`${day.date}T24:00:00+09:00`}::timestamptz,
        'SCHEDULED' from matches where id = ${pair.id}`;
    const after = (await see(tutorId)).json();
    expect(after.lessonsGiven - before.lessonsGiven).toBe(2);
    expect(after.freeDays.map(({ date }: { date: string }) => date)).not.toContain(day.date);
    expect(after.freeDays).toHaveLength(before.freeDays.length - 1);
  });

  test("says whether a new student could be taken", async () => {
    const takes = async () => (await see(1001)).json().takesStudents;
    expect(await takes()).toBe(true);
    await t.deps.sql`update tutors set active_students = capacity where id = 1001`;
    expect(await takes()).toBe(false);
    await t.deps.sql`update tutors set active_students = 2, is_resting = true where id = 1001`;
    expect(await takes()).toBe(false);
    await t.deps.sql`update tutors set is_resting = false where id = 1001`;
  });

  test("is the same for a generated tutor and for tutors themselves", async () => {
    expect((await see(1)).json()).toMatchObject({ id: "1", subjects: { confidenceSubjects: expect.any(Array) } });
    expect((await see(1, tutor)).statusCode).toBe(200);
  });

  test.each([
    ["a missing one", 999_999, 404],
    ["one past every number", 99_999_999_999, 400],
    ["no number", "me2", 400],
    ["a fraction", "1.5", 400],
  ])("%s is not found", async (_what, id, status) => {
    expect((await see(id)).statusCode).toBe(status);
  });

  test("is gone with the account", async () => {
    await t.deps.sql`update users set closed_at = now() where id = 'demo-expert'`;
    expect((await see(1002)).statusCode).toBe(404);
    await t.deps.sql`update users set closed_at = null where id = 'demo-expert'`;
    expect((await see(1002)).statusCode).toBe(200);
  });
});
