import type { Queryable } from "../../../db/client.ts";
import type { Caller } from "../../../lib/callers/request-context.ts";
import { findLiveSessions } from "./repository.ts";
import type { Sessions } from "./schemas.ts";
import { toDevice } from "./to-device.ts";

/** Where the person is logged in, the session used last first. Tokens and network addresses are told to nobody. */
export async function listSessions(db: Queryable, { userId, sessionId }: Caller): Promise<Sessions> {
  const rows = await findLiveSessions(db, userId);
  return {
    sessions: rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
      id,
      ...toDevice(userAgent),
      startedAt: createdAt,
      lastUsedAt: updatedAt,
      isCurrent: id === sessionId,
    })),
  };
}
