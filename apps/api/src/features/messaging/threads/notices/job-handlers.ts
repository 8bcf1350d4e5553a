import { readClock } from "../../../../db/read-clock.ts";
import type { AppDeps } from "../../../../deps.ts";
import type { JobHandlers } from "../../../../lib/jobs/job-queue.ts";
import { deliverNotice } from "./deliver-notice.ts";

/** What follows from a message later. */
export function threadJobHandlers(getDeps: () => AppDeps) {
  return {
    "message.notice": async (notice, key) => {
      const deps = getDeps();
      await deliverNotice(deps, key, notice, await readClock(deps.db));
    },
  } satisfies Partial<JobHandlers>;
}
