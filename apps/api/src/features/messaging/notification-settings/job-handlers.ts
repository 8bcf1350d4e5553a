import type { Ctx } from "../../../deps.ts";
import type { JobHandlers } from "../../../lib/jobs/job-queue.ts";
import { sendNotice } from "./send-notice.ts";

/** Messages that need nothing but their words: any feature queues one beside its cause. */
export function noticeJobHandlers(getCtx: () => Ctx<"system">) {
  return {
    "notice.send": async ({ around: _around, ...notice }, key) => sendNotice(getCtx(), { key, ...notice }),
  } satisfies Partial<JobHandlers>;
}
