import { expect, test } from "vitest";
import { pulseDueSince } from "./pulse-due.ts";

const [first, second, third] = ["20", "22", "24"].map((day) => new Date(`2026-11-${day}T11:00:00Z`)) as [
  Date,
  Date,
  Date,
];
const NOW = new Date("2026-12-01T00:00:00Z");
const LATE = new Date("2026-12-04T11:00:00Z");

test.each([
  ["two lessons of eight", { usedEnds: [first, second], totalLessons: 8 }, NOW, null],
  ["three of eight", { usedEnds: [first, second, third], totalLessons: 8 }, NOW, third],
  ["the same, answered", { usedEnds: [first, second, third], totalLessons: 8, isAnswered: true }, NOW, null],
  ["the same, over", { usedEnds: [first, second, third], totalLessons: 8, isOver: true }, NOW, null],
  ["a trial that may go on", { usedEnds: [first], totalLessons: 1, isOver: true }, NOW, first],
  ["a trial that may go on no more", { usedEnds: [first], totalLessons: 1, isOver: true }, LATE, null],
])("after %s", (_name, facts, now, since) => {
  expect(pulseDueSince({ isAnswered: false, isOver: false, ...facts }, now)).toEqual(since);
});
