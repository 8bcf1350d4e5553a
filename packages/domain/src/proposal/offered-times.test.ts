import { expect, it } from "vitest";
import { type LessonStart, setLessons } from "../schedule/lesson-starts.ts";
import { WEEKLY_SLOTS } from "../schedule/weekly-calendar.ts";
import { type OfferedTimesFacts, offeredTimesProblem } from "./offered-times.ts";

const at = (day: number, hour: number): LessonStart => ({ day, halfHour: hour * 2 });
const taken = setLessons(new Uint8Array(WEEKLY_SLOTS), { lessonStarts: [at(2, 19)], minutes: 60 }, 1);
const facts: OfferedTimesFacts = {
  lessonStarts: [at(0, 17), at(1, 17)],
  minutes: 60,
  lessonsPerWeek: 2,
  taken,
  otherPairs: [{ lessonStarts: [at(3, 18)], minutes: 80 }],
};

it.each([
  ["other days, also outside of the wished times", [at(5, 10), at(6, 10)], null],
  ["one lesson on its day, the other elsewhere", [at(0, 17), at(4, 21)], null],
  ["from six in the morning", [at(5, 6), at(6, 23)], null],
  ["before six", [at(5, 5.5), at(6, 10)], "OUTSIDE"],
  ["over midnight", [at(5, 23.5), at(6, 10)], "OUTSIDE"],
  ["fewer than a week has", [at(5, 10)], "COUNT"],
  ["more than a week has", [at(4, 10), at(5, 10), at(6, 10)], "COUNT"],
  ["the proposed ones, in another order", [at(1, 17), at(0, 17)], "SAME"],
  ["where the tutor teaches", [at(2, 19.5), at(6, 10)], "TUTOR_BUSY"],
  ["right behind the tutor's lesson", [at(2, 20), at(6, 10)], null],
  ["where the student learns, whose 80 minutes take three half-hours", [at(3, 19), at(6, 10)], "STUDENT_BUSY"],
  ["right behind the student's lesson", [at(3, 19.5), at(6, 10)], null],
  ["two at one time", [at(5, 10), at(5, 10.5)], "OVERLAP"],
] as const)("times that are %s: %j is %s", (_, offered, problem) => {
  expect(offeredTimesProblem(offered, facts)).toBe(problem);
});
