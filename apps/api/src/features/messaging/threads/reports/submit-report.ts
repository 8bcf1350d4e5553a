import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { requireUse } from "../../../../lib/http/rate-limit.ts";
import { findConversations, findMessage } from "../repository.ts";
import { insertReport } from "./repository.ts";
import type { NewReport } from "./schemas.ts";

const LIMIT = { name: "message-report", max: 20, windowSeconds: 24 * 60 * 60 };

/**
 * Asks staff to look at a message of the other side; once more changes nothing.
 * @throws ApiError 404 class 20001 for a message that is missing, one's own or somebody else's; 429 account 20006 after twenty a day
 */
export async function submitReport(
  ctx: Ctx<"account">,
  { id: matchId, messageId }: { id: string; messageId: string },
  report: NewReport,
): Promise<{ isReported: true }> {
  const { userId } = ctx.actor;
  for (const { threadId, side } of await findConversations(ctx.db, userId, matchId)) {
    const message = threadId && (await findMessage(ctx.db, threadId, messageId));
    if (!message || message.side === side) continue;
    await requireUse(ctx, LIMIT, userId);
    await insertReport(ctx.db, { threadId, messageId, side, ...report });
    return { isReported: true };
  }
  throw refuse.notFound();
}
