import { expect, it } from "vitest";
import {
  agreementSectionHidden,
  canFunnelStepTransition,
  consultationCourses,
  FUNNEL_STEPS,
  funnelProblem,
} from "./enrollment.ts";

it("only moves forward, and may skip a step", () => {
  for (const [at, from] of FUNNEL_STEPS.entries()) {
    const reached = FUNNEL_STEPS.filter((to) => canFunnelStepTransition(from, to));
    expect(reached).toEqual(FUNNEL_STEPS.slice(at + 1));
  }
});

it.each([
  ["an up-selling funnel that has a token", { orderFunnelType: "UP_SELLING", token: "t" } as const, true],
  ["an up-selling funnel without a token", { orderFunnelType: "UP_SELLING", token: null } as const, false],
  ["an up-selling funnel with an empty token", { orderFunnelType: "UP_SELLING", token: "" } as const, false],
  ["another funnel with a token", { orderFunnelType: "SIMPLE_ENROLL", token: "t" } as const, false],
  ["nothing known", {}, false],
])("%s", (_, entry, hidden) => {
  expect(agreementSectionHidden(entry)).toBe(hidden);
});

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

const NOTHING = { isTokenAccepted: false, isConsultationKnown: false };
const ALL = { isTokenAccepted: true, isConsultationKnown: true };
const NO_CONSULT = "INVALID_PAYMENT_FROM_CONSULT_ACCESS";

it.each([
  [{ orderFunnelType: "SIMPLE_ENROLL" }, NOTHING, null],
  [{}, NOTHING, null],
  [{ orderFunnelType: "SIMPLE_ENROLL", orderFunnelValue: "x" }, NOTHING, "UNUSED_VALUE"],
  [{ orderFunnelType: "SMART_MATCHING", orderFunnelValue: "x" }, NOTHING, null],
  [{ orderFunnelType: "SIMPLE_ENROLL", consultationId: "c1" }, NOTHING, NO_CONSULT],
  [{ orderFunnelType: "ROCKET_ENROLL" }, NOTHING, NO_CONSULT],
  [{ orderFunnelType: "ROCKET_ENROLL", consultationId: "c1" }, ALL, null],
  [{ orderFunnelType: "UP_SELLING", orderFunnelValue: "t" }, NOTHING, "INVALID_UPSELLING"],
  [{ orderFunnelType: "UP_SELLING", orderFunnelValue: "t" }, ALL, null],
] as const)("the route %o, of which %o is known: %s", (funnel, facts, problem) => {
  expect(funnelProblem(funnel, facts)).toBe(problem);
});
