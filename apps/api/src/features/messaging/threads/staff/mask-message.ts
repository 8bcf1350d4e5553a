import type { Ctx } from "../../../../deps.ts";
import { recordChange } from "../../../../lib/audit-logs/record-change.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { announceThread } from "../messages/send-message.ts";
import { findThread } from "../notices/repository.ts";
import { changeHidden, lockReport } from "../reports/repository.ts";

/**
 * Hides a message of a reported thread from both sides, or shows it again.
 * @throws ApiError 404 class 20001; 409 account 20006 once the report is closed
 */
export async function maskMessage(
  { db, actor }: Ctx<"staff">,
  { id, messageId }: { id: string; messageId: string },
  { isHidden, reason }: { isHidden: boolean; reason: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const report = await lockReport(tx, id);
    if (!report) throw refuse.notFound();
    if (report.status === "CLOSED") throw refuse.stateConflict("마친 신고의 대화는 바꿀 수 없어요.");
    const thread = await findThread(tx, report.threadId);
    if (!thread || !(await changeHidden(tx, report.threadId, messageId, isHidden))) throw refuse.notFound();
    const act = { action: "message.hidden", targetId: messageId, reason } as const;
    await recordChange(tx, actor, { ...act, before: { isHidden: !isHidden }, after: { isHidden } });
    await announceThread(tx, thread);
  });
}
