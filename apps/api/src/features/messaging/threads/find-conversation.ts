import type { Queryable } from "../../../db/client.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { type Conversation, findConversations } from "./repository.ts";

interface Found {
  /** The one asked for; the present one, else the latest, when none is. */
  conversation: Conversation;
  all: readonly Conversation[];
}

/**
 * A conversation of a class that the account takes part in.
 * @throws ApiError 404 class 20001 for a class or a thread that is missing or somebody else's
 */
export async function findConversation(
  db: Queryable,
  userId: string,
  matchId: string,
  threadId?: string,
): Promise<Found> {
  const all = await findConversations(db, userId, matchId);
  const conversation = threadId === undefined ? all[0] : all.find((one) => one.threadId === threadId);
  if (!conversation) throw refuse.notFound();
  return { conversation, all };
}
