import { expect, it } from "vitest";
import { countFree } from "./lesson-starts.ts";
import { WEEK_PARTS, type WeekPart, weekPartsCalendar, weekPartsText } from "./week-parts.ts";
import { calendarToPeriods } from "./weekly-calendar.ts";

it("parts lie side by side from 8 to 24 o'clock, and none shares a half-hour with another", () => {
  expect(countFree(weekPartsCalendar(WEEK_PARTS))).toBe(7 * 16 * 2);
  const sum = WEEK_PARTS.reduce((total, part) => total + countFree(weekPartsCalendar([part])), 0);
  expect(sum).toBe(7 * 16 * 2);
  expect(calendarToPeriods(weekPartsCalendar(WEEK_PARTS)).sunday).toEqual(["08:00-24:00"]);
});

it.each<[WeekPart[], string]>([
  [[], ""],
  [["monday-evening"], "월 저녁"],
  [["wednesday-evening", "monday-evening", "saturday-morning"], "토 오전, 월·수 저녁"],
])("%j reads %s", (parts, text) => {
  expect(weekPartsText(parts)).toBe(text);
});

it("nothing is free without a part", () => {
  expect(countFree(weekPartsCalendar([]))).toBe(0);
});
