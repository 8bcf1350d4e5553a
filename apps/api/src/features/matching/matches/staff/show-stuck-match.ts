import { copyWeeklyPeriods } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { describeMatches } from "../../../lessons/classes/describe-classes.ts";
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
  ctx: Ctx<"staff">,
  id: string,
  asked: SuggestionsAsked,
): Promise<SteeredMatchWire> {
  const row = await findSteeredMatch(ctx, id);
  const found = await suggestTutors(ctx, id, asked);
  await recordSteering(ctx, ctx.db, { action: "match.viewed", targetId: id });
  const { weeklyAvailablePeriods, tutorGenders } = row.wishes;
  const rejections = await findRejections(ctx.db, id);
  const nowOf = await describeMatches(ctx.db, [id], ctx.now);
  return {
    match: toMatchWire(row, nowOf(id), ctx),
    buyer: await findBuyerOfMatch(ctx.db, row.userId),
    rematch: await findRematch(ctx.db, id),
    rejections: rejections.map(({ tutorId, ...one }) => ({ ...one, tutorId: String(tutorId) })),
    wishes: {
      weeklyAvailablePeriods: copyWeeklyPeriods(weeklyAvailablePeriods),
      tutorGenders: [...tutorGenders],
    },
    ...found,
  };
}
