import { describe, expect, it, test } from "vitest";
import { isSchoolAsked, schoolProblems, toFacts } from "./school-values";

const school = { id: 3, name: "서현중학교", region: "경기도" };
const empty = { grade: null, school: null, isUnlisted: false, schoolName: "", gradeBand: null } as const;

test.each([
  ["no grade", empty, "grade"],
  ["a grade of school without a school", { ...empty, grade: 8 }, "school"],
  ["an unlisted school without a name", { ...empty, grade: 8, isUnlisted: true, schoolName: " " }, "schoolName"],
  ["a name of another level", { ...empty, grade: 8, isUnlisted: true, schoolName: "나란고등학교" }, "schoolName"],
] as const)("%s is refused at %s", (_what, values, field) => {
  expect(Object.keys(schoolProblems(values))).toEqual([field]);
});

test.each([
  ["a listed school", { ...empty, grade: 8, school }],
  ["an unlisted school of the same level", { ...empty, grade: 8, isUnlisted: true, schoolName: "나란중학교" }],
  ["an unlisted school whose name says no level", { ...empty, grade: 8, isUnlisted: true, schoolName: "나란국제학교" }],
  ["a grade outside of school", { ...empty, grade: 13 }],
] as const)("%s is right", (_what, values) => {
  expect(schoolProblems(values)).toEqual({});
});

test("only one of the school and its typed name is sent, and none outside of school", () => {
  expect(toFacts({ grade: 8, school, isUnlisted: false, schoolName: "나란", gradeBand: "B" })).toEqual({
    grade: 8,
    schoolId: 3,
    schoolName: null,
    gradeBand: "B",
  });
  expect(toFacts({ grade: 8, school, isUnlisted: true, schoolName: " 나란중학교 ", gradeBand: null })).toEqual({
    grade: 8,
    schoolId: null,
    schoolName: "나란중학교",
    gradeBand: null,
  });
  expect(toFacts({ grade: 15, school, isUnlisted: false, schoolName: "", gradeBand: null })).toEqual({
    grade: 15,
    schoolId: null,
    schoolName: null,
    gradeBand: null,
  });
});

describe("isSchoolAsked", () => {
  it.each([
    ["without a grade", { grade: null, schoolId: null, schoolName: null }, true],
    ["without a grade, though the school has a name", { grade: null, schoolId: null, schoolName: "나란중학교" }, true],
    ["without a school", { grade: 8, schoolId: null, schoolName: null }, true],
    ["with a listed school", { grade: 8, schoolId: 3, schoolName: null }, false],
    ["with the name of an unlisted school", { grade: 8, schoolId: null, schoolName: "나란중학교" }, false],
    ["after high school", { grade: 13, schoolId: null, schoolName: null }, false],
  ] as const)("%s", (_what, student, isAsked) => {
    expect(isSchoolAsked(student)).toBe(isAsked);
  });
});
