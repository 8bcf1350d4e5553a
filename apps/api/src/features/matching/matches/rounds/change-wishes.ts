import { type WishWidening, widenWishes } from "@pkg/domain";
import type { MatchWishes } from "../../../../db/schema/matches.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { findSteeredMatch, recordSteering, type SteeringCtx } from "../find-steered-match.ts";
import { notifyWidening } from "../notify-match.ts";
import { lockMatch, updateMatch } from "../repository.ts";
import { findTutorsToAsk } from "./find-tutors-to-ask.ts";
import { openRound } from "./open-round.ts";

interface WishesChange {
  readonly widening: WishWidening | null;
  /** What a buyer wishes instead; the same without. */
  readonly wishes?: Pick<MatchWishes, "tutorGenders" | "weeklyAvailablePeriods"> | undefined;
  readonly reason?: string | undefined;
}

/**
 * Gives up one wish of a match, changes several, or neither, and searches again at once.
 * A search without a result goes on this way. The applicant keeps the first wishes.
 * A buyer for whom staff gave up a wish is told so.
 * @throws ApiError as `findSteeredMatch`; 400 class 10001 when staff gives up a wish without a reason; 409 class 50004 while proposals are out, or when
 * the match is over.
 */
export async function changeWishes(ctx: SteeringCtx, id: string, { widening, wishes: changed, reason }: WishesChange) {
  const match = await findSteeredMatch(ctx, id);
  const isForBuyer = widening !== null && ctx.actor.kind === "staff";
  if (isForBuyer && reason === undefined) {
    throw refuse.invalidInput({ fields: [{ path: "reason", message: "구매자와 이야기한 내용을 적어 주세요." }] });
  }
  const wished = { ...match.wishes, ...changed };
  const wishes = widening ? widenWishes(wished, widening) : wished;
  const wider = { ...match, wishes };
  const found = await findTutorsToAsk(ctx, wider);
  await ctx.db.transaction(async (tx) => {
    const held = await lockMatch(tx, id);
    const waits = held?.status === "UNPAIRED" || held?.status === "PROFILE_MATCH_FAILED";
    if (!held || !waits || held.round !== match.round)
      throw refuse.notNow("지금은 선생님을 찾고 있어요. 매칭 상태를 다시 확인해 주세요.");
    await updateMatch(tx, id, { wishes });
    await openRound(ctx, tx, wider, found);
    await recordSteering(ctx, tx, { action: "match.searched-again", targetId: id, reason });
    if (isForBuyer) await notifyWidening(ctx, tx, match, widening);
  });
}
