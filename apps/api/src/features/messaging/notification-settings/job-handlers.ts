import type { AppDeps } from "../../../deps.ts";
import type { JobHandlers } from "../../../lib/jobs/job-queue.ts";
import { sendNotice } from "./send-notice.ts";

/** Messages that need nothing but their words: any feature queues one beside its cause. */
export function noticeJobHandlers(getDeps: () => AppDeps) {
  return {
    "notice.send": async ({ around: _around, ...notice }, key) => sendNotice(getDeps(), { key, ...notice }),
  } satisfies Partial<JobHandlers>;
}
