import { expect, it } from "vitest";
import { Grade } from "./grade.ts";
import { gradeLabel } from "./grade-label.ts";

it.each([
  [Grade.E1, "초등학교 1학년", "초1", "1학년"],
  [Grade.E6, "초등학교 6학년", "초6", "6학년"],
  [Grade.M1, "중학교 1학년", "중1", "1학년"],
  [Grade.M2, "중학교 2학년", "중2", "2학년"],
  [Grade.M3, "중학교 3학년", "중3", "3학년"],
  [Grade.H1, "고등학교 1학년", "고1", "1학년"],
  [Grade.H3, "고등학교 3학년", "고3", "3학년"],
  [Grade.M4, "중졸 검정고시", "중졸검정", "검정고시"],
  [Grade.H4, "고졸 검정고시", "고졸검정", "검정고시"],
  [Grade.N, "N수생", "N수", "N수생"],
])("grade %i is %s, %s, %s", (grade, long, short, gradeOnly) => {
  expect(gradeLabel(grade)).toBe(long);
  expect(gradeLabel(grade, "long")).toBe(long);
  expect(gradeLabel(grade, "short")).toBe(short);
  expect(gradeLabel(grade, "gradeOnly")).toBe(gradeOnly);
});

it.each([0, 16, 1.5, -1, Number.NaN, null, undefined])("an unknown value (%s) shows 'unknown'", (value) => {
  expect(gradeLabel(value, "long")).toBe("unknown");
  expect(gradeLabel(value, "short")).toBe("unknown");
  expect(gradeLabel(value, "gradeOnly")).toBe("unknown");
});
