import { expect, it } from "vitest";
import { CONFIDENCE_LEVELS, confidenceLevelLabel, confidenceLevelOfScore } from "./confidence-level.ts";
import { findSubject, isSubjectForRank, subjectName, subjectNameWithGrade, subjectsForRank } from "./subject.ts";

const subjects = ["KOREAN", "MATH", "ENGLISH", "SCIENCE", "SOCIAL", "CODING"].map((key) => ({ key }));

it("finds a subject by its key, and raises 'No subject with the given key!'", () => {
  expect(findSubject(subjects, "ENGLISH")).toBe(subjects[2]);
  expect(() => findSubject(subjects, "LATIN")).toThrow("No subject with the given key!");
});

it("expert-rank tutors cannot use the subjects KOREAN, SCIENCE and SOCIAL", () => {
  expect(subjectsForRank(subjects, "EXPERT").map(({ key }) => key)).toEqual(["MATH", "ENGLISH", "CODING"]);
  expect(subjectsForRank(subjects, "BASIC")).toEqual(subjects);
  expect(isSubjectForRank("SOCIAL", "EXPERT")).toBe(false);
  expect(isSubjectForRank("SOCIAL", "BASIC")).toBe(true);
  expect(isSubjectForRank("MATH", "EXPERT")).toBe(true);
});

it("labels levels 최상, 상, 중, 하, 최하, and raises 'invalid level'", () => {
  expect(CONFIDENCE_LEVELS.map(confidenceLevelLabel)).toEqual(["최상", "상", "중", "하", "최하"]);
  expect(() => confidenceLevelLabel("SUPER")).toThrow("invalid level");
  expect(() => confidenceLevelLabel("")).toThrow("invalid level");
});

it.each([
  [1, "최상"],
  [0.85, "최상"],
  [0.849, "상"],
  [0.7, "상"],
  [0.699, "중"],
  [0.5, "중"],
  [0.499, "하"],
  [0.3, "하"],
  [0.299, "최하"],
  [0, "최하"],
])("a share of %d is %s", (share, label) => {
  expect(confidenceLevelLabel(confidenceLevelOfScore(share))).toBe(label);
});

it.each([
  ["수학", "중2-2", "중2", "수학 중2-2", "수학 중2-2"],
  ["과학", "중3 과학", "중3", "중3 과학", "중3 과학"],
  ["과학", "통합과학", "고1", "통합과학", "통합과학 · 고1"],
  ["영어", "독해", "중3", "영어 독해", "영어 독해 · 중3"],
])("%s and %s of a %s student are said once", (subjectLabel, subjectDetailLabel, grade, name, graded) => {
  expect(subjectName({ subjectLabel, subjectDetailLabel })).toBe(name);
  expect(subjectNameWithGrade({ subjectLabel, subjectDetailLabel }, grade)).toBe(graded);
});

it("subject and detail stand apart as the page likes it", () => {
  expect(subjectName({ subjectLabel: "수학", subjectDetailLabel: "중2-2" }, " · ")).toBe("수학 · 중2-2");
});
