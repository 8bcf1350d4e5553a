import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CONFIDENCE_LEVELS } from "../subject/confidence-level.ts";
import type { TutorSubjects } from "./tutor.ts";
import { type ListedSubject, teachableDetails, toTutorSubjects, tutorSubjectList } from "./tutor-subject-lists.ts";
import { EXPERT_SUBJECT_REFUSAL, tutorSubjectProblems } from "./tutor-subject-problems.ts";

const detail = (key: string, levels: ("MIDDLE" | "HIGH")[], parentSubjectDetailKey: string | null = null) => ({
  key,
  parentSubjectDetailKey,
  targetSchoolLevels: levels,
});
const CATALOGUE: ListedSubject[] = [
  { key: "KOREAN", label: "국어", subjectDetails: [detail("KOREAN_M1", ["MIDDLE"]), detail("KOREAN_H", ["HIGH"])] },
  {
    key: "MATH",
    label: "수학",
    subjectDetails: [
      detail("MATH_M1", ["MIDDLE"]),
      detail("MATH_M1_1", ["MIDDLE"], "MATH_M1"),
      detail("MATH_M1_2", ["MIDDLE"], "MATH_M1"),
      detail("MATH_H", ["HIGH"]),
      detail("MATH_BOTH", ["HIGH", "MIDDLE"]),
    ],
  },
  { key: "ESSAY", label: "논술", subjectDetails: [detail("ESSAY_M", ["MIDDLE"]), detail("ESSAY_H", ["HIGH"])] },
  { key: "CODING", label: "코딩", subjectDetails: [detail("CODING_WEB", ["MIDDLE", "HIGH"])] },
];

const subjects = (change: Partial<TutorSubjects> = {}): TutorSubjects => ({
  middleSchoolSubjects: [],
  highSchoolSubjects: [],
  advancedSubjects: [],
  confidenceSubjects: [],
  ...change,
});
const sure = (...keys: string[]) => keys.map((subject) => ({ subject, level: "HIGH" as const }));
const refused = (change: Partial<TutorSubjects>, rank: "BASIC" | "EXPERT" = "BASIC") =>
  tutorSubjectProblems(subjects(change), CATALOGUE, rank);

describe("the list of a detail", () => {
  it.each([
    ["MATH", ["MIDDLE"], "middleSchoolSubjects"],
    ["MATH", ["HIGH"], "highSchoolSubjects"],
    ["MATH", ["HIGH", "MIDDLE"], "middleSchoolSubjects"],
    ["ESSAY", ["MIDDLE"], "advancedSubjects"],
    ["QUALIFICATION", ["HIGH"], "advancedSubjects"],
    ["CODING", ["MIDDLE", "HIGH"], "advancedSubjects"],
    ["SECOND_LANGUAGE", ["MIDDLE", "HIGH"], "advancedSubjects"],
    ["STUDY_COACHING", ["MIDDLE", "HIGH"], "advancedSubjects"],
  ] as const)("%s for %j is %s", (key, targetSchoolLevels, list) => {
    expect(tutorSubjectList(key, { targetSchoolLevels })).toBe(list);
  });

  it("holds no groups", () => {
    expect(teachableDetails(CATALOGUE[1]?.subjectDetails ?? []).map(({ key }) => key)).not.toContain("MATH_M1");
  });
});

