import { readClock } from "../../../../db/read-clock.ts";
import type { Ctx } from "../../../../deps.ts";
import type { JobHandlers } from "../../../../lib/jobs/job-queue.ts";
import { advanceSchedules } from "./advance-schedules.ts";

/** Renewals go on every minute, by the database's clock. */
export function renewalJobHandlers(getCtx: () => Ctx<"system">) {
  return {
    "schedules.advance": async () => {
      const ctx = getCtx();
      await advanceSchedules(ctx, await readClock(ctx.db));
    },
  } satisfies Partial<JobHandlers>;
}
