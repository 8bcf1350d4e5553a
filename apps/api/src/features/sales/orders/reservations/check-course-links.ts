import type { Queryable } from "../../../../db/client.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import type { RequestedCourse } from "../purchase-request.ts";
import { findOwnMatchIds, findTutorIds } from "../repository.ts";

/** What a course goes on with, as it is kept with the item. */
export interface CourseLinks {
  matchId: string | null;
  trialMatchId: string | null;
  tutorId: number | null;
}

/**
 * Checks that the matches which courses go on with are the buyer's own, and that the tutors whom they ask for exist.
 * @param goesOn whether the order goes on with these matches
 * @throws ApiError INVALID_ENROLLMENT with MATCH or TUTOR and the course; a foreign match answers as a missing one.
 */
export async function checkCourseLinks(
  db: Queryable,
  userId: string,
  courses: readonly RequestedCourse[],
  goesOn: boolean,
): Promise<CourseLinks[]> {
  const matchIds = courses.flatMap(({ matchId, trialMatchId }) => [matchId, trialMatchId].filter((id) => id !== null));
  const tutorIds = courses.flatMap(({ tutorId }) => (tutorId === null ? [] : [tutorId]));
  const matches = matchIds.length > 0 ? await findOwnMatchIds(db, userId, matchIds) : new Set<string>();
  const tutors = tutorIds.length > 0 ? await findTutorIds(db, tutorIds) : new Map<string, number>();
  return courses.map(({ matchId, trialMatchId, tutorId }, course) => {
    const isForeign = [matchId, trialMatchId].some((id) => id !== null && !matches.has(id));
    if (isForeign) throw refuse.enrollmentIncomplete({ problems: ["MATCH"], course });
    const tutor = tutorId === null ? null : tutors.get(tutorId);
    if (tutor === undefined) throw refuse.enrollmentIncomplete({ problems: ["TUTOR"], course });
    // A trial that is gone on with is the match of its course from then on.
    return { matchId: goesOn ? (matchId ?? trialMatchId) : matchId, trialMatchId, tutorId: tutor };
  });
}
