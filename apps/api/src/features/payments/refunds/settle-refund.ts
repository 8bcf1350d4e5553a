import type { PaymentDeclined, ProviderPayment } from "../../../adapters/payments/port.ts";
import type { Ctx } from "../../../deps.ts";
import { notifyDone } from "./notify-refund.ts";
import { changeRefund, findRefund, findRefundOrder, lockRefundOrder, type RefundRow } from "./repository.ts";

/** Tells whether a refund has gone through: as much went back of the payment since it was sent. */
export function isBack({ cancelledBefore, amount }: RefundRow, { cancelledAmount }: ProviderPayment): boolean {
  return cancelledBefore !== null && cancelledAmount >= cancelledBefore + amount;
}

/** The money is back: written down and told once. */
export async function settleDone(ctx: Ctx, refund: RefundRow): Promise<RefundRow> {
  const settled = await ctx.db.transaction(async (tx) => {
    await lockRefundOrder(tx, refund.orderId);
    const done = await changeRefund(tx, refund, { status: "DONE" });
    const order = done && (await findRefundOrder(tx, done.orderId, null));
    if (order) await notifyDone(ctx, tx, order, done);
    await ctx.checkpoint("refund-in-settle");
    return done;
  });
  await ctx.checkpoint("refund-after-settle");
  return settled ?? (await findRefund(ctx.db, refund.id)) ?? refund;
}

/** The provider definitely refused. The courses stay given up; staff sends the money in another way or again. */
export async function settleFailed(ctx: Ctx, refund: RefundRow, refusal: PaymentDeclined): Promise<RefundRow> {
  const failed = await ctx.db.transaction(async (tx) => {
    await lockRefundOrder(tx, refund.orderId);
    return changeRefund(tx, refund, { status: "FAILED", failureMessage: refusal.message });
  });
  if (failed) {
    const { id: refundId, orderId, amount } = failed;
    ctx.logger.error(
      { refundId, orderId, amount, providerCode: refusal.providerCode },
      "the provider refused a refund",
    );
  }
  return failed ?? (await findRefund(ctx.db, refund.id)) ?? refund;
}
