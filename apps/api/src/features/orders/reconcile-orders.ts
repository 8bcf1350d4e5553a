import type { AppDeps } from "../../deps.ts";
import { advanceOrder } from "./advance-order.ts";
import { findAbandonedOrderIds, findOrderById, takeLease } from "./repository.ts";

const BATCH = 50;

/**
 * Finishes what crashed or unanswered requests left behind: every unsettled order that nobody works on.
 * @returns how many orders were looked at.
 */
export async function reconcileOrders(deps: AppDeps): Promise<number> {
  const ids = await findAbandonedOrderIds(deps.db, BATCH);
  for (const id of ids) {
    if (!(await takeLease(deps.db, id, deps.config.purchaseLeaseMs))) continue;
    const order = await findOrderById(deps.db, id);
    if (order) await advanceOrder(deps, order);
  }
  return ids.length;
}

/** Runs the reconciler at once and then again and again; one round at a time. `stop` waits for the running round. */
export function startReconciler(deps: AppDeps): { stop: () => Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();

  const run = async () => {
    try {
      await reconcileOrders(deps);
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
