import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { refundByStaff } from "../../../payments/refunds/request-refund.ts";
import type { RefundWire } from "../../../payments/refunds/schemas.ts";
import { sendRefundAgain } from "../../../payments/refunds/send-refund-again.ts";
import { toRefundWire } from "../../../payments/refunds/to-quote-wire.ts";
import type { StaffRefundRequest } from "../schemas.ts";

/**
 * Gives back what the rule says, or more, with a written reason; the courses that are named end. The same key answers
 * the same refund.
 * @throws ApiError as `refundByStaff`
 */
export async function refundOrder(
  ctx: Ctx<"staff">,
  { merchantUid, idempotencyKey }: { merchantUid: string; idempotencyKey: string },
  { orderItemIds, amount, reason }: StaffRefundRequest,
): Promise<RefundWire> {
  if (amount === 0 && orderItemIds.length === 0) {
    throw refuse.invalidInput({ fields: [{ path: "amount", message: "환불할 금액을 적어 주세요." }] });
  }
  const request = { order: merchantUid, idempotencyKey, orderItemIds, amount, reason };
  return toRefundWire(await refundByStaff(ctx, request));
}

/**
 * Sends a refund once more that the provider refused; recorded with the reason.
 * @throws ApiError as `sendRefundAgain`
 */
export async function refundAgain(
  ctx: Ctx<"staff">,
  { refundId, note }: { refundId: string; note: string },
): Promise<RefundWire> {
  return toRefundWire(await sendRefundAgain(ctx, { refundId, note }));
}
