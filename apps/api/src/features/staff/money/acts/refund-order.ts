import type { AppDeps } from "../../../../deps.ts";
import type { Staff } from "../../../../lib/callers/staff-check.ts";
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
  deps: AppDeps,
  { merchantUid, idempotencyKey }: { merchantUid: string; idempotencyKey: string },
  { orderItemIds, amount, reason }: StaffRefundRequest,
  { userId, requestId }: Staff,
): Promise<RefundWire> {
  if (amount === 0 && orderItemIds.length === 0) {
    throw refuse.invalidInput({ fields: [{ path: "amount", message: "환불할 금액을 적어 주세요." }] });
  }
  const request = { requestedBy: "STAFF", order: merchantUid, idempotencyKey, orderItemIds, amount, reason } as const;
  return toRefundWire(await requestRefund(deps, { ...request, userId, requestId }));
}

/**
 * Sends a refund once more that the provider refused; recorded with the reason.
 * @throws ApiError as `sendRefundAgain`
 */
export async function refundAgain(
  deps: AppDeps,
  { refundId, note }: { refundId: string; note: string },
  { userId, requestId }: Staff,
): Promise<RefundWire> {
  return toRefundWire(await sendRefundAgain(deps, { userId, requestId, refundId, note }));
}
