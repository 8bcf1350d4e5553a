import { readClock } from "../../../db/read-clock.ts";
import type { AppDeps } from "../../../deps.ts";
import type { JobHandlers } from "../../../lib/jobs/job-queue.ts";
import { endClass } from "./end-class.ts";
import { notifyDue } from "./notify-due.ts";

/** What happens to a class as time passes. People are told of their lessons every minute, by the database's clock. */
export function classJobHandlers(getDeps: () => AppDeps) {
  return {
    "class.end": async (ended) => endClass(getDeps(), ended),
    "class.notices": async () => {
      const deps = getDeps();
      await notifyDue(deps, await readClock(deps.db));
    },
  } satisfies Partial<JobHandlers>;
}
