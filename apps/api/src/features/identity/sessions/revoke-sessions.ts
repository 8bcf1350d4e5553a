import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { listSessions } from "./list-sessions.ts";
import { deleteSession, deleteSessionsExcept } from "./repository.ts";
import type { Sessions } from "./schemas.ts";

/**
 * Logs one device out; its access token writes nothing from now on, and reads nothing after ten seconds.
 * @throws ApiError 404 class 20001 for a missing or foreign session.
 */
export async function revokeSession({ db, actor }: Ctx<"account">, id: string): Promise<Sessions> {
  if (!(await deleteSession(db, actor.userId, id))) throw refuse.notFound();
  return listSessions(db, actor);
}

/** Logs every other device out. */
export async function revokeOtherSessions({ db, actor }: Ctx<"account">): Promise<Sessions> {
  await deleteSessionsExcept(db, actor.userId, actor.sessionId);
  return listSessions(db, actor);
}
