import { expect, test } from "vitest";
import { pulseDueSince } from "./pulse-due.ts";

const [first, second, third] = ["20", "22", "24"].map((day) => new Date(`2026-11-${day}T11:00:00Z`)) as [
  Date,
  Date,
  Date,
];
const NOW = new Date("2026-12-01T00:00:00Z");
const TRIAL = { isTrial: true, isOver: true };
const LATE = new Date("2026-12-04T11:00:00Z");

test.each([
  ["two lessons of eight", { usedEnds: [first, second], totalLessons: 8 }, NOW, null],
  ["three of eight", { usedEnds: [first, second, third], totalLessons: 8 }, NOW, third],
  ["the same, answered", { usedEnds: [first, second, third], totalLessons: 8, isAnswered: true }, NOW, null],
  ["the same, over", { usedEnds: [first, second, third], totalLessons: 8, isOver: true }, NOW, null],
  ["a trial that may go on", { ...TRIAL, usedEnds: [first], totalLessons: 1 }, NOW, first],
  ["a trial of two lessons, after one", { ...TRIAL, usedEnds: [first], totalLessons: 2 }, NOW, null],
  ["a trial of two lessons", { ...TRIAL, usedEnds: [first, second], totalLessons: 2 }, NOW, second],
  ["a trial that may go on no more", { ...TRIAL, usedEnds: [first], totalLessons: 1 }, LATE, null],
  ["a course of which one lesson was kept", { usedEnds: [first], totalLessons: 1, isOver: true }, NOW, null],
])("after %s", (_name, facts, now, since) => {
  expect(pulseDueSince({ isTrial: false, isAnswered: false, isOver: false, ...facts }, now)).toEqual(since);
});
