import { readClock } from "../../../../db/read-clock.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { findSteeredMatch, recordSteering, type SteeringCtx } from "../find-steered-match.ts";
import { notifyProposal } from "../notify-match.ts";
import { lockMatch, updateMatch } from "../repository.ts";
import { askMoreTutors } from "./ask-tutors.ts";
import { findTutorsToAsk } from "./find-tutors-to-ask.ts";
import { isRound, openRound } from "./open-round.ts";

/**
 * The buyer, or staff, chooses tutors from the suggestions: they are asked at once. While other proposals are out these join them; a
 * match that waits for the buyer begins a round of its own (PROFILE_MATCHING). A buyer for whom staff chose is told so.
 * @throws ApiError as `findSteeredMatch`; 409 class 50004 when the match is over, its round is ending, or none of the tutors can be
 * asked (any more).
 */
export async function selectTutors(ctx: SteeringCtx, id: string, tutorIds: readonly number[], reason?: string) {
  const match = await findSteeredMatch(ctx, id);
  const wanted = { ...match, chosenTutorIds: [...tutorIds] };
  const found = await findTutorsToAsk(ctx, wanted);
  if (found.chosen.length === 0) {
    throw refuse.notNow("고른 선생님이 지금은 수업을 맡을 수 없어요. 다른 선생님을 골라 주세요.");
  }
  await ctx.db.transaction(async (tx) => {
    const held = await lockMatch(tx, id);
    if (!held || held.round !== match.round || held.status !== match.status) throw changedMeanwhile();
    if (held.status === "MATCHED" || held.status === "CANCELED")
      throw refuse.notNow("이미 끝난 매칭이에요. 수업은 내 수업에서 확인해 주세요.");
    await updateMatch(tx, id, { chosenTutorIds: wanted.chosenTutorIds });
    if (isRound(held.status) && held.deadlineAt) {
      // Whoever was asked now would have no time left to answer: the job that ends the round is due.
      if (held.deadlineAt <= (await readClock(tx))) throw changedMeanwhile();
      await askMoreTutors(ctx, tx, wanted, found.chosen);
    } else await openRound(ctx, tx, wanted, found);
    await recordSteering(ctx, tx, { action: "match.proposed", targetId: id, reason });
    if (ctx.actor.kind === "staff") await notifyProposal(ctx, tx, match);
  });
}

const changedMeanwhile = () => refuse.notNow("방금 매칭 상태가 바뀌었어요. 다시 확인해 주세요.");
