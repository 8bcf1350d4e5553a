import { PaymentDeclined, PaymentUncertain, type ProviderPayment } from "../../../adapters/payments/port.ts";
import type { Ctx } from "../../../deps.ts";
import { keepLease } from "../payments/keep-lease.ts";
import { recordProviderRefund } from "./record-provider-refund.ts";
import {
  changeRefund,
  findRefund,
  findRefundOrder,
  lockRefundOrder,
  type RefundChange,
  type RefundRow,
  renewRefundLease,
} from "./repository.ts";
import { isBack, settleDone, settleFailed } from "./settle-refund.ts";

/**
 * Brings a refund as far as it can go now; the request, the webhook and the reconciler call it, and it may be called again after
 * a crash at any point. The caller holds its lease.
 *
 * What the provider says when asked is the only truth. Before a refund is sent, what had gone back of the payment until then is written down, and each try names it
 * to the provider, who refuses when it is no longer so: of two tries that both arrive only one can be done. A try without an answer is
 * read back, and sent again only when nothing has gone back since.
 */
export async function advanceRefund(ctx: Ctx, refund: RefundRow): Promise<RefundRow> {
  const lease = keepLease(ctx, (leaseMs) => renewRefundLease(ctx.db, refund, leaseMs));
  try {
    return await advance(ctx, refund);
  } finally {
    lease.letGo();
  }
}

async function advance(ctx: Ctx, refund: RefundRow): Promise<RefundRow> {
  const order = await findRefundOrder(ctx.db, refund.orderId, null);
  if (!order) throw new Error("A refund has an order.");
  const known = await readBack(ctx, order.paymentId);
  if (known === null) return waitForAnswer(ctx, refund);
  if (isBack(refund, known)) return settleDone(ctx, refund);

  // Money that went back without us may leave less for this one.
  if (known.cancelledAmount > 0) await recordProviderRefund(ctx, order.id, known);
  const current = (await findRefund(ctx.db, refund.id)) ?? refund;
  if (current.amount === 0) return settleDone(ctx, refund);

  const claimed = await changeAlone(ctx, refund, {
    status: "SENDING",
    cancelledBefore: known.cancelledAmount,
    // What was sent may still arrive: even after this process has died it is not sent again before.
    leaseMs: ctx.config.chargeWindowMs,
  });
  if (!claimed) return (await findRefund(ctx.db, refund.id)) ?? refund;
  await ctx.checkpoint("refund-before-send");
  const refusal = await send(ctx, claimed, known);
  await ctx.checkpoint("refund-after-send");
  const after = await readBack(ctx, order.paymentId);
  if (after && isBack(claimed, after)) return settleDone(ctx, claimed);
  const isRefused = refusal !== null && refusal.providerCode !== OUTDATED;
  if (isRefused && after?.cancelledAmount === known.cancelledAmount) return settleFailed(ctx, claimed, refusal);
  return waitForAnswer(ctx, claimed);
}

/** The provider's no to a try that names another sum than it has: somebody was faster. */
const OUTDATED = "CANCELLABLE_AMOUNT_CONSISTENCY_BROKEN";

/** @returns the provider's no; null when it said yes or nothing */
async function send(ctx: Ctx, refund: RefundRow, payment: ProviderPayment): Promise<PaymentDeclined | null> {
  try {
    await ctx.payments.cancelPayment({
      paymentId: payment.paymentId,
      amount: refund.amount,
      currentCancellableAmount: payment.totalAmount - payment.cancelledAmount,
      reason: "수강 환불",
    });
    return null;
  } catch (error) {
    if (error instanceof PaymentDeclined) return error;
    if (error instanceof PaymentUncertain) return null;
    throw error;
  }
}

/** The payment as the provider has it; null when it gives no answer that helps. */
async function readBack(ctx: Ctx, paymentId: string): Promise<ProviderPayment | null> {
  try {
    const payment = await ctx.payments.getPayment(paymentId);
    const isCharged =
      payment?.status === "PAID" || payment?.status === "PARTIAL_CANCELLED" || payment?.status === "CANCELLED";
    if (isCharged) return payment;
    ctx.logger.error({ paymentId, status: payment?.status }, "the provider knows no charge of a paid order");
    return null;
  } catch (error) {
    if (error instanceof PaymentUncertain) return null;
    throw error;
  }
}

/** A change of a refund's state reaches its order, by a trigger: the order is held before, as everywhere. */
async function changeAlone(ctx: Ctx, refund: RefundRow, change: RefundChange): Promise<RefundRow | undefined> {
  return ctx.db.transaction(async (tx) => {
    await lockRefundOrder(tx, refund.orderId);
    return changeRefund(tx, refund, change);
  });
}

/** From then on a person should look at a refund without an answer. */
const LONG_MS = 15 * 60_000;
const MOST_WAIT_MS = 60_000;

/** It is looked at again after a while: less and less often the older it is, down to once a minute. */
async function waitForAnswer(ctx: Ctx, refund: RefundRow): Promise<RefundRow> {
  const age = Date.now() - refund.createdAt.getTime();
  const leaseMs = Math.max(ctx.config.unknownRetryMs, Math.min(MOST_WAIT_MS, age / 10));
  const status = refund.status === "REQUESTED" ? "REQUESTED" : "UNKNOWN";
  const waiting = await changeAlone(ctx, refund, { status, leaseMs });
  if (waiting && age > LONG_MS) {
    ctx.logger.error(
      { refundId: refund.id, since: refund.createdAt },
      "nobody knows for long whether this was refunded",
    );
  }
  return waiting ?? (await findRefund(ctx.db, refund.id)) ?? refund;
}
