import type { Course } from "../course/course.ts";

/** Entry routes of a purchase; sent as orderFunnelType. */
export const ENROLLMENT_ROUTES = ["ROCKET_ENROLL", "SIMPLE_ENROLL", "SMART_MATCHING", "UP_SELLING"] as const;
export type EnrollmentRoute = (typeof ENROLLMENT_ROUTES)[number];

/** Korean labels of the entry routes, for staff. */
export const ENROLLMENT_ROUTE_LABELS: Readonly<Record<EnrollmentRoute, string>> = {
  ROCKET_ENROLL: "상담 제안",
  SIMPLE_ENROLL: "바로 신청",
  SMART_MATCHING: "선생님 먼저",
  UP_SELLING: "이어서 듣기",
};

/** Steps of the purchase funnel, in their order. */
export const FUNNEL_STEPS = [
  "ENTERED",
  "VIEWED_SIMPLE_ENROLL",
  "VIEWED_PAYMENT_PAGE",
  "VIEWED_CARD_INPUT_PAGE",
  "PAID",
] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** Funnel steps only move forward; a step may be skipped, none is repeated. */
export function canFunnelStepTransition(from: FunnelStep, to: FunnelStep): boolean {
  return FUNNEL_STEPS.indexOf(to) > FUNNEL_STEPS.indexOf(from);
}

/** The buyer's entry as the URL carries it. */
export interface FunnelEntry {
  readonly orderFunnelType?: EnrollmentRoute | null;
  readonly token?: string | null;
}

/** The agreement section is hidden for an up-selling funnel that has a token. */
export function agreementSectionHidden({ orderFunnelType, token }: FunnelEntry): boolean {
  return orderFunnelType === "UP_SELLING" && Boolean(token);
}

/** The entry route of an order. */
export interface OrderFunnel {
  readonly consultationId?: string | null;
  readonly orderFunnelType: EnrollmentRoute;
  readonly orderFunnelValue?: string | null;
}

/** What the server knows about the route of an order. */
export interface FunnelFacts {
  /** `orderFunnelValue` is the token of an up-selling offer to this buyer. */
  readonly isTokenAccepted: boolean;
  /** `consultationId` is a consultation of this buyer's. */
  readonly isConsultationKnown: boolean;
}

/** Why the route of an order is refused. */
export type FunnelProblem = "INVALID_UPSELLING" | "INVALID_PAYMENT_FROM_CONSULT_ACCESS" | "UNUSED_VALUE";

/**
 * Checks the route of an order: up-selling needs the token of an offer, a payment after a consultation needs that
 * consultation, a consultation must be known whatever the route, and a value needs a route that reads one. Null when
 * nothing is wrong.
 */
export function funnelProblem(
  { orderFunnelType, orderFunnelValue, consultationId }: Partial<OrderFunnel>,
  { isTokenAccepted, isConsultationKnown }: FunnelFacts,
): FunnelProblem | null {
  if (orderFunnelType === "UP_SELLING" && !isTokenAccepted) return "INVALID_UPSELLING";
  const isFromConsult = orderFunnelType === "ROCKET_ENROLL" || Boolean(consultationId);
  if (isFromConsult && !isConsultationKnown) return "INVALID_PAYMENT_FROM_CONSULT_ACCESS";
  const isSimple = (orderFunnelType ?? "SIMPLE_ENROLL") === "SIMPLE_ENROLL";
  return isSimple && orderFunnelValue ? "UNUSED_VALUE" : null;
}

/**
 * The courses for which applicants are created from the consultation after an order: only in the ROCKET_ENROLL funnel with a
 * consultation. A course is eligible when a tutor has still to be found: one that goes on with a match, a trial
 * match or a tutor has them already.
 */
export function consultationCourses<C extends Course>(
  { orderFunnelType, consultationId }: OrderFunnel,
  courses: readonly C[],
): C[] {
  if (orderFunnelType !== "ROCKET_ENROLL" || !consultationId) return [];
  return courses.filter(({ matchId, trialMatchId, tutorId }) => !matchId && !trialMatchId && !tutorId);
}
