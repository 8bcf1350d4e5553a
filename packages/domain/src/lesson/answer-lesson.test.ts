import { expect, test } from "vitest";
import { answerOpenUntil, mayHaveWaited, outcomeOfAnswers } from "./answer-lesson.ts";

const lesson = { endsAt: new Date("2026-11-24T20:00:00+09:00") };
const LAST = new Date("2026-11-26T19:59:59.999+09:00");
const OVER = new Date("2026-11-26T20:00:00+09:00");

test.each([
  // buyer, tutor, while there is time, afterwards
  [null, null, null, "NOT_HELD"],
  [true, null, null, "STAFF"],
  [false, null, null, "NOT_HELD"],
  [null, true, null, "STAFF"],
  [true, true, "HELD", "HELD"],
  [false, true, "STAFF", "STAFF"],
  [null, false, "NOT_HELD", "NOT_HELD"],
  [true, false, "NOT_HELD", "NOT_HELD"],
  [false, false, "NOT_HELD", "NOT_HELD"],
] as const)("the family says %s and the tutor %s: %s, and after two days %s", (buyer, tutor, early, late) => {
  expect(outcomeOfAnswers(lesson, { buyer, tutor }, lesson.endsAt)).toBe(early);
  expect(outcomeOfAnswers(lesson, { buyer, tutor }, LAST)).toBe(early);
  expect(outcomeOfAnswers(lesson, { buyer, tutor }, OVER)).toBe(late);
});

test("there are two days to answer", () => {
  expect(answerOpenUntil(lesson)).toEqual(OVER);
});

test.each([
  [9, 0, true],
  [9, 1, false],
  [0, 0, false],
  [9, null, false],
  [null, null, false],
])("a tutor of %s minutes may have waited for a student of %s: %s", (tutorMinutes, studentMinutes, expected) => {
  expect(mayHaveWaited({ tutorMinutes, studentMinutes })).toBe(expected);
});
