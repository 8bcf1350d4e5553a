import type { Ctx } from "../../../../deps.ts";
import type { JobHandlers } from "../../../../lib/jobs/job-queue.ts";
import { finishIfOver } from "./finish-session.ts";

/** Ends the test of somebody who has gone. */
export function levelTestJobHandlers(getCtx: () => Ctx<"system">) {
  return {
    "level-test.end": async ({ sessionId }) => {
      // A job of the queue is due by its own clock; one that came too early is tried again.
      if (!(await finishIfOver(getCtx(), sessionId))) throw new Error("The test is not over.");
    },
  } satisfies Partial<JobHandlers>;
}
