import { readClock } from "../../../db/read-clock.ts";
import type { Ctx } from "../../../deps.ts";
import type { JobHandlers } from "../../../lib/jobs/job-queue.ts";
import { settleDue } from "./settle-due.ts";

/** Lessons are settled every minute, by the database's clock. */
export function settlementJobHandlers(getCtx: () => Ctx<"system">) {
  return {
    "lesson.settle": async () => {
      const ctx = getCtx();
      await settleDue(ctx, await readClock(ctx.db));
    },
  } satisfies Partial<JobHandlers>;
}
