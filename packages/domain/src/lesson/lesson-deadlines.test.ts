import { expect, it } from "vitest";
import { isLogDue } from "./lesson-deadlines.ts";
import type { LessonOutcome } from "./lesson-outcome.ts";
import type { LessonStatus } from "./lesson-status.ts";

const endsAt = new Date("2026-12-08T11:00:00.000Z");
const before = new Date(endsAt.getTime() - 1);

it.each<[LessonStatus, LessonOutcome | null, boolean]>([
  ["SCHEDULED", null, true],
  ["SCHEDULED", "HELD", true],
  ["DONE", "HELD", true],
  ["SCHEDULED", "ASKED", false],
  ["ABSENT", "STUDENT_ABSENT", false],
  ["CANCELED", "TUTOR_ABSENT", false],
  ["CANCELED", "NOT_HELD", false],
  ["CANCELED", null, false],
])("the log of one that is %s and settled as %s is due: %s", (status, settledAs, isDue) => {
  const lesson = { status, settledAs, endsAt };
  expect(isLogDue(lesson, false, endsAt)).toBe(isDue);
  expect(isLogDue(lesson, true, endsAt)).toBe(false);
  expect(isLogDue(lesson, false, before)).toBe(false);
});
