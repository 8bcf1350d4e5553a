import { readClock } from "../../../db/read-clock.ts";
import type { AppDeps } from "../../../deps.ts";
import type { JobHandlers } from "../../../lib/jobs/job-queue.ts";
import { reconcileLastDays } from "./reconcile-last-days.ts";

/** The morning's comparison with the provider's list. */
export function moneyJobHandlers(getDeps: () => AppDeps) {
  return {
    "money.reconcile": async () => {
      const deps = getDeps();
      await reconcileLastDays(deps, await readClock(deps.db));
    },
  } satisfies Partial<JobHandlers>;
}
