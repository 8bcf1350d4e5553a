import type { Queryable } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import { recordAct } from "../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { findBuyerMatch, findMatch, type MatchRow } from "./repository.ts";

/** A search's buyer says how it goes on, or staff in their place. */
export type SteeringCtx = Ctx<"account" | "staff">;

/**
 * The match to steer: buyers reach their own, staff reaches any.
 * @throws ApiError 404 for a missing or foreign match
 */
export async function findSteeredMatch({ db, actor }: SteeringCtx, id: string): Promise<MatchRow> {
  const match = actor.kind === "staff" ? await findMatch(db, id) : await findBuyerMatch(db, actor.userId, id);
  if (!match) throw refuse.notFound();
  return match;
}

/** Records what staff did or saw, and why when they say so; a buyer's own acts are not recorded. */
export async function recordSteering(
  { actor }: SteeringCtx,
  tx: Queryable,
  { action, targetId, reason }: { action: SteeringAct; targetId: string; reason?: string | undefined },
): Promise<void> {
  if (actor.kind !== "staff") return;
  const detail = reason === undefined ? null : { reason };
  await recordAct(tx, actor, { action, targetId, detail });
}

type SteeringAct = "match.linked" | "match.viewed" | "match.searched-again" | "match.proposed";
