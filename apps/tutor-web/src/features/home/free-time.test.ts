import { WEEKDAYS } from "@pkg/domain";
import { expect, test } from "vitest";
import type { OwnPeriods } from "../../lib/own-tutor/own-tutor";
import { freeMinutes } from "./free-time";

const periods = (monday: string[], lessons: Partial<OwnPeriods["lessons"][number]>[]) =>
  ({
    weeklyAvailablePeriods: { ...Object.fromEntries(WEEKDAYS.map((day) => [day, []])), monday },
    lessons,
    updatedAt: "2026-11-25T00:00:00Z",
  }) as unknown as OwnPeriods;
const LESSON = { day: 0, halfHour: 38, minutes: 80 };

test.each([
  ["nothing is painted", [], [], 0],
  ["there are no lessons", ["18:00-21:00"], [], 180],
  ["a lesson of 80 minutes takes three half-hours", ["18:00-21:00"], [LESSON], 90],
  ["only lessons are left", ["19:00-20:30"], [LESSON], 0],
] as const)("%s", (_, monday, lessons, minutes) => {
  expect(freeMinutes(periods([...monday], [...lessons]))).toBe(minutes);
});
