import { readClock } from "../../../db/read-clock.ts";
import type { Ctx } from "../../../deps.ts";
import type { JobHandlers } from "../../../lib/jobs/job-queue.ts";
import { settleReferrals } from "./settle-referrals.ts";

/** Credits for friends, every hour, by the database's clock. */
export function referralJobHandlers(getCtx: () => Ctx<"system">) {
  return {
    "referrals.settle": async () => {
      const ctx = getCtx();
      await settleReferrals(ctx, await readClock(ctx.db));
    },
  } satisfies Partial<JobHandlers>;
}
