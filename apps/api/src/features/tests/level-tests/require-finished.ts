import type { Queryable } from "../../../db/client.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { findOwnSession } from "./repository.ts";

/**
 * Checks that an account may pass a test on.
 * @param userId null for somebody without a log-in
 * @throws ApiError 404 class 20001 for a session that is missing, under way or somebody else's
 */
export async function requireFinished(db: Queryable, userId: string | null, sessionId: string): Promise<void> {
  const own = userId === null ? undefined : await findOwnSession(db, userId, sessionId);
  if (!own?.session.finishedAt) throw refuse.notFound();
}
