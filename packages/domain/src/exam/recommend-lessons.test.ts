import { describe, expect, it } from "vitest";
import { product } from "../../test/fixtures.ts";
import { CONFIDENCE_LEVELS, type ConfidenceLevel } from "../subject/confidence-level.ts";
import { Grade } from "../user/grade.ts";
import { LEVEL_TEST_LEVELS, type LevelTestSubject } from "./level-test.ts";
import {
  isDetailBelow,
  isTestBelow,
  levelTestDetails,
  recommendedDetail,
  recommendedGoal,
  recommendedProduct,
} from "./recommend-lessons.ts";

const AUTUMN = new Date("2026-11-24T00:00:00+09:00");

/** By result, 최상 first. */
const EXPECTED: Readonly<Record<LevelTestSubject, Readonly<Record<string, string>>>> = {
  MATH: {
    M1: "M2_1 M1_2 M1_2 M1_1 M1_1",
    M2: "M3_1 M2_2 M2_2 M2_1 M1_2",
    M3: "COMMON_1 M3_2 M3_2 M3_1 M2_2",
    H1: "ALGEBRA COMMON_2 COMMON_2 COMMON_1 M3_2",
  },
  ENGLISH: {
    M1: "M2 M1 M1 M1 M_GRAMMAR",
    M2: "M3 M2 M2 M_GRAMMAR M1",
    M3: "COMMON_1 M3 M3 M_GRAMMAR M2",
    H1: "ENGLISH_1 COMMON_2 COMMON_2 GRAMMAR M3",
  },
};

describe.each(["MATH", "ENGLISH"] as const)("%s", (subject) => {
  it.each(LEVEL_TEST_LEVELS)("%s leads to the detail of each result", (level) => {
    const details = CONFIDENCE_LEVELS.map((result) => recommendedDetail({ subject, level }, result, AUTUMN));
    expect(details.map((key) => key.slice(subject.length + 1)).join(" ")).toBe(EXPECTED[subject][level]);
    expect(details.every((key) => key.startsWith(`${subject}_`))).toBe(true);
  });
});

it.each([
  ["2026-03-01T00:00:00+09:00", "MATH_M2_1"],
  ["2026-08-31T23:59:59+09:00", "MATH_M2_1"],
  ["2026-09-01T00:00:00+09:00", "MATH_M2_2"],
  ["2027-02-28T23:59:59+09:00", "MATH_M2_2"],
])("the term of %s is that of %s, in Korean time", (date, detail) => {
  expect(recommendedDetail({ subject: "MATH", level: "M2" }, "MEDIUM", new Date(date))).toBe(detail);
});

describe("a student whose grade is known", () => {
  it.each([
    ["a high school student with a weak result", "H1", "VERY_LOW", Grade.H2, "MATH_COMMON_1", "CONFUSING_CONTENT"],
    [
      "a high school student with the best of middle school",
      "M1",
      "VERY_HIGH",
      Grade.H2,
      "MATH_COMMON_1",
      "SCHOOL_GRADES",
    ],
    ["a first year of high school", "H1", "MEDIUM", Grade.H1, "MATH_COMMON_2", "SCHOOL_GRADES"],
    ["a third year with the best of the first", "M1", "VERY_HIGH", Grade.M3, "MATH_M2_1", "SCHOOL_GRADES"],
    ["a first year with the best", "M1", "VERY_HIGH", Grade.M1, "MATH_M2_1", "PRIOR_LEARNING"],
    ["an unknown grade", "H1", "VERY_LOW", null, "MATH_M3_2", "CONFUSING_CONTENT"],
  ] as const)("%s", (_who, level, result, grade, detail, goal) => {
    expect(recommendedDetail({ subject: "MATH", level }, result, AUTUMN, grade)).toBe(detail);
    expect(recommendedGoal(result, isTestBelow(level, grade))).toBe(goal);
  });
});

it.each([
  ["MATH_COMMON_1", Grade.H2, true],
  ["MATH_COMMON_1", Grade.H1, false],
  ["MATH_M1_2", Grade.M2, true],
  ["MATH_M3_1", Grade.M3, false],
  ["MATH_M1_1", null, false],
  ["MATH_ALGEBRA", Grade.H3, false],
] as const)("%s is below grade %s: %s", (detail, grade, isBelow) => {
  expect(isDetailBelow("MATH", detail, grade)).toBe(isBelow);
});

describe("the lessons", () => {
  const suitable = {
    totalMonths: 3,
    totalWeeks: 12,
    totalCounts: 24,
    minutes: 60,
    rentTablet: false,
    bundlingApplied: false,
  };
  const twice = product({ ...suitable, id: 2, schoolLevel: "MIDDLE", tutorRank: "BASIC" });

  it.each<[ConfidenceLevel, number]>([
    ["VERY_HIGH", 1],
    ["HIGH", 1],
    ["MEDIUM", 2],
    ["LOW", 2],
    ["VERY_LOW", 3],
  ])("of %s come %i times a week", (result, perWeek) => {
    const products = [1, 2, 3].map((id) => ({ ...twice, id, totalCounts: 12 * id }));
    expect(recommendedProduct(products, "MIDDLE", result)?.id).toBe(perWeek);
  });

  it.each([
    { schoolLevel: "HIGH" },
    { tutorRank: "EXPERT" },
    { totalMonths: 6 },
    { minutes: 40 },
    { totalCounts: 36 },
    { rentTablet: true },
    { bundlingApplied: true },
  ] as const)("are not %j", (change) => {
    expect(recommendedProduct([{ ...twice, ...change }], "MIDDLE", "MEDIUM")).toBeNull();
    expect(recommendedProduct([{ ...twice, ...change }, twice], "MIDDLE", "MEDIUM")).toBe(twice);
  });
});

it("each result has a study goal", () => {
  expect(CONFIDENCE_LEVELS.map((result) => recommendedGoal(result))).toEqual([
    "PRIOR_LEARNING",
    "SCHOOL_GRADES",
    "SCHOOL_GRADES",
    "CONFUSING_CONTENT",
    "CONFUSING_CONTENT",
  ]);
});

it("a test covers the details of its year", () => {
  expect(levelTestDetails("MATH", "H1")).toEqual(["MATH_COMMON_1", "MATH_COMMON_2"]);
  expect(levelTestDetails("ENGLISH", "M2")).toEqual(["ENGLISH_M2"]);
});
