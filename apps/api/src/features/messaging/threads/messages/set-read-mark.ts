import type { Ctx } from "../../../../deps.ts";
import { findConversation } from "../find-conversation.ts";
import { advanceMark } from "../repository.ts";
import { announceThread } from "./send-message.ts";

/**
 * Notes up to which message the caller's side has read; marks never go back.
 * @returns the mark as it stands
 * @throws ApiError 404 class 20001
 */
export async function setReadMark(
  { db, actor: { userId } }: Ctx<"account">,
  matchId: string,
  { threadId, number }: { threadId: string; number: number },
): Promise<{ readNumber: number }> {
  const { conversation } = await findConversation(db, userId, matchId, threadId);
  return db.transaction(async (tx) => {
    const { readNumber, hasMoved } = await advanceMark(tx, threadId, conversation.side, number);
    if (hasMoved) await announceThread(tx, conversation);
    return { readNumber };
  });
}
