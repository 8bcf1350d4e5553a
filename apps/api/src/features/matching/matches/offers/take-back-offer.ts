import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { announceLive } from "../../../../lib/live-events.ts";
import { endIfTimeGone } from "../proposals/end-proposals.ts";
import { openOffer } from "../proposals/find-offered-times.ts";
import { clearOffer } from "../proposals/repository.ts";
import type { TutorPairingWire } from "../proposals/schemas.ts";
import { checkAnswerable, type OwnProposal, showProposal, withProposal } from "../proposals/with-proposal.ts";
import { notifyTakenBack } from "./notify-offer.ts";

/**
 * A tutor takes back the other times that they offered, until the family has answered. The proposal goes on at its own times; when
 * these are gone, the offer alone kept it going and it ends.
 * @throws ApiError 404 and 429 as `withProposal`; 409 class 50005 when somebody else was faster; 409 class 50004 when the family
 * has agreed or said no, or nothing is offered.
 */
export async function takeBackOffer(ctx: Ctx, key: OwnProposal): Promise<TutorPairingWire> {
  await withProposal(ctx, key, async (tx, proposal) => {
    checkAnswerable(proposal);
    const { offeredStarts, offerDeclinedAt, userId, matchId } = proposal;
    if (!offeredStarts || offerDeclinedAt)
      throw refuse.notNow("거둘 다른 시간 제안이 없어요. 지금 시간을 확인해 주세요.");
    const wasOpen = openOffer(proposal) !== null;
    await clearOffer(tx, key.pairingId, key.tutorId);
    await endIfTimeGone(ctx, tx, proposal);
    // Times that a lesson has come in the way of were not shown to the family any more.
    if (wasOpen) await notifyTakenBack(ctx, tx, proposal, offeredStarts);
    await announceLive(tx, { userId, matchId });
  });
  return showProposal(ctx.db, key);
}
