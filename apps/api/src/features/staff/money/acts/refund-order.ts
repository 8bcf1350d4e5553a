import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { requestRefund } from "../../../payments/refunds/request-refund.ts";
import type { RefundWire } from "../../../payments/refunds/schemas.ts";
import { sendRefundAgain } from "../../../payments/refunds/send-refund-again.ts";
import { toRefundWire } from "../../../payments/refunds/to-quote-wire.ts";
import type { StaffRefundRequest } from "../schemas.ts";

/**
 * Gives back what the rule says, or more, with a written reason; the courses that are named end. The same key answers
 * the same refund.
 * @throws ApiError as `requestRefund`
 */
export async function refundOrder(
  ctx: Ctx<"staff">,
  { merchantUid, idempotencyKey }: { merchantUid: string; idempotencyKey: string },
  { orderItemIds, amount, reason }: StaffRefundRequest,
): Promise<RefundWire> {
  const { userId, requestId } = ctx.actor;
  if (amount === 0 && orderItemIds.length === 0) {
    throw refuse.invalidInput({ fields: [{ path: "amount", message: "환불할 금액을 적어 주세요." }] });
  }
  const request = { requestedBy: "STAFF", order: merchantUid, idempotencyKey, orderItemIds, amount, reason } as const;
  return toRefundWire(await requestRefund(ctx, { ...request, userId, requestId }));
}

/**
 * Sends a refund once more that the provider refused; recorded with the reason.
 * @throws ApiError as `sendRefundAgain`
 */
export async function refundAgain(
  ctx: Ctx<"staff">,
  { refundId, note }: { refundId: string; note: string },
): Promise<RefundWire> {
  const { userId, requestId } = ctx.actor;
  return toRefundWire(await sendRefundAgain(ctx, { userId, requestId, refundId, note }));
}
