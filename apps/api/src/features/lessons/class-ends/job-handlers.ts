import { readClock } from "../../../db/read-clock.ts";
import type { Ctx } from "../../../deps.ts";
import type { JobHandlers } from "../../../lib/jobs/job-queue.ts";
import { endClass } from "./end-class.ts";
import { notifyDue } from "./notify-due.ts";

/** What happens to a class as time passes. People are told of their lessons every minute, by the database's clock. */
export function classJobHandlers(getCtx: () => Ctx<"system">) {
  return {
    "class.end": async (ended) => endClass(getCtx(), ended),
    "class.notices": async () => {
      const ctx = getCtx();
      await notifyDue(ctx, await readClock(ctx.db));
    },
  } satisfies Partial<JobHandlers>;
}
