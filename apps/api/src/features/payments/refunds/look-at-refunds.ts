import type { Ctx } from "../../../deps.ts";
import { advanceRefund } from "./advance-refund.ts";
import { recordProviderRefund } from "./record-provider-refund.ts";
import { findRefunds, takeRefundLease } from "./repository.ts";

/**
 * Looks at what went back of a paid order's payment: a webhook said that something has changed. A refund that nobody works on goes on; what is not ours is booked.
 * @throws PaymentUncertain when the provider gives no answer, so that it delivers its webhook again
 */
export async function lookAtRefunds(ctx: Ctx, order: { id: string; paymentId: string }): Promise<void> {
  for (const { id, status } of await findRefunds(ctx.db, order.id)) {
    if (status === "DONE" || status === "FAILED") continue;
    const taken = await takeRefundLease(ctx.db, id, ctx.config.purchaseLeaseMs);
    if (taken) await advanceRefund(ctx, taken);
  }
  const payment = await ctx.payments.getPayment(order.paymentId);
  if (payment && payment.cancelledAmount > 0) await recordProviderRefund(ctx, order.id, payment);
}
