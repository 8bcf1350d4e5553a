import type { AppDeps } from "../../../deps.ts";
import type { JobHandlers } from "../../../lib/jobs/job-queue.ts";
import { sendConversion } from "./send-conversion.ts";

/** Conversions on their way to the advertising network. */
export function conversionJobHandlers(getDeps: () => AppDeps) {
  return {
    "conversion.send": async ({ id }) => sendConversion(getDeps(), id),
  } satisfies Partial<JobHandlers>;
}
