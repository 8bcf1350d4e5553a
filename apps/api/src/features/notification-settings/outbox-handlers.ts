import { NOTICE_KINDS } from "@pkg/domain";
import { z } from "zod";
import type { AppDeps } from "../../deps.ts";
import type { OutboxHandler } from "../../lib/outbox.ts";
import { sendNotice } from "./send-notice.ts";

const payload = z.object({ kind: z.enum(NOTICE_KINDS), userId: z.string(), text: z.string() });

/** Messages that need nothing but their words: any feature writes `notice.send` beside its cause. */
export function noticeOutboxHandlers(getDeps: () => AppDeps): Record<string, OutboxHandler> {
  return { "notice.send": async (sent, key) => sendNotice(getDeps(), { key, ...payload.parse(sent) }) };
}
