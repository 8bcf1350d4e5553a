import { expect, test } from "vitest";
import { targetSource } from "./describe-targets.ts";

test.each([
  ["match.viewed", "MATCH"],
  ["tutor.tier-changed", "TUTOR"],
  ["tutor-applicant.rejected", "APPLICANT"],
  ["message.sent-again", "MESSAGE"],
  ["message.hidden", null],
  ["job.retried", null],
])("%s was done to a %s", (action, expected) => {
  expect(targetSource(action)).toBe(expected);
});
