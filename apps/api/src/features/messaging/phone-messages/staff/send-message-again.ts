import { canSendAgain } from "@pkg/domain";
import type { Ctx } from "../../../../deps.ts";
import { recordAct } from "../../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { hastenJob } from "../../../../lib/jobs/job-statements.ts";
import { unseal } from "../../../../secrets/sealed-text.ts";
import { MESSAGE_TEXT } from "../record-message.ts";
import { lockMessage } from "../repository.ts";

interface Again {
  readonly id: string;
  readonly reason: string;
}

/**
 * Sends a message once more, recorded with the reason. One whose job still tries is tried at once, so that it never comes twice
 * for one press; the recipient's settings decide again.
 * @throws ApiError 404 class 20001; 409 class 50004 for one that is never sent again
 */
export async function sendMessageAgain(
  { db, now, jobs, config, actor }: Ctx<"staff">,
  { id, reason }: Again,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockMessage(tx, id);
    if (!row) throw refuse.notFound();
    const { kind } = row;
    if (kind === "PROPOSAL" || !row.sealedText || !canSendAgain(row, now))
      throw refuse.notNow("다시 보낼 수 없는 메시지예요.");
    const act = { action: "message.sent-again", targetId: id, detail: { reason } } as const;
    await recordAct(tx, actor, act);
    const hastened = await tx.execute(hastenJob("notice.send", row.key));
    if (hastened.length > 0) return;
    const text = unseal(config.authSecret, MESSAGE_TEXT, row.sealedText).reveal();
    const to = row.isAddressed && row.phoneNumber ? { to: row.phoneNumber } : {};
    await jobs.queueNotice(tx, {
      key: `message.again:${id}:${actor.requestId}`,
      kind,
      userId: row.userId,
      text,
      ...to,
    });
  });
  jobs.wake("notice.send");
}
