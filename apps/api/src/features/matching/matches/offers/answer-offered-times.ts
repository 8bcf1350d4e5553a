import { areSameTimes } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { announceLive } from "../../../../lib/live-events.ts";
import { isAnswerable } from "../proposals/compute-open-times.ts";
import { endIfTimeGone } from "../proposals/end-proposals.ts";
import { openOffer } from "../proposals/find-offered-times.ts";
import { isFull, lockPair, makePair } from "../proposals/make-pair.ts";
import { findOffers, markOfferDeclined } from "../proposals/repository.ts";
import { findBuyerMatch, lockMatch } from "../repository.ts";
import { notifyDeclinedOffer } from "./notify-offer.ts";
import type { OfferedTimesAnswer } from "./schemas.ts";

/**
 * The family agrees to other weekly times that a tutor offered, which makes the pair, or does not: then the proposal goes on at
 * its own times. The answer names the times that were seen, so that nobody agrees to changed ones.
 * @throws ApiError 404 for a missing or foreign match; 409 class 50004 when another tutor has the student, the offer was changed
 * or is over, or the tutor has no place left; 409 class 52001 when a lesson came there meanwhile.
 */
export async function answerOfferedTimes(
  ctx: Ctx<"account">,
  matchId: string,
  { tutorId, lessonStarts, accepts }: OfferedTimesAnswer,
): Promise<void> {
  const { userId } = ctx.actor;
  if (!(await findBuyerMatch(ctx.db, userId, matchId))) throw refuse.notFound();
  await ctx.db.transaction(async (tx) => {
    const held = await lockMatch(tx, matchId);
    if (held && held.tutorId !== null) throw refuse.notNow("그사이 다른 선생님이 정해졌어요.");
    const offers = await findOffers(tx, matchId);
    const asked = offers.find((one) => one.tutorId === Number(tutorId));
    const isOpen = asked && !asked.offerDeclinedAt && isAnswerable(asked);
    const isSeen = asked?.offeredStarts && areSameTimes(asked.offeredStarts, lessonStarts);
    if (!isOpen || !isSeen) throw refuse.notNow("다른 시간 제안이 바뀌었거나 끝났어요. 지금 시간을 확인해 주세요.");
    if (!accepts) {
      await markOfferDeclined(tx, asked.pairingId, asked.tutorId);
      const isOver = await endIfTimeGone(ctx, tx, asked);
      await notifyDeclinedOffer(ctx, tx, asked, { offered: lessonStarts, isOver });
      await announceLive(tx, { userId, matchId });
      if (asked.tutorUserId) await announceLive(tx, { userId: asked.tutorUserId, matchId });
      return;
    }
    const pair = await lockPair(tx, asked);
    if (isFull(pair)) throw refuse.notNow("선생님이 지금은 학생을 더 맡을 수 없어요. 다른 선생님을 골라 주세요.");
    const { takenBits } = pair.tutor;
    const offered = openOffer({ ...asked, takenBits, otherPairs: pair.match.otherPairs });
    if (!offered) {
      throw refuse.lessonOverlaps({
        message: "그 시간에 그사이 다른 수업이 잡혔어요. 다른 선생님의 답을 기다려 주세요.",
      });
    }
    await makePair(ctx, tx, asked, pair, offered);
    await ctx.checkpoint("in-answer");
  });
  await ctx.checkpoint("after-answer");
}
