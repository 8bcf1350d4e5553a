import { copyWeeklyPeriods } from "@pkg/domain";
import type { AppDeps } from "../../../../deps.ts";
import type { Staff } from "../../../../lib/callers/staff-check.ts";
import { findSteeredMatch, recordSteering } from "../find-steered-match.ts";
import { toMatchWire } from "../get-match.ts";
import { type SuggestionsAsked, suggestTutors } from "../suggestions/suggest-tutors.ts";
import { findBuyerOfMatch, findRejections, findRematch } from "./repository.ts";
import type { SteeredMatchWire } from "./schemas.ts";

/**
 * One search for staff: what is wished, who was asked, ten who would fit, and what keeps tutors away. That it was looked at is
 * recorded.
 * @throws ApiError as `findSteeredMatch`
 */
export async function showStuckMatch(
  deps: AppDeps,
  staff: Staff,
  id: string,
  asked: SuggestionsAsked,
): Promise<SteeredMatchWire> {
  const row = await findSteeredMatch(deps.db, staff, id);
  const found = await suggestTutors(deps, staff, id, asked);
  await recordSteering(deps.db, staff, "match.viewed", id);
  const { weeklyAvailablePeriods, tutorGenders } = row.wishes;
  const rejections = await findRejections(deps.db, id);
  return {
    match: toMatchWire(row, deps.config),
    buyer: await findBuyerOfMatch(deps.db, row.userId),
    rematch: await findRematch(deps.db, id),
    rejections: rejections.map(({ tutorId, ...one }) => ({ ...one, tutorId: String(tutorId) })),
    wishes: {
      weeklyAvailablePeriods: copyWeeklyPeriods(weeklyAvailablePeriods),
      tutorGenders: [...tutorGenders],
    },
    ...found,
  };
}
