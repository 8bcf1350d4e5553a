import type { Queryable } from "../../../db/client.ts";
import { recordAct } from "../../../lib/audit-logs/record-act.ts";
import type { Staff } from "../../../lib/callers/staff-check.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { findBuyerMatch, findMatch, type MatchRow } from "./repository.ts";

/** Who says how a search goes on: its buyer, or staff in their place, who may say why for the audit log. */
export type SearchActor = { readonly userId: string } | (Staff & { readonly reason?: string });

/** Whether staff acts in the buyer's place. */
export const isStaff = (who: SearchActor): who is Extract<SearchActor, Staff> => "roles" in who;

/**
 * The match to steer: buyers reach their own, staff reaches any.
 * @throws ApiError 404 for a missing or foreign match
 */
export async function findSteeredMatch(db: Queryable, who: SearchActor, id: string): Promise<MatchRow> {
  const match = isStaff(who) ? await findMatch(db, id) : await findBuyerMatch(db, who.userId, id);
  if (!match) throw refuse.notFound();
  return match;
}

/** Records what staff did or saw; a buyer's own acts are not recorded. */
export async function recordSteering(
  db: Queryable,
  who: SearchActor,
  action: "match.viewed" | "match.searched-again" | "match.proposed",
  targetId: string,
): Promise<void> {
  if (!isStaff(who)) return;
  const detail = who.reason === undefined ? null : { reason: who.reason };
  await recordAct(db, { action, actorId: who.userId, targetId, requestId: who.requestId, detail });
}
