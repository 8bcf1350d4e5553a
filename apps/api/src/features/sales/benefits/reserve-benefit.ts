import type { Queryable } from "../../../db/client.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { countUse, deleteUse, insertUse } from "./repository.ts";

/**
 * Reserves a benefit for an order, inside the order's own transaction.
 * @throws ApiError 50005 when it is used up, or this buyer holds it, or any referral, already.
 */
export async function reserveBenefit(
  tx: Queryable,
  use: { benefitId: string; userId: string; orderId: string; isReferral: boolean },
): Promise<void> {
  const held = (await countUse(tx, use.benefitId)) && (await insertUse(tx, use));
  if (!held) throw refuse.alreadyUsed();
}

/** Gives the benefit of a failed order back; doing it twice changes nothing. */
export async function releaseBenefit(tx: Queryable, orderId: string): Promise<void> {
  await deleteUse(tx, orderId);
}
