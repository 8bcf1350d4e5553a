import { canOrderTransition } from "@pkg/domain";
import { eq, sql } from "drizzle-orm";
import { PaymentUncertain } from "../../../../adapters/payments/port.ts";
import { webhookEvents } from "../../../../db/schema/index.ts";
import type { Ctx } from "../../../../deps.ts";
import { refuse } from "../../../../lib/errors/refuse.ts";
import { lookAtBillingKey } from "../../../payments/payments/look-at-billing-key.ts";
import { lookAtRefunds } from "../../../payments/refunds/look-at-refunds.ts";
import { advanceOrder, giveBack } from "../charges/advance-order.ts";
import { findOrderById, findOrderByPaymentId, takeLease } from "../repository.ts";

/**
 * Takes a provider's webhook. It is only a hint to look: the payment or the billing key is read back, so replays, disorder and lies in the
 * body change nothing.
 * @returns false while the provider does not answer: the webhook is to be delivered again
 * @throws ApiError 401 class 10002 when the signature is not the provider's.
 */
export async function receiveWebhook(
  ctx: Ctx,
  delivery: { headers: Record<string, string | undefined>; rawBody: string },
): Promise<boolean> {
  const webhook = ctx.payments.verifyWebhook(delivery);
  if (!webhook) throw refuse.tokenInvalid();
  const { id, type, paymentId, billingKey } = webhook;
  await ctx.db.insert(webhookEvents).values({ id, type, paymentId }).onConflictDoNothing();
  const [event] = await ctx.db.select().from(webhookEvents).where(eq(webhookEvents.id, id));
  if (event?.handledAt) return true;
  try {
    if (paymentId) await lookAtPayment(ctx, paymentId);
    if (billingKey) await lookAtBillingKey(ctx, billingKey);
  } catch (error) {
    if (!(error instanceof PaymentUncertain)) throw error;
    ctx.logger.warn({ err: error, webhookId: id }, "a webhook waits for an answer of the provider");
    return false;
  }
  await ctx.db.update(webhookEvents).set({ handledAt: sql`now()` }).where(eq(webhookEvents.id, id));
  return true;
}

async function lookAtPayment(ctx: Ctx, paymentId: string): Promise<void> {
  const order = await findOrderByPaymentId(ctx.db, paymentId);
  if (!order) return;
  if (order.status === "FAILED") return refundStray(ctx, order.id);
  if (!canOrderTransition(order.status, "PAID")) return lookAtRefunds(ctx, order);
  // The request that holds the lease reads the payment back itself.
  const taken = await takeLease(ctx.db, order.id, ctx.config.purchaseLeaseMs);
  if (taken) await advanceOrder(ctx, taken);
}

/**
 * Gives back a charge that turned up after its order had failed.
 * @throws Error when the provider could not be asked or did not cancel, so that the caller tries again.
 */
export async function refundStray(ctx: Ctx, orderId: string): Promise<void> {
  const order = await findOrderById(ctx.db, orderId);
  if (order?.status !== "FAILED") return;
  const payment = await ctx.payments.getPayment(order.paymentId);
  if (payment?.status === "PENDING") throw new PaymentUncertain("The stray payment is still on its way.");
  if (payment?.status !== "PAID" && payment?.status !== "PARTIAL_CANCELLED") return;
  ctx.logger.error({ orderId: order.id }, "charge of a failed order, giving it back");
  if (!(await giveBack(ctx, payment, "실패한 주문의 결제")))
    throw new PaymentUncertain("The stray payment was not cancelled.");
}
