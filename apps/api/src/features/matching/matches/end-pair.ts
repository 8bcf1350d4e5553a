import type { Transaction } from "../../../db/client.ts";
import { releaseTutor } from "./release-tutor.ts";
import { asPair, lockMatch, updateMatch } from "./repository.ts";

/**
 * Ends a pair whose lessons are over: it stays for both to look back on, but the tutor's weekly times and place are free again.
 * Nothing happens to a match without a tutor, or a second time.
 */
export async function endPair(tx: Transaction, matchId: string): Promise<void> {
  const held = await lockMatch(tx, matchId);
  const pair = held && asPair(held);
  if (!pair || held.endedAt) return;
  await updateMatch(tx, matchId, { endedAt: new Date() });
  await releaseTutor(tx, pair);
}