describe("what is taught", () => {
  it("stands in the catalogue's order, the lowest confidence for its subject, without what is gone", () => {
    const taught = [
      { subjectDetailKey: "CODING_WEB", confidence: "VERY_HIGH" as const },
      { subjectDetailKey: "MATH_H", confidence: "HIGH" as const },
      { subjectDetailKey: "MATH_M1_2", confidence: "LOW" as const },
      { subjectDetailKey: "MATH_M1_1", confidence: "VERY_HIGH" as const },
      { subjectDetailKey: "GONE", confidence: "LOW" as const },
    ];
    expect(toTutorSubjects(taught, CATALOGUE)).toEqual({
      middleSchoolSubjects: ["MATH_M1_1", "MATH_M1_2"],
      highSchoolSubjects: ["MATH_H"],
      advancedSubjects: ["CODING_WEB"],
      confidenceSubjects: [
        { subject: "MATH", level: "LOW" },
        { subject: "CODING", level: "VERY_HIGH" },
      ],
    });
  });

  it("comes back as it was sent, and has no problem", () => {
    const all = CATALOGUE.flatMap(({ key, subjectDetails }) =>
      teachableDetails(subjectDetails).map((one) => ({ subject: key, key: one.key })),
    );
    const anyTaught = fc
      .tuple(fc.subarray(all), fc.array(fc.constantFrom(...CONFIDENCE_LEVELS), { minLength: 4, maxLength: 4 }))
      .map(([chosen, levels]) =>
        chosen.map(({ key, subject }) => ({
          subjectDetailKey: key,
          confidence: levels[CATALOGUE.findIndex((one) => one.key === subject)] ?? ("HIGH" as const),
        })),
      );
    fc.assert(
      fc.property(anyTaught, (taught) => {
        const sent = toTutorSubjects(taught, CATALOGUE);
        expect(tutorSubjectProblems(sent, CATALOGUE, "BASIC")).toEqual([]);
        const level = new Map(sent.confidenceSubjects.map((one) => [one.subject, one.level]));
        const stored = all
          .filter(({ key }) => taught.some((one) => one.subjectDetailKey === key))
          .map(({ key, subject }) => ({ subjectDetailKey: key, confidence: level.get(subject) ?? ("HIGH" as const) }));
        expect(toTutorSubjects(stored, CATALOGUE)).toEqual(sent);
      }),
    );
  });
});

describe("refused", () => {
  it.each([
    ["an unknown detail", { middleSchoolSubjects: ["LATIN"] }, "고를 수 없는 과목이 있어요."],
    ["a group", { middleSchoolSubjects: ["MATH_M1"] }, "고를 수 없는 과목이 있어요."],
    ["a detail of another list", { middleSchoolSubjects: ["MATH_H"] }, "다른 칸의 과목이 있어요. 다시 골라 주세요."],
    ["a detail twice", { middleSchoolSubjects: ["MATH_M1_1", "MATH_M1_1"] }, "같은 과목이 두 번 있어요."],
  ])("%s", (_what, change, message) => {
    expect(refused({ ...change, confidenceSubjects: sure("MATH") })[0]).toEqual({
      path: "middleSchoolSubjects",
      message,
    });
  });

  it("KOREAN, SCIENCE and SOCIAL for expert tutors, at the list", () => {
    const change = { middleSchoolSubjects: ["KOREAN_M1"], confidenceSubjects: sure("KOREAN") };
    expect(refused(change, "EXPERT")).toEqual([{ path: "middleSchoolSubjects", message: EXPERT_SUBJECT_REFUSAL }]);
    expect(refused(change, "BASIC")).toEqual([]);
  });

  it.each([
    [
      "a taught subject without confidence",
      { highSchoolSubjects: ["MATH_H"] },
      "confidenceSubjects.MATH",
      "수학 자신감을 골라 주세요.",
    ],
    [
      "a confidence twice",
      { highSchoolSubjects: ["MATH_H"], confidenceSubjects: sure("MATH", "MATH") },
      "confidenceSubjects.MATH",
      "수학 자신감이 두 번 있어요.",
    ],
    [
      "a confidence in what is not taught",
      { confidenceSubjects: sure("CODING") },
      "confidenceSubjects.CODING",
      "가르치는 과목에만 자신감을 고를 수 있어요.",
    ],
    [
      "a confidence in an unknown subject",
      { confidenceSubjects: sure("LATIN") },
      "confidenceSubjects",
      "고를 수 없는 과목이 있어요.",
    ],
  ])("%s", (_what, change, path, message) => {
    expect(refused(change)).toEqual([{ path, message }]);
  });

  it("nothing when nothing is taught", () => {
    expect(refused({})).toEqual([]);
  });
});
