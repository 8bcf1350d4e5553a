import type { AppDeps } from "../deps.ts";
import type { OutboxHandler } from "../lib/outbox.ts";
import { closureOutboxHandlers } from "./account-closures/outbox-handlers.ts";
import { guardianOutboxHandlers } from "./guardians/outbox-handlers.ts";
import { lessonOutboxHandlers } from "./lessons/outbox-handlers.ts";
import { matchOutboxHandlers } from "./matches/outbox-handlers.ts";
import { noticeOutboxHandlers } from "./notification-settings/outbox-handlers.ts";
import { orderOutboxHandlers } from "./orders/outbox-handlers.ts";
import { passwordOutboxHandlers } from "./passwords/outbox-handlers.ts";
import { phoneOutboxHandlers } from "./phone-verifications/outbox-handlers.ts";

/** Who delivers which outbox topic; each feature brings its own. */
export function outboxHandlers(getDeps: () => AppDeps): Record<string, OutboxHandler> {
  return {
    ...orderOutboxHandlers(getDeps),
    ...matchOutboxHandlers(getDeps),
    ...lessonOutboxHandlers(getDeps),
    ...phoneOutboxHandlers(getDeps),
    ...guardianOutboxHandlers(getDeps),
    ...noticeOutboxHandlers(getDeps),
    ...passwordOutboxHandlers(getDeps),
    ...closureOutboxHandlers(getDeps),
  };
}
