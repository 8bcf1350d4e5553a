import { threadEnd } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { findConversation } from "../find-conversation.ts";
import { findMessages } from "../repository.ts";
import type { MessageThreadWire } from "../schemas.ts";
import { toMessage } from "../to-message.ts";

const PAGE = 30;

/**
 * A page of the messages of a class, as one of its sides sees them: the newest, or those before a number.
 * @throws ApiError 404 class 20001
 */
export async function listMessages(
  { db, config, actor: { userId } }: Ctx<"account">,
  matchId: string,
  { before, thread }: { before?: number | undefined; thread?: string | undefined },
): Promise<MessageThreadWire> {
  const { conversation, all } = await findConversation(db, userId, matchId, thread);
  const { side, threadId, now, buyerRead, tutorRead, studentName, tutorName } = conversation;
  const found = threadId ? await findMessages(db, threadId, before, PAGE + 1) : [];
  const shown = found.slice(0, PAGE).reverse();
  const isBuyer = side === "BUYER";
  const closedBy = threadEnd(conversation, now);
  return {
    threadId,
    side,
    studentName,
    tutorName,
    subjectLabel: conversation.subjectLabel,
    subjectDetailLabel: conversation.subjectDetailLabel,
    isOpen: closedBy === null,
    closedBy,
    readNumber: isBuyer ? buyerRead : tutorRead,
    otherReadNumber: isBuyer ? tutorRead : buyerRead,
    content: shown.map((row) => toMessage(row, { authSecret: config.authSecret, now, by: side })),
    older: found.length > PAGE ? (shown[0]?.number ?? null) : null,
    earlier: all.flatMap(({ threadId: id, tutorName: name, isPresent }) =>
      isBuyer && !isPresent && id && name ? [{ threadId: id, tutorName: name }] : [],
    ),
  };
}
