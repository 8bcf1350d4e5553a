import { expect, it } from "vitest";
import { GRADES, Grade } from "./grade.ts";
import { type GradeRange, isExamineeGrade, isInGradeRange } from "./grade-range.ts";

const RANGES: readonly [GradeRange, Grade, Grade][] = [
  ["ELEMENTARY", Grade.E1, Grade.E6],
  ["MIDDLE", Grade.M1, Grade.M3],
  ["HIGH", Grade.H1, Grade.H3],
  ["MIDDLE_AND_HIGH", Grade.M1, Grade.H3],
  ["OTHERS", Grade.M4, Grade.N],
];

it.each(RANGES)("%s reaches from %i to %i", (range, from, to) => {
  const inside = GRADES.filter((grade) => isInGradeRange(grade, range));
  expect(inside).toEqual(GRADES.filter((grade) => grade >= from && grade <= to));
});

it("examinee grades are H3, H4 and N", () => {
  expect(GRADES.filter(isExamineeGrade)).toEqual([Grade.H3, Grade.H4, Grade.N]);
  expect(isExamineeGrade(null)).toBe(false);
  expect(isExamineeGrade(undefined)).toBe(false);
});
