import { expect, it } from "vitest";
import { repeatedTrial, type WantedCourse, wantedCourse } from "./repeated-trial.ts";

const course = { subject: "MATH", subjectDetail: "MATH_M2_1", isTrial: false, goesOn: false };
const trial: WantedCourse = { ...course, isTrial: true };
const other: WantedCourse = { ...trial, subjectDetail: "MATH_M2_2" };

it.each<[string, WantedCourse[], string[], number]>([
  ["nothing", [], [], -1],
  ["the trial of a subject", [trial, course], ["ENGLISH"], -1],
  ["the trial of a subject that was had", [course, trial], ["MATH"], 1],
  ["two trials of a subject", [trial, other], [], 1],
  ["the trials of two subjects", [trial, { ...other, subject: "ENGLISH" }], [], -1],
  ["a trial beside one that goes on with a class", [{ ...trial, goesOn: true }, other], [], -1],
])("finds in %s what is not sold", (_what, courses, had, place) => {
  expect(repeatedTrial(courses, had)).toBe(place);
});

it.each([
  [{}, { totalMonths: 0, totalCounts: 1 }, { isTrial: true, goesOn: false }],
  [{ trialMatchId: "m1" }, { totalMonths: 3, totalCounts: 24 }, { isTrial: false, goesOn: true }],
  [
    { matchId: "m1", trialMatchId: null },
    { totalMonths: 0, totalCounts: 1 },
    { isTrial: true, goesOn: true },
  ],
])("reads %j as it is wanted", (link, product, wanted) => {
  expect(wantedCourse({ subject: "MATH", subjectDetail: "MATH_M2_1", ...link }, product)).toEqual({
    subject: "MATH",
    subjectDetail: "MATH_M2_1",
    ...wanted,
  });
});
