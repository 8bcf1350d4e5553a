import { expect, it } from "vitest";
import { countedName, lessonTerms } from "./lesson-terms.ts";

it.each([
  [
    "중등 60분 주 2회 3개월 (태블릿·결합)",
    { totalMonths: 3, totalWeeks: 12, totalCounts: 24 },
    "60분 · 주 2회 · 3개월",
  ],
  ["고등 60분 주 1회 1개월", { totalMonths: 1, totalWeeks: 4, totalCounts: 4 }, "60분 · 주 1회 · 1개월"],
  ["체험 1회 중등 60분", { totalMonths: 0, totalWeeks: 0, totalCounts: 1 }, "60분 · 체험 1회"],
  ["시험대비 4회 고등 60분", { totalMonths: 0, totalWeeks: 0, totalCounts: 4 }, "60분 · 시험대비 4회"],
])("%s reads %o: %s", (name, counts, terms) => {
  expect(lessonTerms({ name, minutes: 60, ...counts })).toBe(terms);
});

it("keeps the whole name of a counted product that names no number", () => {
  expect(countedName({ name: "특별 수업" })).toBe("특별 수업");
});
