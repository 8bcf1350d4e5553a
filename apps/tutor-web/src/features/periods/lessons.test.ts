import { emptyWeek, weekToRanges } from "@pkg/ui/weekly-grid";
import { describe, expect, test } from "vitest";
import { gridLessons, keepLessons, lessonMinutes } from "./lessons";
import { shortText, shortWeek } from "./short-times";

const LESSONS = [
  { day: 0, halfHour: 38, minutes: 80, studentName: "김하준" },
  { day: 2, halfHour: 40, minutes: 40, studentName: null },
];

describe("lessons in the week", () => {
  test("stand with their names for as many half-hours as they take", () => {
    expect(gridLessons(LESSONS)).toEqual([
      { day: 0, from: 1140, to: 1230, name: "김하준" },
      { day: 2, from: 1200, to: 1260, name: "정해진" },
    ]);
    expect(lessonMinutes(LESSONS)).toBe(150);
  });

  test("come back whatever is wiped", () => {
    expect(weekToRanges(keepLessons(emptyWeek(), LESSONS))).toEqual([
      { day: 0, from: 1140, to: 1230 },
      { day: 2, from: 1200, to: 1260 },
    ]);
  });
});

test("times that are too short are named and marked", () => {
  const short = [{ weekday: "friday" as const, period: "18:30-19:00" }];
  expect(shortText(short)).toBe(
    "60분이 안 되는 시간이 있어요: 금요일 18:30–19:00. 40분 수업도 60분을 비워 두어야 해요. 앞뒤로 더 이어 주세요.",
  );
  expect(weekToRanges(shortWeek(short))).toEqual([{ day: 4, from: 1110, to: 1140 }]);
});
