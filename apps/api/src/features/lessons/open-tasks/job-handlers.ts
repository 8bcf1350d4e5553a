import { readClock } from "../../../db/read-clock.ts";
import type { Ctx } from "../../../deps.ts";
import type { JobHandlers } from "../../../lib/jobs/job-queue.ts";
import { remindOfGoingOn } from "../../sales/up-selling-offers/remind-of-going-on.ts";
import { remindOfTasks } from "./remind-of-tasks.ts";

/** Buyers are reminded of what waits for them, by day and by the database's clock. */
export function openTaskJobHandlers(getCtx: () => Ctx<"system">) {
  return {
    "tasks.remind": async () => {
      const ctx = getCtx();
      const at = await readClock(ctx.db);
      await remindOfTasks(ctx, at);
      await remindOfGoingOn(ctx, at);
    },
  } satisfies Partial<JobHandlers>;
}
