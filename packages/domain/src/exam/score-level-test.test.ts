import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CONFIDENCE_LEVELS, type ConfidenceLevel } from "../subject/confidence-level.ts";
import { compareConfidence, type MarkedItem, scoreLevelTest } from "./score-level-test.ts";

const item = (unit: string, points: number, isRight: boolean): MarkedItem => ({ unit, points, isRight });
/** A whole form (5 x 1, 6 x 2, 4 x 3) of which exactly so many points were made. */
function madePoints(wanted: number): MarkedItem[] {
  let left = wanted;
  return [3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1].map((points) => {
    const isRight = points <= left;
    if (isRight) left -= points;
    return item("정수와 유리수", points, isRight);
  });
}

describe("the level", () => {
  it.each<[number, ConfidenceLevel]>([
    [29, "VERY_HIGH"],
    [25, "VERY_HIGH"],
    [24, "HIGH"],
    [21, "HIGH"],
    [20, "MEDIUM"],
    [15, "MEDIUM"],
    [14, "LOW"],
    [9, "LOW"],
    [8, "VERY_LOW"],
    [0, "VERY_LOW"],
  ])("of %i of 29 points is %s", (points, level) => {
    expect(scoreLevelTest(madePoints(points))).toMatchObject({ points, maxPoints: 29, level });
  });

  it.each<[number, number, ConfidenceLevel]>([
    [17, 20, "VERY_HIGH"],
    [14, 20, "HIGH"],
    [10, 20, "MEDIUM"],
    [6, 20, "LOW"],
  ])("of exactly %i of %i points is %s", (points, of, level) => {
    const items = [item("함수", points, true), item("함수", of - points, false)];
    expect(scoreLevelTest(items).level).toBe(level);
  });

  it("needs points to make", () => {
    expect(() => scoreLevelTest([])).toThrow(new RangeError("no points to make"));
    expect(() => scoreLevelTest([item("함수", 0, true)])).toThrow("no points to make");
  });
});

it("units stand in their order; one is CORRECT when more than half of its points were made", () => {
  const items = [
    item("함수", 2, true),
    item("방정식", 1, true),
    item("함수", 2, false),
    item("통계", 3, true),
    item("통계", 2, false),
    item("방정식", 2, false),
  ];
  expect(scoreLevelTest(items).units).toEqual([
    { unit: "함수", points: 2, maxPoints: 4, result: "WRONG" },
    { unit: "방정식", points: 1, maxPoints: 3, result: "WRONG" },
    { unit: "통계", points: 3, maxPoints: 5, result: "CORRECT" },
  ]);
});

const items = fc.array(
  fc.record({
    unit: fc.constantFrom("함수", "방정식", "통계"),
    points: fc.integer({ min: 1, max: 3 }),
    isRight: fc.boolean(),
  }),
  { minLength: 1, maxLength: 15 },
);

it("one more right answer never lowers the points, the level or a unit", () => {
  fc.assert(
    fc.property(items, fc.nat(), (marked, at) => {
      const index = at % marked.length;
      const better = marked.map((one, position) => (position === index ? { ...one, isRight: true } : one));
      const [before, after] = [scoreLevelTest(marked), scoreLevelTest(better)];
      expect(after.points).toBeGreaterThanOrEqual(before.points);
      expect(CONFIDENCE_LEVELS.indexOf(after.level)).toBeLessThanOrEqual(CONFIDENCE_LEVELS.indexOf(before.level));
      for (const [position, { result }] of before.units.entries()) {
        if (result === "CORRECT") expect(after.units[position]?.result).toBe("CORRECT");
      }
    }),
  );
});

it("the units add up to the whole, in whatever order the items stand", () => {
  fc.assert(
    fc.property(items, (marked) => {
      const score = scoreLevelTest(marked);
      const sum = (key: "points" | "maxPoints") => score.units.reduce((total, unit) => total + unit[key], 0);
      expect([sum("points"), sum("maxPoints")]).toEqual([score.points, score.maxPoints]);
      const turned = scoreLevelTest([...marked].reverse());
      expect([turned.points, turned.level]).toEqual([score.points, score.level]);
    }),
  );
});

it("a result is compared with the own confidence", () => {
  expect(compareConfidence("HIGH", "MEDIUM")).toBe("HIGHER");
  expect(compareConfidence("MEDIUM", "MEDIUM")).toBe("SAME");
  expect(compareConfidence("VERY_LOW", "LOW")).toBe("LOWER");
});
