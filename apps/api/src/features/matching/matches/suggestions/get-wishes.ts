import { copyWeeklyPeriods } from "@pkg/domain";
import type { Queryable } from "../../../../db/client.ts";
import { toOtherLessons } from "../../../../db/other-pairs.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { findBuyerMatch } from "../repository.ts";
import type { MatchWishesWire } from "../schemas.ts";

/**
 * What a match looks for at present: a wish that was widened is told as it is now, unlike the applicant's.
 * @throws ApiError 404 for a match that is missing or somebody else's.
 */
export async function getWishes(db: Queryable, userId: string, id: string): Promise<MatchWishesWire> {
  const match = await findBuyerMatch(db, userId, id);
  if (!match) throw refuse.notFound();
  const { tutorGenders, weeklyAvailablePeriods } = match.wishes;
  return {
    tutorGenders: [...tutorGenders],
    weeklyAvailablePeriods: copyWeeklyPeriods(weeklyAvailablePeriods),
    otherLessons: toOtherLessons(match.otherPairs),
  };
}
