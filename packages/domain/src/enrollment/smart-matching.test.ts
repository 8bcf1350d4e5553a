import { expect, it } from "vitest";
import { beginsWithTutor, routeOfCourses } from "./smart-matching.ts";

const found = { tutorId: "7" };

it.each([
  [{}, false],
  [{ tutorId: "" }, false],
  [found, true],
  [{ tutorId: "7", matchId: "m" }, false],
  [{ tutorId: "7", trialMatchId: "m" }, false],
])("%j begins with a tutor: %s", (course, expected) => {
  expect(beginsWithTutor(course)).toBe(expected);
});

it.each([
  [[], null, "SIMPLE_ENROLL"],
  [[{}], undefined, "SIMPLE_ENROLL"],
  [[{}, found], null, "SMART_MATCHING"],
  [[found], "SIMPLE_ENROLL", "SMART_MATCHING"],
  [[{}], "SMART_MATCHING", "SIMPLE_ENROLL"],
  [[found], "UP_SELLING", "UP_SELLING"],
  [[found], "ROCKET_ENROLL", "ROCKET_ENROLL"],
] as const)("courses %j on the route %s go %s", (courses, route, expected) => {
  expect(routeOfCourses(courses, route)).toBe(expected);
});
