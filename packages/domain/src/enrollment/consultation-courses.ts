import type { Course } from "../course/course.ts";
import type { OrderFunnel } from "../order/order.ts";

/**
 * The courses for which applicants are created from the consultation after an order: only in the ROCKET_ENROLL funnel with a
 * consultation (spec §4). A course is eligible when a tutor has still to be found: one that goes on with a match, a trial
 * match or a tutor has them already.
 */
export function consultationCourses<C extends Course>(
  { orderFunnelType, consultationId }: OrderFunnel,
  courses: readonly C[],
): C[] {
  if (orderFunnelType !== "ROCKET_ENROLL" || !consultationId) return [];
  return courses.filter(({ matchId, trialMatchId, tutorId }) => !matchId && !trialMatchId && !tutorId);
}
