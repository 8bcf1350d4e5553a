import type { AppDeps } from "../../deps.ts";
import type { OutboxHandler } from "../../lib/outbox.ts";
import { endClass } from "./end-class.ts";

/** What happens to a class as time passes. */
export function lessonOutboxHandlers(getDeps: () => AppDeps): Record<string, OutboxHandler> {
  return {
    "class.end": async ({ matchId, userId }) =>
      endClass(getDeps(), { matchId: String(matchId), userId: String(userId) }),
  };
}
