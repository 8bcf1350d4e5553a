import { describe, expect, test } from "vitest";
import { toPeriods, toWeek, weekText } from "../../../src/features/lessons/week-of";

const EMPTY = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };

describe("a week in words", () => {
  test("names the days that have times, neighbours joined", () => {
    const week = { ...EMPTY, monday: ["19:00-20:00", "18:00-19:00", "21:00-22:00"], sunday: ["23:00-24:00"] };
    expect(weekText(week)).toBe("월 18:00–20:00, 21:00–22:00 · 일 23:00–24:00");
    expect(toPeriods(toWeek(week)).monday).toEqual(["18:00-20:00", "21:00-22:00"]);
  });

  test("is empty without any", () => {
    expect(weekText(EMPTY)).toBe("");
  });
});
