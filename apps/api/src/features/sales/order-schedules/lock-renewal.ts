import type { Transaction } from "../../../db/client.ts";
import { lockMatch } from "../../matching/matches/repository.ts";
import { findMatchOfSchedule, findRenewal, lockSchedule, type Renewal } from "./repository.ts";

/**
 * Holds a schedule until the transaction ends, and before it the match of its class: whoever changes both takes them in this
 * order. The period goes with its schedule.
 */
export async function lockRenewal(tx: Transaction, id: string): Promise<Renewal | undefined> {
  const matchId = await findMatchOfSchedule(tx, id);
  if (matchId === undefined) return;
  if (matchId !== null) await lockMatch(tx, matchId);
  await lockSchedule(tx, id);
  return findRenewal(tx, id);
}
