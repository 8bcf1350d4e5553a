import type { EnrollmentRoute } from "./enrollment.ts";

/** With whom or what a course begins. */
export interface CourseBeginning {
  readonly matchId?: string | null;
  readonly trialMatchId?: string | null;
  readonly tutorId?: string | null;
}

/** A course that begins with a tutor whom the buyer found: no match goes on with it, and that tutor is asked first. */
export function beginsWithTutor({ tutorId, matchId, trialMatchId }: CourseBeginning): boolean {
  return Boolean(tutorId) && !matchId && !trialMatchId;
}

/**
 * The route of an order by its courses: SMART_MATCHING as soon as one begins with a tutor. The routes of an offer and of a
 * consultation stay what they are.
 * @param route the one so far
 */
export function routeOfCourses(
  courses: readonly CourseBeginning[],
  route: EnrollmentRoute | null | undefined,
): EnrollmentRoute {
  if (route === "UP_SELLING" || route === "ROCKET_ENROLL") return route;
  return courses.some(beginsWithTutor) ? "SMART_MATCHING" : "SIMPLE_ENROLL";
}
