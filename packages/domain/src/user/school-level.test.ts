import { expect, it } from "vitest";
import { GRADES, Grade } from "./grade.ts";
import { catalogueLevelOf, needsSchoolInfo, parseSchoolLevel } from "./school-level.ts";

it.each([
  ["나란초등학교", "ELEMENTARY"],
  ["나란중학교", "MIDDLE"],
  ["나란고등학교", "HIGH"],
  ["나란외국어고등학교", "HIGH"],
  ["나란중고등학교", "MIDDLE_AND_HIGH"],
  ["나란중·고등학교", "MIDDLE_AND_HIGH"],
  ["나란국제학교", "MIDDLE_AND_HIGH"],
  ["", "MIDDLE_AND_HIGH"],
])("the name %s is %s", (name, level) => {
  expect(parseSchoolLevel(name)).toBe(level);
});

it("reads the level from the grade", () => {
  const levels = GRADES.map((grade) => parseSchoolLevel(grade));
  expect(levels).toEqual([
    ...Array(6).fill("ELEMENTARY"),
    ...Array(3).fill("MIDDLE"),
    ...Array(3).fill("HIGH"),
    ...Array(3).fill("MIDDLE_AND_HIGH"),
  ]);
});

it.each([
  [{}, true],
  [{ grade: null, schoolId: "s1" }, true],
  [{ grade: Grade.M2 }, true],
  [{ grade: Grade.M2, schoolId: null }, true],
  [{ grade: Grade.M2, schoolId: "" }, true],
  [{ grade: Grade.M2, schoolId: "s1" }, false],
  [{ grade: Grade.M2, schoolId: 0 }, false],
  [{ grade: Grade.H3 }, true],
  [{ grade: Grade.M4 }, false],
  [{ grade: Grade.N, schoolId: null }, false],
])("%o: %s", (state, expected) => {
  expect(needsSchoolInfo(state)).toBe(expected);
});

it("gives each grade the lessons that suit it best", () => {
  const middle = GRADES.filter((grade) => catalogueLevelOf(grade) === "MIDDLE");
  expect(middle).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 13]);
});
