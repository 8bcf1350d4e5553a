import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CONFIDENCE_LEVELS } from "../subject/confidence-level.ts";
import { LEVEL_TEST_LEVELS, LEVEL_TEST_SUBJECTS } from "./level-test.ts";
import { recommendedDetail } from "./recommend-lessons.ts";
import { type TakenLevelTest, testOfCourse } from "./test-of-course.ts";

const AUTUMN = new Date("2026-11-24T00:00:00+09:00");
const EARLIER = new Date("2026-10-24T00:00:00+09:00");
const taken = (change: Partial<TakenLevelTest> = {}): TakenLevelTest => ({
  subject: "MATH",
  level: "M2",
  result: "MEDIUM",
  finishedAt: AUTUMN,
  ...change,
});

describe("a test of 중2 mathematics", () => {
  it.each<[string, TakenLevelTest["result"], boolean]>([
    ["MATH_M2_1", "MEDIUM", true],
    ["MATH_M2_2", "MEDIUM", true],
    ["MATH_M3_1", "VERY_HIGH", true],
    ["MATH_M3_1", "HIGH", false],
    ["MATH_M1_2", "VERY_LOW", true],
    ["MATH_M1_2", "LOW", false],
    ["MATH_M3_2", "VERY_HIGH", false],
    ["ENGLISH_M2", "MEDIUM", false],
  ])("about %s with the result %s: %s", (detail, result, fits) => {
    const test = taken({ result });
    expect(testOfCourse([test], detail)).toBe(fits ? test : null);
  });
});

it("the latest one counts, in whatever order they come", () => {
  const [first, last] = [taken({ finishedAt: EARLIER, result: "LOW" }), taken()];
  const other = taken({ subject: "ENGLISH" });
  expect(testOfCourse([first, other, last], "MATH_M2_2")).toBe(last);
  expect(testOfCourse([last, other, first], "MATH_M2_2")).toBe(last);
  expect(testOfCourse([other], "MATH_M2_2")).toBeNull();
  expect(testOfCourse([], "MATH_M2_2")).toBeNull();
});

it("each result is found by the lessons that it leads to", () => {
  const test = fc.record({
    subject: fc.constantFrom(...LEVEL_TEST_SUBJECTS),
    level: fc.constantFrom(...LEVEL_TEST_LEVELS),
    result: fc.constantFrom(...CONFIDENCE_LEVELS),
    finishedAt: fc.date({ min: EARLIER, max: AUTUMN, noInvalidDate: true }),
  });
  fc.assert(
    fc.property(test, (one) => {
      expect(testOfCourse([one], recommendedDetail(one, one.result, one.finishedAt))).toBe(one);
    }),
  );
});
