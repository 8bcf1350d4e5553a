import { expect, it } from "vitest";
import { GRADES, isGrade } from "./grade.ts";

it("knows its fifteen grades", () => {
  expect(GRADES.every(isGrade)).toBe(true);
});

it.each([0, 16, 7.5, "7", null, undefined, Number.NaN])("%s is no grade", (value) => {
  expect(isGrade(value)).toBe(false);
});
