import type { LessonCancelReason } from "@pkg/domain";
import type { Transaction } from "../../../../db/client.ts";
import { withdrawPlanned } from "../held-notices.ts";
import { cancelScheduled, giveUpCalledOff } from "../repository.ts";

/**
 * Cancels the lessons of a match that have not begun, in the caller's transaction, which holds the match. They are not used up:
 * they can be arranged anew. One that is under way goes on.
 * @param keep how many of them stay, the earliest ones
 * @returns when those that were canceled would have been, ascending
 */
export async function cancelFutureLessons(
  tx: Transaction,
  matchId: string,
  reason: LessonCancelReason,
  keep = 0,
): Promise<Date[]> {
  const canceled = await cancelScheduled(tx, matchId, reason, keep);
  if (reason === "REMATCH") await giveUpCalledOff(tx, matchId);
  await withdrawPlanned(
    tx,
    matchId,
    canceled.map(({ id }) => id),
  );
  return canceled.map(({ startsAt }) => startsAt);
}
