import type { JobName } from "../../../db/job-queues.ts";
import { readClock } from "../../../db/read-clock.ts";
import type { AppDeps } from "../../../deps.ts";
import type { JobHandler } from "../../../lib/jobs/job-queue.ts";
import { notifyDue } from "./notify-due.ts";

/** People are told of their lessons every minute, by the database's clock. */
export function classNoticeJobHandlers(getDeps: () => AppDeps) {
  return {
    "class.notices": async () => {
      const deps = getDeps();
      await notifyDue(deps, await readClock(deps.db));
    },
  } satisfies Partial<Record<JobName, JobHandler>>;
}
