import { readClock } from "../../../db/read-clock.ts";
import type { AppDeps } from "../../../deps.ts";
import type { JobHandlers } from "../../../lib/jobs/job-queue.ts";
import { settleReferrals } from "./settle-referrals.ts";

/** Credits for friends, every hour, by the database's clock. */
export function referralJobHandlers(getDeps: () => AppDeps) {
  return {
    "referrals.settle": async () => {
      const deps = getDeps();
      await settleReferrals(deps, await readClock(deps.db));
    },
  } satisfies Partial<JobHandlers>;
}
