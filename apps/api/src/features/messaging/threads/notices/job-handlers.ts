import { CLASS_SIDES } from "@pkg/domain";
import { z } from "zod";
import type { JobName } from "../../../../db/job-queues.ts";
import { readClock } from "../../../../db/read-clock.ts";
import type { AppDeps } from "../../../../deps.ts";
import type { JobHandler } from "../../../../lib/jobs/job-queue.ts";
import { deliverNotice } from "./deliver-notice.ts";

const payload = z.object({ threadId: z.string(), reader: z.enum(CLASS_SIDES), number: z.number().int() });

/** What follows from a message later. */
export function threadJobHandlers(getDeps: () => AppDeps) {
  return {
    "message.notice": async (sent, key) => {
      const deps = getDeps();
      await deliverNotice(deps, key, payload.parse(sent), await readClock(deps.db));
    },
  } satisfies Partial<Record<JobName, JobHandler>>;
}
