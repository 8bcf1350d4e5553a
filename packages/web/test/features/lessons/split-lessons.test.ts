import { HOUR } from "@pkg/domain";
import { expect, test } from "vitest";
import { isChangeable, lessonToChange, nextLesson, splitLessons } from "../../../src/features/lessons/split-lessons";

const NOW = new Date("2026-12-08T03:00:00.000Z");

const lesson = (id: string, hours: number, change: object = {}) => {
  const startsAt = new Date(NOW.getTime() + hours * HOUR);
  return {
    id,
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + HOUR).toISOString(),
    changeableUntil: new Date(startsAt.getTime() - 12 * HOUR).toISOString(),
    status: "SCHEDULED" as const,
    cancelReason: null,
    ...change,
  };
};
const ids = (lessons: readonly { id: string }[]) => lessons.map(({ id }) => id);

test("lessons to come keep their order, past ones turn; the one that runs is still to come", () => {
  const all = [lesson("a", -50), lesson("b", -20), lesson("c", -0.5), lesson("d", 20)];
  const { coming, past } = splitLessons(all, NOW);
  expect(ids(coming)).toEqual(["c", "d"]);
  expect(ids(past)).toEqual(["b", "a"]);
  expect(nextLesson(all, NOW)?.id).toBe("c");
});

test("what a dissolved pair had planned is not shown, a lesson that is missed is", () => {
  const all = [
    lesson("a", 5, { status: "CANCELED", cancelReason: "REMATCH" }),
    lesson("b", 10, { status: "CANCELED", cancelReason: "BUYER_ABSENCE" }),
    lesson("c", 20),
    lesson("d", 30, { status: "CANCELED", cancelReason: "REFUNDED" }),
    lesson("e", 40, { status: "CANCELED", cancelReason: "MATCH_CANCELED" }),
  ];
  expect(ids(splitLessons(all, NOW).coming)).toEqual(["b", "c", "d"]);
  expect(nextLesson(all, NOW)?.id).toBe("c");
});

test("the lesson to change is the next one that may be changed", () => {
  const [running, soon, later] = [lesson("running", -0.5), lesson("soon", 11), lesson("later", 13)];
  expect(lessonToChange([running, soon, later], NOW)?.id).toBe("later");
  expect(lessonToChange([running, soon], NOW)).toBeNull();
  expect(lessonToChange([running], NOW)).toBeNull();
  expect(isChangeable(lesson("edge", 12), NOW)).toBe(true);
});
