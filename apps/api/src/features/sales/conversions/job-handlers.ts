import type { Ctx } from "../../../deps.ts";
import type { JobHandlers } from "../../../lib/jobs/job-queue.ts";
import { sendConversion } from "./send-conversion.ts";

/** Conversions on their way to the advertising network. */
export function conversionJobHandlers(getCtx: () => Ctx<"system">) {
  return {
    "conversion.send": async ({ id }) => sendConversion(getCtx(), id),
  } satisfies Partial<JobHandlers>;
}
