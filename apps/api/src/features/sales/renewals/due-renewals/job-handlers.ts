import { readClock } from "../../../../db/read-clock.ts";
import type { AppDeps } from "../../../../deps.ts";
import type { JobHandlers } from "../../../../lib/jobs/job-queue.ts";
import { advanceSchedules } from "./advance-schedules.ts";

/** Renewals go on every minute, by the database's clock. */
export function renewalJobHandlers(getDeps: () => AppDeps) {
  return {
    "schedules.advance": async () => {
      const deps = getDeps();
      await advanceSchedules(deps, await readClock(deps.db));
    },
  } satisfies Partial<JobHandlers>;
}
