import type { AppDeps } from "../../../../deps.ts";
import { reconcileRefunds } from "../../../payments/refunds/reconcile-refunds.ts";
import { findAbandonedOrderIds, takeLease } from "../repository.ts";
import { advanceOrder } from "./advance-order.ts";

const BATCH = 50;

/**
 * Finishes what crashed or unanswered requests left behind: every unsettled order that nobody works on. One that cannot be
 * finished now holds up none of the others.
 * @param isStopping asked before each order, so that the process can end while many wait
 * @returns how many orders were found
 */
export async function reconcileOrders(deps: AppDeps, isStopping: () => boolean = () => false): Promise<number> {
  const ids = await findAbandonedOrderIds(deps.db, BATCH);
  for (const id of ids) {
    if (isStopping()) break;
    try {
      const order = await takeLease(deps.db, id, deps.config.purchaseLeaseMs);
      if (order) await advanceOrder(deps, order);
    } catch (error) {
      deps.logger.error({ err: error, orderId: id }, "an order could not be finished, will try again");
    }
  }
  return ids.length;
}

/** Runs the reconciler at once and then again and again; one round at a time. `stop` waits for the order at hand. */
export function startReconciler(deps: AppDeps): { stop: () => Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();

  const run = async () => {
    try {
      await reconcileOrders(deps, () => stopped);
      await reconcileRefunds(deps, () => stopped);
    } catch (error) {
      deps.logger.error({ err: error }, "reconciliation failed, will try again");
    }
    if (!stopped) timer = setTimeout(start, deps.config.reconcileIntervalMs);
  };
  const start = () => {
    round = run();
  };
  start();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
