import type { Queryable } from "../../../db/client.ts";
import type { Caller } from "../../../lib/callers/request-context.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { listSessions } from "./list-sessions.ts";
import { deleteSession, deleteSessionsExcept } from "./repository.ts";
import type { Sessions } from "./schemas.ts";

/**
 * Logs one device out; its access token writes nothing from now on, and reads nothing after ten seconds.
 * @throws ApiError 404 class 20001 for a missing or foreign session.
 */
export async function revokeSession(db: Queryable, caller: Caller, id: string): Promise<Sessions> {
  if (!(await deleteSession(db, caller.userId, id))) throw refuse.notFound();
  return listSessions(db, caller);
}

/** Logs every other device out. */
export async function revokeOtherSessions(db: Queryable, caller: Caller): Promise<Sessions> {
  await deleteSessionsExcept(db, caller.userId, caller.sessionId);
  return listSessions(db, caller);
}
