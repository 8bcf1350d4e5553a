import { randomUUID } from "node:crypto";
import type { SandboxContext } from "../context.ts";
import type { Result } from "../deliver.ts";
import { portoneError } from "./errors.ts";
import { notify } from "./notify.ts";
import { type Cancellation, cancelledAmount } from "./records.ts";
import type { CancelPaymentBody } from "./schemas.ts";
import { cancellationView } from "./views.ts";

/** Cancels part of a payment, or the whole remainder when the request has no amount, as PortOne does. */
export function cancelPayment(context: SandboxContext, paymentId: string, body: CancelPaymentBody): Result {
  const payment = context.payments.get(paymentId);
  if (payment === undefined) return portoneError("PAYMENT_NOT_FOUND", "결제 건이 존재하지 않습니다.");
  if (payment.status === "CANCELLED") return portoneError("PAYMENT_ALREADY_CANCELLED", "결제가 이미 취소되었습니다.");
  if (payment.charges === 0) return portoneError("PAYMENT_NOT_PAID", "결제가 완료되지 않았습니다.");
  const left = payment.amount - cancelledAmount(payment);
  if (body.currentCancellableAmount !== undefined && body.currentCancellableAmount !== left) {
    return portoneError("CANCELLABLE_AMOUNT_CONSISTENCY_BROKEN", "취소 가능 잔액 검증에 실패했습니다.");
  }
  const amount = body.amount ?? left;
  if (amount > left) {
    return portoneError("CANCEL_AMOUNT_EXCEEDS_CANCELLABLE_AMOUNT", "취소 금액이 취소 가능 금액을 초과했습니다.");
  }
  const cancellation: Cancellation = { id: randomUUID(), amount, reason: body.reason, at: new Date() };
  payment.cancellations.push(cancellation);
  payment.status = amount === left ? "CANCELLED" : "PARTIAL_CANCELLED";
  payment.changedAt = cancellation.at;
  const type = amount === left ? "Transaction.Cancelled" : "Transaction.PartialCancelled";
  return {
    status: 200,
    body: { cancellation: cancellationView(cancellation) },
    webhook: () => notify(context, payment, type, { cancellationId: cancellation.id }),
  };
}
