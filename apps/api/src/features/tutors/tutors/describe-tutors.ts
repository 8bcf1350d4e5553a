import { explainMatch, fitAtTimes, type MatchFit, type MatchTutor, type MatchWish, matchScore } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import type { RankedTutor } from "../../../lib/tutor-search.ts";
import type { SuggestionWire } from "./card-schemas.ts";
import { findTutorCards } from "./repository.ts";

/** Ranked tutors as a buyer sees them, in their order: the public profile, the score, its reasons and what is missed. */
export async function describeTutors(
  db: Queryable,
  wish: MatchWish,
  ranked: readonly RankedTutor[],
): Promise<SuggestionWire[]> {
  const cards = await findTutorCards(
    db,
    ranked.map(({ tutorId }) => tutorId),
  );
  return ranked.flatMap(({ tutorId, tutor }) => {
    const card = cards.get(tutorId);
    return card ? [{ tutor: card, ...fitNow(wish, tutor) }] : [];
  });
}

/** How well a tutor fits a wish, with the times at which the two could meet now. */
export function fitNow(wish: MatchWish, tutor: MatchTutor) {
  const scored = matchScore(wish, tutor);
  return toFit(fitAtTimes(explainMatch(wish, tutor, scored), scored.lessons));
}

/** The part of a score that is shown. */
export const toFit = ({ score, timeAndSkill, styleAndBackground, reasons, misses, notes }: MatchFit) => ({
  score,
  timeAndSkill,
  styleAndBackground,
  reasons: [...reasons],
  misses: [...misses],
  notes: [...notes],
});
