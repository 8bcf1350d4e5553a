import { expect, test } from "vitest";
import { type LessonState, lessonState } from "./lesson-state.ts";
import type { LessonStatus } from "./lesson-status.ts";

const NOW = new Date("2026-11-24T10:00:00Z");
const minutes = (from: number) => new Date(NOW.getTime() + from * 60_000);

test.each<[LessonStatus, number, LessonState]>([
  ["SCHEDULED", 1, "COMING"],
  ["SCHEDULED", 0, "BEGUN"],
  ["SCHEDULED", -600, "BEGUN"],
  ["DONE", -30, "BEGUN"],
  ["ABSENT", 60, "ABSENT"],
  ["ABSENT", -60, "ABSENT"],
  ["CANCELED", 60, "CANCELED"],
])("a %s lesson that starts in %i minutes is %s", (status, from, expected) => {
  expect(lessonState({ status, startsAt: minutes(from) }, NOW)).toBe(expected);
});
