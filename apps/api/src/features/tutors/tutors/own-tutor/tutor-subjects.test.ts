import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDemo, type Caller, call } from "../../../../../test/caller.ts";
import { createTestApp, type TestApp } from "../../../../../test/create-test-app.ts";
import { matchTutor } from "../../../../../test/match-tutor.ts";

const PATH = "/tutors/me/subjects";
const NOTHING = { middleSchoolSubjects: [], highSchoolSubjects: [], advancedSubjects: [], confidenceSubjects: [] };
const WHOLE = {
  middleSchoolSubjects: ["MATH_M1_1", "MATH_M2_2", "SCIENCE_M3"],
  highSchoolSubjects: ["MATH_COMMON_1"],
  advancedSubjects: ["ESSAY_NATURAL", "CODING_PYTHON"],
  confidenceSubjects: [
    { subject: "MATH", level: "VERY_HIGH" },
    { subject: "SCIENCE", level: "VERY_LOW" },
    { subject: "ESSAY", level: "MEDIUM" },
    { subject: "CODING", level: "LOW" },
  ],
};

let t: TestApp;
let tutor: Caller;
beforeAll(async () => {
  t = await createTestApp();
  tutor = await asDemo("tutor");
});
afterAll(() => t.close());

const read = async (who: Caller = tutor) => (await call(t, who, "GET", PATH)).json();
const put = (body: object, who: Caller = tutor, more: Record<string, string> = {}) =>
  call(t, who, "POST", PATH, body, more);
const listsOf = ({ updatedAt: _at, subjectsInLessons: _in, ...lists }: Record<string, unknown>) => lists;

describe("a tutor's subjects", () => {
  test("come back as they were sent, also for buyers, and each detail has its subject's confidence", async () => {
    const saved = await put(WHOLE);
    expect(saved.statusCode).toBe(200);
    expect(listsOf(saved.json())).toEqual(WHOLE);
    expect(await read()).toEqual(saved.json());
    expect((await call(t, await asDemo("student"), "GET", "/tutors/1001")).json().subjects).toEqual(WHOLE);
    const rows = await t.deps.sql`select subject_detail_key, confidence from tutor_subjects where tutor_id = 1001
      and subject_detail_key like 'MATH%' order by 1`;
    expect(rows.map(({ confidence }) => confidence)).toEqual(["VERY_HIGH", "VERY_HIGH", "VERY_HIGH"]);
  });

  test("are what matching searches in, at once", async () => {
    await put(WHOLE);
    const rows = await t.deps
      .sql`select subject_detail_key as key from tutor_postings where tutor_id = 1001 order by 1`;
    const { middleSchoolSubjects, highSchoolSubjects, advancedSubjects } = WHOLE;
    const all = [...middleSchoolSubjects, ...highSchoolSubjects, ...advancedSubjects].sort();
    expect(rows.map(({ key }) => key)).toEqual(all);
  });

  test("are replaced as a whole, down to nothing", async () => {
    await put(WHOLE);
    expect(listsOf((await put(NOTHING)).json())).toEqual(NOTHING);
    expect(listsOf(await read())).toEqual(NOTHING);
  });

  test.each([
    ["an unknown detail", { middleSchoolSubjects: ["LATIN_M1"] }, "middleSchoolSubjects"],
    ["a subject in place of a detail", { middleSchoolSubjects: ["MATH"] }, "middleSchoolSubjects"],
    ["a group of details", { middleSchoolSubjects: ["MATH_M1"] }, "middleSchoolSubjects"],
    ["a detail of another list", { highSchoolSubjects: ["MATH_M1_1"] }, "highSchoolSubjects"],
    ["a school subject as advanced", { advancedSubjects: ["MATH_COMMON_1"] }, "advancedSubjects"],
    ["a detail twice", { middleSchoolSubjects: ["MATH_M1_1", "MATH_M1_1"] }, "middleSchoolSubjects"],
    ["no key", { middleSchoolSubjects: ["'; drop table tutors; --"] }, "middleSchoolSubjects.0"],
    ["a missing confidence", { confidenceSubjects: WHOLE.confidenceSubjects.slice(1) }, "confidenceSubjects.MATH"],
    ["an unknown level", { confidenceSubjects: [{ subject: "MATH", level: "SUPER" }] }, "confidenceSubjects.0.level"],
    [
      "a confidence in what is not taught",
      { confidenceSubjects: [...WHOLE.confidenceSubjects, { subject: "KOREAN", level: "HIGH" }] },
      "confidenceSubjects.KOREAN",
    ],
    ["a list that is left out", { advancedSubjects: undefined }, "advancedSubjects"],
    ["more than there can be", { highSchoolSubjects: Array(201).fill("MATH_COMMON_1") }, "highSchoolSubjects"],
  ])("are refused with %s", async (_what, change, path) => {
    await put(WHOLE);
    const answer = await put({ ...WHOLE, ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ service: "class", errorCode: 10001 });
    const { fields } = answer.json() as { fields: { path: string; message: string }[] };
    expect(fields.map((field) => field.path)).toContain(path);
    expect(listsOf(await read())).toEqual(WHOLE);
  });

  test.each(["KOREAN_M1", "SCIENCE_M1", "SOCIAL_M_SOCIAL_1"])("an expert cannot teach %s", async (key) => {
    const expert = await asDemo("expert");
    const [subject = ""] = key.split("_");
    const body = { ...NOTHING, middleSchoolSubjects: [key], confidenceSubjects: [{ subject, level: "HIGH" }] };
    const answer = await put(body, expert);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual([
      { path: "middleSchoolSubjects", message: "전문 선생님은 국어·과학·사회를 맡지 않아요." },
    ]);
    expect((await put(body)).statusCode).toBe(200);
  });

  test("of five saves from one version one is taken", async () => {
    const { updatedAt } = await read();
    const burst = await Promise.all(Array.from({ length: 5 }, () => put(WHOLE, tutor, { "if-match": updatedAt })));
    expect(burst.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(listsOf(await read())).toEqual(WHOLE);
  });

  test("keep a detail in which somebody has weekly lessons", async () => {
    await put(WHOLE);
    const release = await matchTutor(t, 1001, [{ day: 0, halfHour: 38 }]);
    expect((await read()).subjectsInLessons).toEqual(["MATH_M2_2"]);
    const refused = await put({ ...WHOLE, middleSchoolSubjects: ["MATH_M1_1", "SCIENCE_M3"] });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      reason: "HAS_LESSONS",
      message: "이수아 학생이 중2-2 수업을 듣고 있어요. 수업이 끝난 뒤에 뺄 수 있어요.",
    });
    expect(listsOf(await read())).toEqual(WHOLE);
    expect((await put({ ...WHOLE, middleSchoolSubjects: ["MATH_M2_2", "SCIENCE_M3"] })).statusCode).toBe(200);
    await release();
    expect((await put(NOTHING)).statusCode).toBe(200);
  });
});
