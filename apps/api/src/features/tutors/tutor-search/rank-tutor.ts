import { MATCH_PART_LIMITS, type MatchTutor, type MatchWish, matchPoints } from "@pkg/domain";
import type { RankedTutor } from "../../../lib/tutor-search.ts";

/** The most points for confidence and load, which do not depend on the wish: a tutor's static points. */
export const STATIC_LIMIT = MATCH_PART_LIMITS.confidence + MATCH_PART_LIMITS.load;
/** The highest score. */
export const MAX_SCORE = Object.values(MATCH_PART_LIMITS).reduce((sum, points) => sum + points, 0);

/** Scores a tutor. */
export function rankTutor(wish: MatchWish, tutorId: number, tutor: MatchTutor): RankedTutor {
  const score = Object.values(matchPoints(wish, tutor)).reduce((sum, points) => sum + points, 0);
  return { tutorId, score, tutor };
}

/** The order of suggestions: score, static points, lower id. No two tutors are equal. */
export function sortRanked(wish: MatchWish, ranked: readonly RankedTutor[]): RankedTutor[] {
  return ranked
    .map((one) => ({ one, points: staticPoints(wish, one.tutor) }))
    .sort((a, b) => b.one.score - a.one.score || b.points - a.points || a.one.tutorId - b.one.tutorId)
    .map(({ one }) => one);
}

function staticPoints(wish: MatchWish, tutor: MatchTutor): number {
  const { confidence, load } = matchPoints(wish, tutor);
  return confidence + load;
}
