import { expect, test } from "vitest";
import { isOutcomeGivenBack, isOutcomeUsed, type LessonOutcome } from "./lesson-outcome.ts";

test.each<[LessonOutcome | null, boolean, boolean]>([
  ["HELD", true, false],
  ["STUDENT_ABSENT", true, false],
  ["TUTOR_ABSENT", false, true],
  ["NOT_HELD", false, true],
  ["ASKED", false, false],
  [null, false, false],
])("%s is used: %s, and given back: %s", (outcome, isUsed, isGivenBack) => {
  expect(isOutcomeUsed(outcome)).toBe(isUsed);
  expect(isOutcomeGivenBack(outcome)).toBe(isGivenBack);
});
