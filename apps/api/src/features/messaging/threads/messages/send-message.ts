import { isThreadOpen, messageProblem } from "@pkg/domain";
import type { Transaction } from "../../../../db/client.ts";
import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { requireUse } from "../../../../lib/http/rate-limit.ts";
import { announceLive } from "../../../../lib/live-events.ts";
import { findConversation } from "../find-conversation.ts";
import { notifyReader } from "../notices/notify-reader.ts";
import { hasUnusedPicture } from "../pictures/repository.ts";
import { type Conversation, findMessage, holdMatch, insertMessage, lockThread } from "../repository.ts";
import type { MessageWire, NewMessage } from "../schemas.ts";
import { toMessage } from "../to-message.ts";

const LIMIT = { name: "class-message", max: 60, windowSeconds: 10 * 60 };
const CLOSED = "이제 메시지를 보낼 수 없는 대화예요.";

/**
 * Sends a message to the other side of a class. The same id again answers the message that was sent, and adds none.
 * @throws ApiError 404 class 20001; 400 class 10001 at "text" or "pictureId"; 409 class 50004 once the two no longer write to
 *   each other; 409 account 20006 for an id of somebody else's message; 429 account 20006 after sixty in ten minutes
 */
export async function sendMessage(ctx: Ctx<"account">, matchId: string, sent: NewMessage): Promise<MessageWire> {
  const { userId } = ctx.actor;
  const { conversation } = await findConversation(ctx.db, userId, matchId);
  const problem = messageProblem(sent.text, sent.pictureId !== null);
  if (problem) throw refuse.invalidInput({ fields: [{ path: "text", message: problem }] });
  await requireUse(ctx, LIMIT, userId);
  const row = await ctx.db.transaction((tx) => writeMessage(ctx, tx, matchId, sent));
  const { side, now } = conversation;
  return toMessage(row, { authSecret: ctx.config.authSecret, now, by: side });
}

async function writeMessage(ctx: Ctx<"account">, tx: Transaction, matchId: string, sent: NewMessage) {
  const { userId } = ctx.actor;
  // From here on nobody changes the tutor.
  await holdMatch(tx, matchId);
  const { conversation } = await findConversation(tx, userId, matchId);
  const { tutorId, side, now } = conversation;
  if (tutorId === null || !isThreadOpen(conversation, now)) throw refuse.notNow(CLOSED);
  const thread = await lockThread(tx, matchId, tutorId);
  const before = await findMessage(tx, thread.id, sent.id);
  if (before && before.side !== side) throw refuse.stateConflict();
  if (before) return before;
  const { id, text, pictureId } = sent;
  if (pictureId && !(await hasUnusedPicture(tx, pictureId, matchId, userId))) {
    throw refuse.invalidInput({ fields: [{ path: "pictureId", message: "사진을 다시 골라 주세요." }] });
  }
  const number = await insertMessage(tx, { threadId: thread.id, id, side, text, pictureId });
  await notifyReader(ctx, tx, { thread, number, side });
  await announceThread(tx, conversation);
  const row = await findMessage(tx, thread.id, id);
  if (!row) throw new Error("The message was not stored.");
  return row;
}

/** Has the open pages of both sides look again. */
export async function announceThread(
  tx: Transaction,
  { buyerId, tutorUserId, matchId }: Pick<Conversation, "buyerId" | "tutorUserId" | "matchId">,
): Promise<void> {
  await announceLive(tx, { userId: buyerId, matchId });
  if (tutorUserId) await announceLive(tx, { userId: tutorUserId, matchId });
}
