import { readClock } from "../../../db/read-clock.ts";
import type { Ctx } from "../../../deps.ts";
import type { JobHandlers } from "../../../lib/jobs/job-queue.ts";
import { remindOfTasks } from "./remind-of-tasks.ts";

/** Buyers are reminded of what waits for them, by day and by the database's clock. */
export function openTaskJobHandlers(getCtx: () => Ctx<"system">) {
  return {
    "tasks.remind": async () => {
      const ctx = getCtx();
      await remindOfTasks(ctx, await readClock(ctx.db));
    },
  } satisfies Partial<JobHandlers>;
}
