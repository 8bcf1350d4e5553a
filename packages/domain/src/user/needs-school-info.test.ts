import { expect, it } from "vitest";
import { Grade } from "./grade.ts";
import { needsSchoolInfo } from "./needs-school-info.ts";

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
