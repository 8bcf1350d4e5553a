import { orderStatusAfterRefund } from "@pkg/domain";
import type { ProviderPayment } from "../../../adapters/payments/port.ts";
import type { Transaction } from "../../../db/client.ts";
import { readClock } from "../../../db/read-clock.ts";
import { sumMoved } from "../../../db/up-selling-transfers.ts";
import type { Ctx } from "../../../deps.ts";
import { endCourses } from "./end-courses.ts";
import { lockCourses } from "./lock-courses.ts";
import { notifyCancelledPayment } from "./notify-refund.ts";
import { readSituation } from "./read-situation.ts";
import {
  findRefundOrder,
  findRefunds,
  insertRefund,
  type RefundOrderRow,
  type RefundRow,
  shrinkRefund,
  updateOrderStatus,
} from "./repository.ts";
import { isBack } from "./settle-refund.ts";

/**
 * Books what went back of a payment without us, e.g. by a chargeback: what the provider has cancelled beyond our own refunds. When all of it went back,
 * the lessons end. Safe with an old answer, and twice: what is booked already counts.
 */
export async function recordProviderRefund(ctx: Ctx, orderId: string, payment: ProviderPayment): Promise<void> {
  const booked = await ctx.db.transaction(async (tx) => {
    const found = await findRefundOrder(tx, orderId, null);
    if (!found) return null;
    await lockCourses(tx, found);
    const order = (await findRefundOrder(tx, orderId, null)) ?? found;
    const refunds = await findRefunds(tx, orderId);
    const surplus = payment.cancelledAmount - explained(refunds, payment);
    return surplus > 0 ? bookFitting(ctx, tx, { order, refunds, payment, surplus }) : null;
  });
  if (!booked) return;
  const { id: refundId, amount } = booked;
  ctx.logger.error({ refundId, orderId, amount }, "the provider gave money back without us");
}

/** What went back by our own refunds: those that are done, and one under way that has gone through. */
function explained(refunds: readonly RefundRow[], payment: ProviderPayment): number {
  return refunds
    .filter((refund) => refund.status === "DONE" || (isOpen(refund) && isBack(refund, payment)))
    .reduce((sum, { amount }) => sum + amount, 0);
}

const isOpen = ({ status }: RefundRow): boolean => status !== "DONE" && status !== "FAILED";

interface Surplus {
  order: RefundOrderRow;
  refunds: readonly RefundRow[];
  payment: ProviderPayment;
  surplus: number;
}

/** Money that has moved to another order cannot be booked as back here, too: what is beyond the rest is for people. */
async function bookFitting(ctx: Ctx, tx: Transaction, all: Surplus) {
  const { order, refunds, surplus } = all;
  const open = refunds.filter(isOpen).reduce((sum, { amount }) => sum + amount, 0);
  const moved = await sumMoved(tx, order.id);
  const room = moved === 0 ? surplus : Math.max(0, order.amount - order.refundedAmount + open);
  if (surplus > room) {
    ctx.logger.error(
      { orderId: order.id, surplus, room },
      "the provider gave money back that had moved to another order",
    );
  }
  return room > 0 ? bookSurplus(ctx, tx, { ...all, surplus: Math.min(surplus, room) }) : null;
}

async function bookSurplus(ctx: Ctx, tx: Transaction, { order, refunds, payment, surplus }: Surplus) {
  const open = refunds.find(isOpen);
  const overflow = Math.max(0, order.refundedAmount + surplus - order.amount);
  if (open && overflow > 0) await shrinkRefund(tx, open.id, Math.max(0, open.amount - overflow));
  const now = await readClock(tx);
  const done = await insertRefund(
    tx,
    {
      orderId: order.id,
      requestedBy: "PROVIDER",
      status: "DONE",
      doneAt: now,
      idempotencyKey: `provider:${payment.cancelledAmount}`,
      amount: surplus,
      lines: [{ label: "결제사에서 취소한 금액", amount: surplus }],
    },
    ctx.config.purchaseLeaseMs,
  );
  const isAll = payment.cancelledAmount === order.amount;
  const { courses } = await readSituation(tx, order, now);
  const running = courses.filter(({ isGivenUp }) => !isGivenUp);
  if (isAll && running.length > 0) {
    await notifyCancelledPayment(ctx, tx, order, done, await endCourses(ctx, tx, running));
  }
  const refundedAmount = Math.min(order.amount, order.refundedAmount + surplus);
  const isAllGivenUp = isAll || running.length === 0;
  const values = { paidAmount: order.amount, refundedAmount, isAllGivenUp };
  await updateOrderStatus(tx, order.id, orderStatusAfterRefund(order.status, values));
  return done;
}
