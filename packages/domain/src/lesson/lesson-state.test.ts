import { expect, test } from "vitest";
import type { LessonOutcome } from "./lesson-outcome.ts";
import { type LessonPhase, type LessonState, lessonPhase, lessonState } from "./lesson-state.ts";
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

test.each<[number, LessonPhase]>([
  [-11, "COMING"],
  [-10, "OPEN"],
  [-1, "OPEN"],
  [0, "ON"],
  [59, "ON"],
  [60, "ENDED"],
  [600, "ENDED"],
])("%i minutes after the start of a lesson of an hour it is %s", (after, expected) => {
  expect(lessonPhase({ startsAt: minutes(-after), endsAt: minutes(60 - after) }, NOW)).toBe(expected);
});
