import type { AppDeps } from "../../../deps.ts";
import { advanceRefund } from "./advance-refund.ts";
import { findAbandonedRefundIds, takeRefundLease } from "./repository.ts";

const BATCH = 50;

/**
 * Goes on with every refund that a crash or a missing answer left behind; one that cannot be finished now holds up none of the others.
 * @param isStopping asked before each, so that the process can end while many wait
 * @returns how many were found
 */
export async function reconcileRefunds(deps: AppDeps, isStopping: () => boolean = () => false): Promise<number> {
  const ids = await findAbandonedRefundIds(deps.db, BATCH);
  for (const id of ids) {
    if (isStopping()) break;
    try {
      const refund = await takeRefundLease(deps.db, id, deps.config.purchaseLeaseMs);
      if (refund) await advanceRefund(deps, refund);
    } catch (error) {
      deps.logger.error({ err: error, refundId: id }, "a refund could not be finished, will try again");
    }
  }
  return ids.length;
}
