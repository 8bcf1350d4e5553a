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

const paymentSchema = z.object({
  status: z.string(),
  id: z.string(),
  storeId: z.string(),
  channel: z.object({ type: z.enum(["LIVE", "TEST"]) }).optional(),
  amount: z.object({ total: z.int().nonnegative(), cancelled: z.int().nonnegative() }),
  currency: z.string(),
  paidAt: z.iso.datetime({ offset: true }).optional(),
  receiptUrl: z.string().optional(),
  failure: z.object({ reason: z.string().optional(), pgMessage: z.string().optional() }).optional(),
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
    const status = STATUS[payment.status];
    if (status === undefined) throw new PaymentUncertain(`PortOne getPayment: unknown status ${payment.status}.`);
    if (payment.id !== paymentId || payment.storeId !== config.storeId) {
      throw new PaymentUncertain("PortOne getPayment: the answer is about another payment.");
    }
    if (payment.channel === undefined && isCharged(status)) {
      throw new PaymentUncertain("PortOne getPayment: a charge without its channel.");
    }
    return {
      paymentId,
      status,
      totalAmount: payment.amount.total,
      cancelledAmount: payment.amount.cancelled,
      currency: payment.currency,
      // Absent only before anything was charged (READY, FAILED).
      channelType: payment.channel?.type ?? config.expectedChannelType,
      paidAt: payment.paidAt === undefined ? null : new Date(payment.paidAt),
      failureMessage: payment.failure?.pgMessage || payment.failure?.reason || null,
      receiptUrl: payment.receiptUrl ?? null,
    };
  };
}
