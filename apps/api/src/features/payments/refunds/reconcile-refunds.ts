import type { Ctx } from "../../../deps.ts";
import { advanceRefund } from "./advance-refund.ts";
import { findAbandonedRefundIds, takeRefundLease } from "./repository.ts";

const BATCH = 50;

/**
 * Goes on with every refund that a crash or a missing answer left behind; one that cannot be finished now holds up none of the others.
 * @param isStopping asked before each, so that the process can end while many wait
 * @returns how many were found
 */
export async function reconcileRefunds(ctx: Ctx, isStopping: () => boolean = () => false): Promise<number> {
  const ids = await findAbandonedRefundIds(ctx.db, BATCH);
  for (const id of ids) {
    if (isStopping()) break;
    try {
      const refund = await takeRefundLease(ctx.db, id, ctx.config.purchaseLeaseMs);
      if (refund) await advanceRefund(ctx, refund);
    } catch (error) {
      ctx.logger.error({ err: error, refundId: id }, "a refund could not be finished, will try again");
    }
  }
  return ids.length;
}
