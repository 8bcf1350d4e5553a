import { areSameTimes, type LessonStart } from "@pkg/domain";
import type { Transaction } from "../../../../db/client.ts";
import type { Ctx } from "../../../../deps.ts";
import { type ApiError, refuse } from "../../../../lib/errors/refuse.ts";
import { isTimeGone, offerTimes } from "./compute-open-times.ts";
import { goOnWithout } from "./end-proposals.ts";
import { openOffer } from "./find-offered-times.ts";
import { isFull, lockPair, makePair } from "./make-pair.ts";
import { lapseProposal, type ProposalRow } from "./repository.ts";
import { toOffer } from "./to-pairing.ts";

/**
 * Makes a pair of a match and the tutor who said yes, in the transaction that holds the match: at the times that were asked, or
 * at others that the tutor chose of those that are offered once these are gone. Never at times that nobody said yes to.
 * @param wanted the weekly times that the tutor accepts
 * @returns null when the pair is made; else 409 class 52001 with `otherTimes`, to answer once the transaction is kept: without
 * any left, the proposal has ended.
 * @throws ApiError 409 class 50004 when the tutor has no place left; 400 class 10001 for other times while the asked are free.
 */
export async function acceptMatch(
  ctx: Ctx,
  tx: Transaction,
  proposal: ProposalRow,
  wanted: readonly LessonStart[],
): Promise<ApiError | null> {
  const pair = await lockPair(tx, proposal);
  if (isFull(pair)) throw refuse.notNow("맡을 수업 수가 다 찼어요. 프로필에서 먼저 늘려 주세요.");
  const { wishes, otherPairs } = pair.match;
  const times = offerTimes({ ...proposal, ...pair.tutor, wishes, otherPairs });
  const offered = times.areFree ? [proposal.lessonStarts] : times.others;
  const lessonStarts = offered.find((starts) => areSameTimes(starts, wanted));
  if (!lessonStarts) {
    if (times.areFree) throw refuse.invalidInput({ fields: [NOT_ASKED] });
    // What the tutor offers instead keeps it going: the family may still agree.
    if (!isTimeGone(times) || openOffer(proposal)) return timesTaken(offered);
    await lapseProposal(tx, proposal.pairingId, proposal.tutorId);
    await goOnWithout(ctx, tx, proposal);
    return timesTaken([]);
  }
  await makePair(ctx, tx, proposal, pair, lessonStarts);
  return null;
}

const NOT_ASKED = { path: "lessonStarts", message: "제안받은 시간이 아직 비어 있어요. 그 시간으로 수락해 주세요." };

const timesTaken = (offered: readonly (readonly LessonStart[])[]): ApiError =>
  refuse.lessonOverlaps({
    message:
      offered.length > 0
        ? "제안받은 시간에 그사이 다른 수업이 잡혔어요. 다른 시간을 골라 주세요."
        : "그사이 두 분이 만날 수 있는 시간이 모두 찼어요.",
    otherTimes: offered.map(toOffer),
  });
