import type { Queryable } from "../../../db/client.ts";
import { recordAct } from "../../../lib/audit-logs/record-act.ts";
import { requireStaff } from "../../../lib/callers/require-staff.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { findBuyerMatch, findMatch, type MatchRow } from "./repository.ts";

/** Who says how a search goes on: its buyer, or staff in their place. */
export interface Steerer {
  readonly userId: string;
  /** Staff: the request that the audit log names. */
  readonly staffRequestId?: string;
  /** Staff: why, for the audit log. */
  readonly reason?: string;
}

/**
 * The match that somebody steers: a buyer's own, any for staff.
 * @throws ApiError 403 account 10003 when staff is said to act and is none; 404 for a missing or foreign match
 */
export async function findSteeredMatch(
  db: Queryable,
  { userId, staffRequestId }: Steerer,
  id: string,
): Promise<MatchRow> {
  if (staffRequestId !== undefined) await requireStaff(db, userId, "MATCHES");
  const match = staffRequestId === undefined ? await findBuyerMatch(db, userId, id) : await findMatch(db, id);
  if (!match) throw refuse.notFound();
  return match;
}

/** Keeps what staff did or saw; a buyer answers to nobody. */
export async function recordSteering(
  db: Queryable,
  { userId, staffRequestId, reason }: Steerer,
  action: "match.viewed" | "match.searched-again" | "match.proposed",
  targetId: string,
): Promise<void> {
  if (staffRequestId === undefined) return;
  const detail = reason === undefined ? null : { reason };
  await recordAct(db, { action, actorId: userId, targetId, requestId: staffRequestId, detail });
}
