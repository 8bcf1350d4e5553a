import type { JobName } from "../../../db/job-queues.ts";
import type { AppDeps } from "../../../deps.ts";
import type { JobHandler } from "../../../lib/jobs/job-queue.ts";
import { endClass } from "./end-class.ts";

/** What happens to a class as time passes. */
export function classEndJobHandlers(getDeps: () => AppDeps) {
  return {
    "class.end": async ({ matchId, userId }) =>
      endClass(getDeps(), { matchId: String(matchId), userId: String(userId) }),
  } satisfies Partial<Record<JobName, JobHandler>>;
}
