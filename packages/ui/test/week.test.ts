import { expect, test } from "vitest";
import { emptyWeek, weekFromBits, weekFromRanges, weekMinutes, weekToBits, weekToRanges } from "../src/weekly-grid";

test("ranges, bits and minutes agree", () => {
  const ranges = [
    { day: 1, from: 1140, to: 1260 },
    { day: 6, from: 1380, to: 1440 },
  ];
  const week = weekFromRanges(ranges);
  expect(weekToRanges(week)).toEqual(ranges);
  expect(weekMinutes(week)).toBe(180);
  expect(weekToBits(week)).toHaveLength(336);
  expect(weekFromBits(weekToBits(week))).toEqual(week);
  expect(weekToBits(week).at(-1)).toBe("1");
});

test("adjacent half hours are one range, split at midnight", () => {
  const week = weekFromRanges([
    { day: 0, from: 1380, to: 1440 },
    { day: 1, from: 0, to: 60 },
    { day: 1, from: 60, to: 90 },
  ]);
  expect(weekToRanges(week)).toEqual([
    { day: 0, from: 1380, to: 1440 },
    { day: 1, from: 0, to: 90 },
  ]);
});

test("rejects text that is not a week", () => {
  expect(() => weekFromBits("01")).toThrow(RangeError);
  expect(weekToRanges(emptyWeek())).toEqual([]);
});
