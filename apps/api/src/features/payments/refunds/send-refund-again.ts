import type { Ctx } from "../../../deps.ts";
import { recordAct } from "../../../lib/audit-logs/record-act.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { advanceRefund } from "./advance-refund.ts";
import { findRefund, findRefunds, insertRefund, lockRefundOrder, type RefundRow } from "./repository.ts";

/** Staff sends a refund once more that the provider refused; the caller has checked their role. */
export interface ResendRequest {
  refundId: string;
  /** Why it is sent again, for the audit log. */
  note: string;
}

/**
 * Makes another refund of one that failed, for the same course, amount and reason; a second press answers the same one.
 * @throws ApiError 404 for no such refund; 409 class 50004 for one that did not fail, or while another one is under way
 */
export async function sendRefundAgain(ctx: Ctx<"staff">, request: ResendRequest): Promise<RefundRow> {
  const made = await ctx.db.transaction(async (tx) => {
    const found = await findRefund(tx, request.refundId);
    if (!found) throw refuse.notFound();
    await lockRefundOrder(tx, found.orderId);
    const refunds = await findRefunds(tx, found.orderId);
    const failed = refunds.find(({ id }) => id === found.id) ?? found;
    const idempotencyKey = `again:${failed.id}`;
    const repeated = refunds.find((refund) => refund.idempotencyKey === idempotencyKey);
    if (repeated) return { refund: repeated, isNew: false };
    if (failed.status !== "FAILED") throw refuse.notNow("실패한 환불만 다시 보낼 수 있어요.");
    if (refunds.some(({ status }) => status !== "DONE" && status !== "FAILED")) {
      throw refuse.notNow("다른 환불을 처리하고 있어요. 끝나면 다시 보낼 수 있어요.");
    }
    const { orderId, orderItemId, amount, rule, lines, usedCount, reason } = failed;
    const refund = await insertRefund(
      tx,
      {
        orderId,
        orderItemId,
        amount,
        rule,
        lines,
        usedCount,
        reason,
        idempotencyKey,
        requestedBy: "STAFF",
        actorId: ctx.actor.userId,
      },
      ctx.config.purchaseLeaseMs,
    );
    const detail = { reason: request.note };
    await recordAct(tx, ctx.actor, { action: "refund.sent-again", targetId: refund.id, detail });
    return { refund, isNew: true };
  });
  return made.isNew ? advanceRefund(ctx, made.refund) : made.refund;
}
