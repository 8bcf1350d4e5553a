import type { AppDeps, Ctx } from "../../../../deps.ts";
import { makeCtx, SYSTEM } from "../../../../lib/callers/ctx.ts";
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
export async function reconcileOrders(ctx: Ctx, isStopping: () => boolean = () => false): Promise<number> {
  const ids = await findAbandonedOrderIds(ctx.db, BATCH);
  for (const id of ids) {
    if (isStopping()) break;
    try {
      const order = await takeLease(ctx.db, id, ctx.config.purchaseLeaseMs);
      if (order) await advanceOrder(ctx, order);
    } catch (error) {
      ctx.logger.error({ err: error, orderId: id }, "an order could not be finished, will try again");
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
      await reconcileOrders(makeCtx(deps, SYSTEM), () => stopped);
      await reconcileRefunds(makeCtx(deps, SYSTEM), () => stopped);
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
