import { readClock } from "../../../../db/read-clock.ts";
import type { Ctx } from "../../../../deps.ts";
import type { JobHandlers } from "../../../../lib/jobs/job-queue.ts";
import { deliverNotice } from "./deliver-notice.ts";

/** What follows from a message later. */
export function threadJobHandlers(getCtx: () => Ctx<"system">) {
  return {
    "message.notice": async (notice, key) => {
      const ctx = getCtx();
      await deliverNotice(ctx, key, notice, await readClock(ctx.db));
    },
  } satisfies Partial<JobHandlers>;
}
