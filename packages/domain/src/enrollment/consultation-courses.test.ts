import { expect, it } from "vitest";
import { consultationCourses } from "./consultation-courses.ts";

const course = { productId: 1, subject: "MATH", subjectDetail: "M2" };
const courses = [course, { ...course, matchId: "m1" }, { ...course, trialMatchId: "t1" }, { ...course, tutorId: "u1" }];

it("takes the courses that have no tutor yet", () => {
  expect(consultationCourses({ orderFunnelType: "ROCKET_ENROLL", consultationId: "c1" }, courses)).toEqual([course]);
});

it.each([
  ["without a consultation", { orderFunnelType: "ROCKET_ENROLL" }],
  ["with an empty consultation", { orderFunnelType: "ROCKET_ENROLL", consultationId: "" }],
  ["in another funnel", { orderFunnelType: "SIMPLE_ENROLL", consultationId: "c1" }],
] as const)("takes none %s", (_, funnel) => {
  expect(consultationCourses(funnel, courses)).toEqual([]);
});
