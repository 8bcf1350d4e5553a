import { randomUUID } from "node:crypto";
import type { SandboxContext } from "../context.ts";
import type { Result, Work } from "../deliver.ts";
import type { ActiveFault } from "../faults.ts";
import { customerOf } from "./billing-keys.ts";
import { declineOf } from "./declines.ts";
import { pgError, portoneError } from "./errors.ts";
import { notify } from "./notify.ts";
import type { BillingKey, Payment } from "./records.ts";
import type { PayWithBillingKeyBody } from "./schemas.ts";

/** Difference in won between the requested and the charged amount of the "other amount" card. */
const OTHER_AMOUNT_DIFFERENCE = 1_000;

/** Plans one payment call: an immediate refusal, or a charge under the card's outcome or the configured fault. */
export function payWithBillingKey(
  context: SandboxContext,
  paymentId: string,
  body: PayWithBillingKeyBody,
): Result | Work {
  const key = context.billingKeys.get(body.billingKey);
  if (key === undefined) return portoneError("BILLING_KEY_NOT_FOUND", "빌링키가 존재하지 않습니다.");
  if (key.deletedAt !== null) return portoneError("BILLING_KEY_ALREADY_DELETED", "빌링키가 이미 삭제되었습니다.");
  if (body.useFreeInterestFromMerchant && (body.installmentMonth ?? 0) < 2) {
    return portoneError("INVALID_REQUEST", "일시불에는 무이자 할부를 쓸 수 없습니다.");
  }
  const { outcome } = key.card;
  const fault = context.faults.take("pay") ?? faultOfCard(outcome);
  return {
    fault,
    webhookFirst: outcome === "webhook-first",
    begin: () => {
      if (!context.payments.has(paymentId)) open(context, paymentId, body, key, fault);
    },
    run: () => {
      const earlier = context.payments.get(paymentId);
      if (earlier !== undefined && earlier.charges > 0) {
        return portoneError("ALREADY_PAID", "결제가 이미 완료되었습니다.");
      }
      const payment = earlier?.status === "READY" ? earlier : open(context, paymentId, body, key, fault);
      return settle(context, payment);
    },
  };
}

/** Cards whose outcome is a fault of the call, not a card company's answer. */
function faultOfCard(outcome: BillingKey["card"]["outcome"]): ActiveFault | null {
  switch (outcome) {
    case "drop-after-charge":
    case "drop-before-charge":
    case "hang-after-charge":
    case "hang-before-charge":
    case "charge-late":
    case "server-error":
      return { mode: outcome, hangMs: null };
    default:
      return null;
  }
}

function open(
  context: SandboxContext,
  paymentId: string,
  body: PayWithBillingKeyBody,
  key: BillingKey,
  fault: ActiveFault | null,
): Payment {
  const now = new Date();
  const total = body.amount.total;
  const payment: Payment = {
    paymentId,
    transactionId: randomUUID(),
    status: "READY",
    orderName: body.orderName,
    requestedAmount: total,
    amount: key.card.outcome === "other-amount" ? total + OTHER_AMOUNT_DIFFERENCE : total,
    customer: customerOf(body.customer),
    billingKey: key.billingKey,
    wallet: key.wallet,
    card: key.card,
    installmentMonth: body.installmentMonth ?? 0,
    isInterestFree: body.useFreeInterestFromMerchant ?? false,
    fault: fault?.mode ?? null,
    requestedAt: now,
    changedAt: now,
    paidAt: null,
    failure: null,
    cancellations: [],
    charges: 0,
  };
  context.payments.set(paymentId, payment);
  return payment;
}

function settle(context: SandboxContext, payment: Payment): Result {
  const decline = declineOf(payment.card.outcome, payment.wallet);
  payment.changedAt = new Date();
  if (decline !== null) {
    payment.status = "FAILED";
    payment.failure = decline;
    return { ...pgError(decline), webhook: () => notify(context, payment, "Transaction.Failed") };
  }
  payment.status = "PAID";
  payment.paidAt = payment.changedAt;
  payment.charges += 1;
  const copies = payment.card.outcome === "webhook-twice" ? 2 : 1;
  return {
    status: 200,
    body: { payment: { pgTxId: `pg-${payment.transactionId}`, paidAt: payment.paidAt.toISOString() } },
    webhook: () => notify(context, payment, "Transaction.Paid", { copies }),
  };
}
