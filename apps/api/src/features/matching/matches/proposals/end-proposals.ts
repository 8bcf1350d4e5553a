import type { Queryable } from "../../../../db/client.ts";
import type { Ctx } from "../../../../deps.ts";
import { announceLive } from "../../../../lib/live-events.ts";
import { isAnswerable, isTimeGone, offerTimes } from "./compute-open-times.ts";
import { openOffer } from "./find-offered-times.ts";
import { clearOffer, findProposalsOfMatch, findRivals, lapseProposal, type ProposalRow } from "./repository.ts";

/**
 * Forgets other times that can no longer be agreed to, and ends the proposals of a match for which no time is left, in
 * the caller's transaction, which holds the match.
 */
export async function lapseProposals(tx: Queryable, matchId: string): Promise<void> {
  for (const proposal of await findProposalsOfMatch(tx, matchId)) {
    if (!isAnswerable(proposal)) continue;
    const offer = openOffer(proposal);
    if (proposal.offeredStarts && !offer && !proposal.offerDeclinedAt) {
      await clearOffer(tx, proposal.pairingId, proposal.tutorId);
    }
    if (!isTimeGone(offerTimes(proposal)) || offer) continue;
    await lapseProposal(tx, proposal.pairingId, proposal.tutorId);
    await announceLive(tx, { userId: proposal.userId, matchId });
    if (proposal.tutorUserId) await announceLive(tx, { userId: proposal.tutorUserId, matchId });
  }
}

/**
 * Ends a proposal whose own times are gone once the offer is gone that alone kept it going.
 * @returns whether it is over
 */
export async function endIfTimeGone(ctx: Ctx, tx: Queryable, proposal: ProposalRow): Promise<boolean> {
  if (!isTimeGone(offerTimes(proposal))) return false;
  await lapseProposal(tx, proposal.pairingId, proposal.tutorId);
  await goOnWithout(ctx, tx, proposal);
  return true;
}

/** Goes on with a round in which a tutor will not accept any more. */
export async function goOnWithout({ jobs }: Ctx, tx: Queryable, proposal: ProposalRow): Promise<void> {
  const { matchId, round, tutorId } = proposal;
  const payload = { matchId, round };
  await jobs.send(tx, { name: "match.advance", key: `match.advance:${matchId}:${round}:${tutorId}`, payload });
}

/**
 * A pair has taken time of a student and a tutor: the searches that wait for either look at theirs again, and so do
 * their families' open pages.
 */
export async function reviewRivals({ jobs }: Ctx, tx: Queryable, accepted: ProposalRow): Promise<void> {
  for (const { id: matchId, round, userId } of await findRivals(tx, accepted)) {
    await announceLive(tx, { userId, matchId });
    const key = `match.advance:${matchId}:${round}:after:${accepted.matchId}:${accepted.round}`;
    await jobs.send(tx, { name: "match.advance", key, payload: { matchId, round } });
  }
}
