import { expect, it } from "vitest";
import { GRADES, Grade } from "../user/grade.ts";
import { CURRICULUM_CODES, curriculumFor, parseCurriculum } from "./curriculum.ts";

const old = (date: string) => GRADES.filter((grade) => curriculumFor(grade, new Date(date)) === "2015");

it.each(["2026-03-01T00:00:00+09:00", "2026-11-20T12:00:00+09:00"])(
  "on %s the 2015 curriculum is taught to 중3, 고3 and examinees outside school",
  (date) => {
    expect(old(date)).toEqual([Grade.M3, Grade.H3, Grade.M4, Grade.H4, Grade.N]);
  },
);

it("2022 for all from March 2027, in Korean time", () => {
  expect(curriculumFor(Grade.N, new Date("2027-03-01T00:00:00+09:00"))).toBe("2022");
  expect(old("2027-02-28T23:59:59+09:00")).toEqual([Grade.M3, Grade.H3, Grade.M4, Grade.H4, Grade.N]);
  expect(old("2027-03-01T00:00:00+09:00")).toEqual([]);
});

it("came in grade by grade", () => {
  expect(old("2025-03-02T00:00:00+09:00")).toEqual([5, 6, 8, 9, 11, 12, 13, 14, 15]);
  expect(old("2024-03-02T00:00:00+09:00")).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  expect(old("2024-02-29T00:00:00+09:00")).toEqual([...GRADES]);
});

it("is written REV_15 and REV_22", () => {
  expect(CURRICULUM_CODES).toEqual({ "2015": "REV_15", "2022": "REV_22" });
  expect(["REV_15", "REV_22", "REV_09"].map(parseCurriculum)).toEqual(["2015", "2022", null]);
});
