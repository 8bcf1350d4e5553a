import type { Transaction } from "../../../../db/client.ts";
import type { Ctx } from "../../../../deps.ts";
import { announceLive } from "../../../../lib/live-events.ts";
import { notifyTooLate } from "../proposals/notify-too-late.ts";
import { findOpenProposals, releaseProposals } from "../proposals/repository.ts";
import { releaseTutor } from "../release-tutor.ts";
import { asPair, lockMatch, updateMatch } from "../repository.ts";

/**
 * Ends a search or a pair that nothing is left of, in the caller's transaction. No tutor is asked any more, and those
 * who were hear it. No late yes counts; the tutor's time and place are free. A pair whose lessons were over stays as it
 * was, unless it still rests. The tutor of either may be free already. Nothing happens a second time.
 */
export async function cancelMatch(ctx: Ctx, tx: Transaction, matchId: string): Promise<void> {
  const held = await lockMatch(tx, matchId);
  if (!held || held.status === "CANCELED" || (held.endedAt && !held.restsUntil)) return;
  const asked = await findOpenProposals(tx, matchId);
  const pair = held.endedAt ? undefined : asPair(held);
  if (!pair) await notifyTooLate(ctx, tx, { matchId });
  await updateMatch(tx, matchId, {
    status: "CANCELED",
    tutorId: null,
    lessonStarts: [],
    deadlineAt: null,
    restsUntil: null,
  });
  await releaseProposals(tx, matchId);
  if (pair) await releaseTutor(tx, pair);
  await announceLive(tx, { userId: held.userId, matchId });
  for (const { tutorUserId } of asked) {
    if (tutorUserId) await announceLive(tx, { userId: tutorUserId, matchId });
  }
}
