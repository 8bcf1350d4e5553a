import { readClock } from "../../../db/read-clock.ts";
import type { Ctx } from "../../../deps.ts";
import type { JobHandlers } from "../../../lib/jobs/job-queue.ts";
import { reconcileLastDays } from "./reconcile-last-days.ts";

/** The morning's comparison with the provider's list. */
export function moneyJobHandlers(getCtx: () => Ctx<"system">) {
  return {
    "money.reconcile": async () => {
      const ctx = getCtx();
      await reconcileLastDays(ctx, await readClock(ctx.db));
    },
  } satisfies Partial<JobHandlers>;
}
