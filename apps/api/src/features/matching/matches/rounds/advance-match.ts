import { isMatchSearching } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { lapseProposals } from "../proposals/end-proposals.ts";
import { countOpenProposals, findMatch, lockMatch, timeOutProposals } from "../repository.ts";
import { findTutorsToAsk } from "./find-tutors-to-ask.ts";
import { isRound, openRound } from "./open-round.ts";

/**
 * Ends the proposals of a match for which no time is left, and takes a search on when its round is over: the next
 * tutors are asked, or the buyer is told that nobody was found. Safe to call at any time, any number of times, from
 * any process: a round is opened once, because its number is compared under the match's lock.
 * @param at when the next round begins; now, by the database's clock, when it is left out
 * @param round the one that is over; another one's end changes nothing, nor does a late answer to a search that waits for its buyer
 */
export async function advanceMatch(ctx: Ctx, matchId: string, round: number, at?: Date): Promise<void> {
  const match = await findMatch(ctx.db, matchId);
  if (match?.round !== round) return;
  // A search that waits for its buyer asks no tutor, but a late yes still counts.
  const found = isMatchSearching(match.status) ? await findTutorsToAsk(ctx, match) : null;
  await ctx.db.transaction(async (tx) => {
    const held = await lockMatch(tx, matchId);
    if (!held || held.round !== round || held.status !== match.status) return;
    if (found) await timeOutProposals(tx, matchId);
    await lapseProposals(tx, matchId);
    if (!found || (isRound(held.status) && (await countOpenProposals(tx, matchId)) > 0)) return;
    await openRound(ctx, tx, match, found, at);
    await ctx.checkpoint("in-round");
  });
  await ctx.checkpoint("after-round");
}
