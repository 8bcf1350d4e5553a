import type { JobName } from "../../../db/job-queues.ts";
import type { AppDeps } from "../../../deps.ts";
import type { JobHandler } from "../../../lib/jobs/job-queue.ts";
import { sendConversion } from "./send-conversion.ts";

/** Conversions on their way to the advertising network. */
export function conversionJobHandlers(getDeps: () => AppDeps) {
  return {
    "conversion.send": async ({ id }) => sendConversion(getDeps(), String(id)),
  } satisfies Partial<Record<JobName, JobHandler>>;
}
