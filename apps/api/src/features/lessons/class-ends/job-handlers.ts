import { readClock } from "../../../db/read-clock.ts";
import type { Ctx } from "../../../deps.ts";
import type { JobHandlers } from "../../../lib/jobs/job-queue.ts";
import { advanceRests } from "./advance-rests.ts";
import { endClass } from "./end-class.ts";
import { notifyDue } from "./notify-due.ts";

/** What happens to a class as time passes. People are told of their lessons every minute, by the database's clock. */
export function classJobHandlers(getCtx: () => Ctx<"system">) {
  return {
    "class.end": async (ended) => endClass(getCtx(), ended),
    "class.notices": async () => {
      const ctx = getCtx();
      const at = await readClock(ctx.db);
      await advanceRests(ctx, at);
      await notifyDue(ctx, at);
    },
  } satisfies Partial<JobHandlers>;
}
