import { canOrderTransition } from "@pkg/domain";
import { PaymentDeclined, PaymentUncertain, type ProviderPayment } from "../../../../adapters/payments/port.ts";
import type { AppDeps } from "../../../../deps.ts";
import { NOT_CHARGED } from "../../../payments/payments/describe-failure.ts";
import { keepLease } from "../../../payments/payments/keep-lease.ts";
import type { Instrument } from "../purchase-request.ts";
import { findOrderById, isChargeOver, markUnknown, type OrderRow, renewLease } from "../repository.ts";
import { chargeOrder } from "./charge-order.ts";
import { settleFailed, settlePaid } from "./settle-order.ts";

export interface AdvanceOptions {
  /** How to pay; only the buyer's own request has it. */
  instrument?: Instrument;
  /** The order was reserved a moment ago by this very request, so the provider cannot know it yet. */
  isFresh?: boolean;
}

/**
 * Brings a purchase as far as it can go now; the request, the webhook and the reconciler all call it, and it may be
 * called again after a crash at any point. The caller holds the order's lease, which is kept until the work ends: should the
 * process die, others go on within seconds.
 * What the provider says when asked is the only truth: an order is PAID only after its payment was read back with the
 * right id, amount, currency and channel, and FAILED only when the provider said no or does not know the payment.
 */
export async function advanceOrder(deps: AppDeps, order: OrderRow, options: AdvanceOptions = {}): Promise<OrderRow> {
  const lease = keepLease(deps, (leaseMs) => renewLease(deps.db, order, leaseMs));
  try {
    return await advance(deps, order, options);
  } finally {
    lease.letGo();
  }
}

async function advance(deps: AppDeps, order: OrderRow, options: AdvanceOptions): Promise<OrderRow> {
  if (!canOrderTransition(order.status, "PAID")) return order;
  if (order.amount === 0) return settlePaid(deps, order, { paidAt: null, receiptUrl: null });

  const known = options.isFresh ? null : await readBack(deps, order);
  if (known === "unanswered") return waitForAnswer(deps, order);
  if (known !== null && known.status !== "READY") return settleByPayment(deps, order, known);

  // The provider does not know the payment, but an earlier charge may still be on its way there.
  const grace = known === null ? 0 : READY_GRACE_SECONDS;
  if (!options.isFresh && !(await isChargeOver(deps.db, order.id, grace))) return waitForAnswer(deps, order);
  if (!options.instrument) return settleFailed(deps, order, NOT_CHARGED);

  const outcome = await chargeOrder(deps, order, {
    instrument: options.instrument,
    isFresh: options.isFresh ?? false,
  });
  await deps.checkpoint("after-charge");
  if (outcome.kind === "lost") return (await findOrderById(deps.db, order.id)) ?? order;
  if (outcome.kind === "declined") return settleFailed(deps, order, outcome);
  const charged = await readBack(deps, order);
  if (charged === "unanswered" || charged === null) return waitForAnswer(deps, order);
  return settleByPayment(deps, order, charged);
}

/** A payment that the provider has begun (READY) may still be charged, but not for ever. */
const READY_GRACE_SECONDS = 600;

async function settleByPayment(deps: AppDeps, order: OrderRow, payment: ProviderPayment): Promise<OrderRow> {
  if (payment.status === "PENDING" || payment.status === "READY") return waitForAnswer(deps, order);
  if (payment.status !== "PAID" && payment.status !== "PARTIAL_CANCELLED") {
    return settleFailed(deps, order, {
      code: "INVALID_REQUEST_PAY_CARD",
      message: payment.failureMessage ?? NOT_CHARGED.message,
    });
  }
  if (isAsOrdered(deps, order, payment)) return settleAsPaid(deps, order, payment);
  deps.logger.error(
    { orderId: order.id, expected: order.amount, charged: payment.totalAmount },
    "charged other than ordered",
  );
  return (await giveBack(deps, payment, "주문과 다른 금액이 결제됨"))
    ? settleFailed(deps, order, {
        code: "30001",
        message: "결제 금액이 주문과 달라 바로 취소했어요. 다시 시도해 주세요.",
      })
    : waitForAnswer(deps, order);
}

/** Should the order have been given up meanwhile, the money goes back at once (the sweep would come minutes later). */
async function settleAsPaid(deps: AppDeps, order: OrderRow, payment: ProviderPayment): Promise<OrderRow> {
  const settled = await settlePaid(deps, order, payment);
  if (settled.status === "FAILED") await giveBack(deps, payment, "실패한 주문의 결제");
  return settled;
}

function isAsOrdered(deps: AppDeps, order: OrderRow, payment: ProviderPayment): boolean {
  return (
    payment.paymentId === order.paymentId &&
    payment.totalAmount === order.amount &&
    payment.cancelledAmount === 0 &&
    payment.currency === "KRW" &&
    payment.channelType === deps.config.expectedChannelType
  );
}

/** From then on a person should look at an order without an answer. */
const LONG_MS = 15 * 60_000;

async function waitForAnswer(deps: AppDeps, order: OrderRow): Promise<OrderRow> {
  const waiting = await markUnknown(deps.db, order, deps.config.unknownRetryMs);
  if (waiting && waiting.createdAt.getTime() < Date.now() - LONG_MS) {
    deps.logger.error({ orderId: order.id, since: waiting.createdAt }, "nobody knows for long whether this was paid");
  }
  return waiting ?? (await findOrderById(deps.db, order.id)) ?? order;
}

async function readBack(deps: AppDeps, order: OrderRow): Promise<ProviderPayment | null | "unanswered"> {
  try {
    return await deps.payments.getPayment(order.paymentId);
  } catch (error) {
    if (error instanceof PaymentUncertain) return "unanswered";
    throw error;
  }
}

/** Cancels what is left of a payment that must not stand. @returns whether the money is surely back. */
export async function giveBack(deps: AppDeps, payment: ProviderPayment, reason: string): Promise<boolean> {
  const amount = payment.totalAmount - payment.cancelledAmount;
  if (amount === 0) return true;
  try {
    await deps.payments.cancelPayment({
      paymentId: payment.paymentId,
      amount,
      currentCancellableAmount: amount,
      reason,
    });
    return true;
  } catch (error) {
    if (error instanceof PaymentDeclined || error instanceof PaymentUncertain) return false;
    throw error;
  }
}
