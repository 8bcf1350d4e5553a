import { z } from "zod";
import { type PaymentProvider, PaymentUncertain, type ProviderPayment, type ProviderPaymentStatus } from "./port.ts";
import { type PortoneClient, readAnswer } from "./portone-client.ts";
import type { PortoneConfig } from "./portone-config.ts";
import { parsePortoneError, toPortError } from "./portone-errors.ts";

const STATUS: Record<string, ProviderPaymentStatus> = {
  PAID: "PAID",
  FAILED: "FAILED",
  CANCELLED: "CANCELLED",
  PARTIAL_CANCELLED: "PARTIAL_CANCELLED",
  PAY_PENDING: "PENDING",
  VIRTUAL_ACCOUNT_ISSUED: "PENDING",
  READY: "READY",
};

const isCharged = (status: ProviderPaymentStatus): boolean => status === "PAID" || status === "PARTIAL_CANCELLED";

export const paymentSchema = z.object({
  status: z.string(),
  id: z.string(),
  storeId: z.string(),
  channel: z.object({ type: z.enum(["LIVE", "TEST"]) }).optional(),
  amount: z.object({ total: z.int().nonnegative(), cancelled: z.int().nonnegative() }),
  currency: z.string(),
  paidAt: z.iso.datetime({ offset: true }).optional(),
  receiptUrl: z.string().optional(),
  failure: z.object({ reason: z.string().optional(), pgMessage: z.string().optional() }).optional(),
  cancellations: z
    .array(
      z.object({
        status: z.string(),
        totalAmount: z.int().nonnegative(),
        cancelledAt: z.iso.datetime({ offset: true }).optional(),
      }),
    )
    .default([]),
});

/** Reads a payment back: the only source the purchase believes. */
export function createReadPayment(config: PortoneConfig, call: PortoneClient): PaymentProvider["getPayment"] {
  return async (paymentId): Promise<ProviderPayment | null> => {
    const path = `/payments/${encodeURIComponent(paymentId)}`;
    const answer = await call({ operation: "getPayment", method: "GET", path, query: { storeId: config.storeId } });
    if (!answer.ok) {
      const type = parsePortoneError(answer.body)?.type;
      if (answer.status === 404 && type === "PAYMENT_NOT_FOUND") return null;
      // A question has no "declined": a refused look-up tells nothing about the money.
      throw new PaymentUncertain(toPortError("getPayment", answer.status, answer.body).message);
    }
    const payment = readAnswer("getPayment", paymentSchema, answer);
    if (payment.id !== paymentId)
      throw new PaymentUncertain("PortOne getPayment: the answer is about another payment.");
    return toProviderPayment("getPayment", config, payment);
  };
}

/**
 * One payment as the port tells it.
 * @throws PaymentUncertain for one of another shop, in an unknown status, or charged without a channel
 */
export function toProviderPayment(
  operation: string,
  { storeId, expectedChannelType }: PortoneConfig,
  payment: z.infer<typeof paymentSchema>,
): ProviderPayment {
  const status = STATUS[payment.status];
  if (status === undefined) throw new PaymentUncertain(`PortOne ${operation}: unknown status ${payment.status}.`);
  if (payment.storeId !== storeId)
    throw new PaymentUncertain(`PortOne ${operation}: the answer is about another shop.`);
  if (payment.channel === undefined && isCharged(status)) {
    throw new PaymentUncertain(`PortOne ${operation}: a charge without its channel.`);
  }
  return {
    paymentId: payment.id,
    status,
    totalAmount: payment.amount.total,
    cancelledAmount: payment.amount.cancelled,
    currency: payment.currency,
    // Absent only before anything was charged (READY, FAILED).
    channelType: payment.channel?.type ?? expectedChannelType,
    paidAt: payment.paidAt === undefined ? null : new Date(payment.paidAt),
    failureMessage: payment.failure?.pgMessage || payment.failure?.reason || null,
    receiptUrl: payment.receiptUrl ?? null,
    // One that is only asked for, or was refused, has given nothing back.
    cancellations: payment.cancellations.flatMap(({ status: state, totalAmount, cancelledAt }) =>
      state === "SUCCEEDED" && cancelledAt ? [{ amount: totalAmount, at: new Date(cancelledAt) }] : [],
    ),
  };
}
