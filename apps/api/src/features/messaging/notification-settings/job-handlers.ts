import { NOTICE_KINDS } from "@pkg/domain";
import { z } from "zod";
import type { JobName } from "../../../db/job-queues.ts";
import type { AppDeps } from "../../../deps.ts";
import type { JobHandler } from "../../../lib/jobs/job-queue.ts";
import { sendNotice } from "./send-notice.ts";

const payload = z.object({
  kind: z.enum(NOTICE_KINDS),
  userId: z.string().nullable(),
  text: z.string(),
  /** Digits only; the account's verified phone when it is left out. */
  to: z.string().exactOptional(),
});

/** Messages that need nothing but their words: any feature writes `notice.send` beside its cause. */
export function noticeJobHandlers(getDeps: () => AppDeps) {
  return {
    "notice.send": async (sent, key) => sendNotice(getDeps(), { key, ...payload.parse(sent) }),
  } satisfies Partial<Record<JobName, JobHandler>>;
}
