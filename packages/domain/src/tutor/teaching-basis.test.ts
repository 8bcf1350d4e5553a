import { expect, it } from "vitest";
import { teachingBasisProblem, teachingBasisStep, teachingBasisText } from "./teaching-basis.ts";

it.each([
  [null, null, "teachingBasis", ""],
  ["ENROLLED", null, null, "재학 중"],
  ["REPORTED", "제2026-123호", null, "개인과외 신고 제2026-123호"],
  ["REPORTED", null, "reportNumber", "개인과외 신고"],
  ["REPORTED", " 12 ", "reportNumber", "개인과외 신고  12"],
  ["REPORTED", "신고했어요", "reportNumber", "개인과외 신고 신고했어요"],
  ["REPORTED", "1".repeat(31), "reportNumber", `개인과외 신고 ${"1".repeat(31)}`],
] as const)("%s with %j lacks %s", (teachingBasis, reportNumber, path, text) => {
  expect(teachingBasisProblem({ teachingBasis, reportNumber })?.path ?? null).toBe(path);
  expect(teachingBasisText({ teachingBasis, reportNumber })).toBe(text);
});

it.each([
  ["2026-12-31", null],
  ["2027-01-01", 30],
  ["2027-01-23", 30],
  ["2027-01-24", 7],
  ["2027-01-30", 1],
  ["2027-01-31", 1],
  ["2027-02-01", "OVER"],
] as const)("on %s: %s", (today, step) => {
  expect(teachingBasisStep(today)).toBe(step);
});
