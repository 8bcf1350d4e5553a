import { expect, test } from "vitest";
import type { LessonOutcome } from "./lesson-outcome.ts";
import { type LessonState, lessonState } from "./lesson-state.ts";
import type { LessonStatus } from "./lesson-status.ts";

const NOW = new Date("2026-11-24T10:00:00Z");
const minutes = (from: number) => new Date(NOW.getTime() + from * 60_000);

test.each<[LessonStatus, LessonOutcome | null, number, LessonState]>([
  ["SCHEDULED", null, 1, "COMING"],
  ["SCHEDULED", null, 0, "BEGUN"],
  ["SCHEDULED", "HELD", -600, "BEGUN"],
  ["DONE", "HELD", -30, "BEGUN"],
  ["SCHEDULED", "ASKED", -600, "ASKED"],
  ["ABSENT", "STUDENT_ABSENT", 60, "ABSENT"],
  ["ABSENT", "STUDENT_ABSENT", -60, "ABSENT"],
  ["CANCELED", "NOT_HELD", -60, "CANCELED"],
  ["CANCELED", null, 60, "CANCELED"],
])("a %s lesson, settled as %s, that starts in %i minutes is %s", (status, settledAs, from, expected) => {
  expect(lessonState({ status, settledAs, startsAt: minutes(from) }, NOW)).toBe(expected);
});
