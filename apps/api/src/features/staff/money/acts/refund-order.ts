import type { AppDeps } from "../../../../deps.ts";
import { requireStaff } from "../../../../lib/callers/require-staff.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { requestRefund } from "../../../payments/refunds/request-refund.ts";
import type { RefundWire } from "../../../payments/refunds/schemas.ts";
import { sendRefundAgain } from "../../../payments/refunds/send-refund-again.ts";
import { toRefundWire } from "../../../payments/refunds/to-quote-wire.ts";
import type { StaffRefundRequest } from "../schemas.ts";

interface Actor {
  userId: string;
  requestId: string;
}

/**
 * Gives back what the rule says, or more, with a written reason; the courses that are named end. The same key answers the same
 * refund.
 * @throws ApiError 403 account 10003 without the FINANCE role; else as `requestRefund`
 */
export async function refundOrder(
  deps: AppDeps,
  { merchantUid, idempotencyKey }: { merchantUid: string; idempotencyKey: string },
  { orderItemIds, amount, reason }: StaffRefundRequest,
  actor: Actor,
): Promise<RefundWire> {
  await requireStaff(deps.db, actor.userId, "MONEY");
  if (amount === 0 && orderItemIds.length === 0) {
    throw refuse.invalidInput({ fields: [{ path: "amount", message: "환불할 금액을 적어 주세요." }] });
  }
  const request = { requestedBy: "STAFF", order: merchantUid, idempotencyKey, orderItemIds, amount, reason } as const;
  return toRefundWire(await requestRefund(deps, { ...request, ...actor }));
}

/**
 * Sends a refund once more that the provider refused; recorded with the reason.
 * @throws ApiError 403 account 10003 without the FINANCE role; else as `sendRefundAgain`
 */
export async function refundAgain(
  deps: AppDeps,
  { refundId, note }: { refundId: string; note: string },
  actor: Actor,
): Promise<RefundWire> {
  await requireStaff(deps.db, actor.userId, "MONEY");
  return toRefundWire(await sendRefundAgain(deps, { ...actor, refundId, note }));
}
