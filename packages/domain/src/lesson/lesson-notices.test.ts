import { expect, test } from "vitest";
import { isWithin } from "../schedule/quiet-hours.ts";
import { noticeTime, REMINDER_HOURS } from "./lesson-notices.ts";

const kst = (text: string) => new Date(`2026-11-${text}:00+09:00`);

test.each([
  ["by day", "24T20:59", null, "24T20:59"],
  ["at night", "24T21:00", null, "25T08:00"],
  ["after midnight", "25T03:00", null, "25T08:00"],
  ["at night, of a lesson of the next evening", "24T23:00", "25T19:00", "25T08:00"],
  ["at night, of a lesson of the next morning", "24T23:00", "25T09:30", "24T23:00"],
  ["at night, of a lesson that night", "24T22:00", "24T22:30", "24T22:00"],
  ["at night, of a lesson that is over", "24T23:00", "24T22:00", "25T08:00"],
])("people are told of their class %s", (_when, at, lessonAt, told) => {
  expect(noticeTime(kst(at), lessonAt === null ? null : kst(lessonAt))).toEqual(kst(told));
});

test.each([
  ["24T17:59", false],
  ["24T18:00", true],
  ["24T20:59", true],
  ["24T21:00", false],
])("a lesson of tomorrow is recalled at %s: %s", (at, expected) => {
  expect(isWithin(kst(at), REMINDER_HOURS)).toBe(expected);
});
