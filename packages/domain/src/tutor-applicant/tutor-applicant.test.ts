import { expect, test } from "vitest";
import { applicantAnswerDay } from "./tutor-applicant.ts";

test.each([
  ["2026-11-22T03:00:00Z", "2026-11-25"],
  ["2026-11-25T14:59:00Z", "2026-11-30"],
  ["2026-11-25T15:00:00Z", "2026-12-01"],
])("what was sent at %s is answered by %s", (sentAt, day) => {
  expect(applicantAnswerDay(new Date(sentAt))).toBe(day);
});
