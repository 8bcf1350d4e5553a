import { canOrderTransition } from "@pkg/domain";
import { PaymentDeclined, PaymentUncertain, type ProviderPayment } from "../../../../adapters/payments/port.ts";
import type { Ctx } from "../../../../deps.ts";
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
export async function advanceOrder(ctx: Ctx, order: OrderRow, options: AdvanceOptions = {}): Promise<OrderRow> {
  const lease = keepLease(ctx, (leaseMs) => renewLease(ctx.db, order, leaseMs));
  try {
    return await advance(ctx, order, options);
  } finally {
    lease.letGo();
  }
}

async function advance(ctx: Ctx, order: OrderRow, options: AdvanceOptions): Promise<OrderRow> {
  if (!canOrderTransition(order.status, "PAID")) return order;
  if (order.amount === 0) return settlePaid(ctx, order, { paidAt: null, receiptUrl: null });

  const known = options.isFresh ? null : await readBack(ctx, order);
  if (known === "unanswered") return waitForAnswer(ctx, order);
  if (known !== null && known.status !== "READY") return settleByPayment(ctx, order, known);

  // The provider does not know the payment, but an earlier charge may still be on its way there.
  const grace = known === null ? 0 : READY_GRACE_SECONDS;
  if (!options.isFresh && !(await isChargeOver(ctx.db, order.id, grace))) return waitForAnswer(ctx, order);
  if (!options.instrument) return settleFailed(ctx, order, NOT_CHARGED);

  const outcome = await chargeOrder(ctx, order, {
    instrument: options.instrument,
    isFresh: options.isFresh ?? false,
  });
  await ctx.checkpoint("after-charge");
  if (outcome.kind === "lost") return (await findOrderById(ctx.db, order.id)) ?? order;
  if (outcome.kind === "declined") return settleFailed(ctx, order, outcome);
  const charged = await readBack(ctx, order);
  if (charged === "unanswered" || charged === null) return waitForAnswer(ctx, order);
  return settleByPayment(ctx, order, charged);
}

/** A payment that the provider has begun (READY) may still be charged, but not for ever. */
const READY_GRACE_SECONDS = 600;

async function settleByPayment(ctx: Ctx, order: OrderRow, payment: ProviderPayment): Promise<OrderRow> {
  if (payment.status === "PENDING" || payment.status === "READY") return waitForAnswer(ctx, order);
  if (payment.status !== "PAID" && payment.status !== "PARTIAL_CANCELLED") {
    return settleFailed(ctx, order, {
      code: "INVALID_REQUEST_PAY_CARD",
      message: payment.failureMessage ?? NOT_CHARGED.message,
    });
  }
  if (isAsOrdered(ctx, order, payment)) return settleAsPaid(ctx, order, payment);
  ctx.logger.error(
    { orderId: order.id, expected: order.amount, charged: payment.totalAmount },
    "charged other than ordered",
  );
  return (await giveBack(ctx, payment, "주문과 다른 금액이 결제됨"))
    ? settleFailed(ctx, order, {
        code: "30001",
        message: "결제 금액이 주문과 달라 바로 취소했어요. 다시 시도해 주세요.",
      })
    : waitForAnswer(ctx, order);
}

/** Should the order have been given up meanwhile, the money goes back at once (the sweep would come minutes later). */
async function settleAsPaid(ctx: Ctx, order: OrderRow, payment: ProviderPayment): Promise<OrderRow> {
  const settled = await settlePaid(ctx, order, payment);
  if (settled.status === "FAILED") await giveBack(ctx, payment, "실패한 주문의 결제");
  return settled;
}

function isAsOrdered(ctx: Ctx, order: OrderRow, payment: ProviderPayment): boolean {
  return (
    payment.paymentId === order.paymentId &&
    payment.totalAmount === order.amount &&
    payment.cancelledAmount === 0 &&
    payment.currency === "KRW" &&
    payment.channelType === ctx.config.expectedChannelType
  );
}

/** From then on a person should look at an order without an answer. */
const LONG_MS = 15 * 60_000;

async function waitForAnswer(ctx: Ctx, order: OrderRow): Promise<OrderRow> {
  const waiting = await markUnknown(ctx.db, order, ctx.config.unknownRetryMs);
  if (waiting && waiting.createdAt.getTime() < Date.now() - LONG_MS) {
    ctx.logger.error({ orderId: order.id, since: waiting.createdAt }, "nobody knows for long whether this was paid");
  }
  return waiting ?? (await findOrderById(ctx.db, order.id)) ?? order;
}

async function readBack(ctx: Ctx, order: OrderRow): Promise<ProviderPayment | null | "unanswered"> {
  try {
    return await ctx.payments.getPayment(order.paymentId);
  } catch (error) {
    if (error instanceof PaymentUncertain) return "unanswered";
    throw error;
  }
}

/** Cancels what is left of a payment that must not stand. @returns whether the money is surely back. */
export async function giveBack(ctx: Ctx, payment: ProviderPayment, reason: string): Promise<boolean> {
  const amount = payment.totalAmount - payment.cancelledAmount;
  if (amount === 0) return true;
  try {
    await ctx.payments.cancelPayment({
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
