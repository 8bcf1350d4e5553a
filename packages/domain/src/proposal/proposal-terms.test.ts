import { expect, it } from "vitest";
import { monthOfProposal, proposalLength, proposalPace } from "./proposal-terms.ts";

const terms = (lessonsLeft: number, lessonsPerWeek: number) => ({ lessonsLeft, lessonsPerWeek, pay: 20_300 });

it.each([
  [1, 1, "1회", 1, 20_300],
  [2, 2, "2회", 2, 40_600],
  [5, 2, "5회, 3주", 5, 101_500],
  [8, 2, "8회, 1개월", 8, 162_400],
  [13, 1, "13회, 13주", 4, 81_200],
  [48, 2, "48회, 6개월", 8, 162_400],
  [0, 2, "0회", 0, 0],
])("%i lessons, %i a week: %s, %i a month for %i won", (left, perWeek, length, lessons, pay) => {
  expect(proposalLength(terms(left, perWeek))).toBe(length);
  expect(monthOfProposal(terms(left, perWeek))).toEqual({ lessons, pay });
});

it.each([
  [1, 1, false, "한 번 60분"],
  [1, 1, true, "체험 1회 60분"],
  [2, 1, true, "체험 2회 60분"],
  [2, 1, false, "주 1회 60분"],
  [24, 2, false, "주 2회 60분"],
])("%i lessons, %i a week, a trial: %s, are %s", (lessonsLeft, lessonsPerWeek, isTrial, pace) => {
  expect(proposalPace({ lessonsLeft, lessonsPerWeek, minutes: 60, isTrial })).toBe(pace);
});
