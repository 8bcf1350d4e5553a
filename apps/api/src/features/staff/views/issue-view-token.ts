import type { Ctx } from "../../../deps.ts";
import { issueAccessToken } from "../../../lib/callers/access-token.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { findView } from "./repository.ts";
import type { ViewToken } from "./schemas.ts";

/**
 * A token that reads as the person of a view, for the session that began it. It ends with the view at the latest.
 * @throws ApiError 404 class 20001 for a view that is over, ended, or was begun by another session
 */
export async function issueViewToken(
  { db, config, actor: { sessionId } }: Ctx<"staff">,
  id: string,
): Promise<ViewToken> {
  const view = await findView(db, { id, sessionId });
  if (!view) throw refuse.notFound();
  const caller = { userId: view.userId, sessionId: id, isView: true } as const;
  const token = await issueAccessToken(config.authSecret, caller, view.expiresAt);
  return { ...token, personId: view.userId, name: view.name, viewEndsAt: view.expiresAt };
}
