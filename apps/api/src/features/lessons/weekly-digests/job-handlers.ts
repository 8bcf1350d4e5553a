import { readClock } from "../../../db/read-clock.ts";
import type { Ctx } from "../../../deps.ts";
import type { JobHandlers } from "../../../lib/jobs/job-queue.ts";
import { sendDigests } from "./send-digests.ts";

/** The weekly message of each family, by the database's clock. */
export function digestJobHandlers(getCtx: () => Ctx<"system">) {
  return {
    "digests.send": async () => {
      const ctx = getCtx();
      await sendDigests(ctx, await readClock(ctx.db));
    },
  } satisfies Partial<JobHandlers>;
}
