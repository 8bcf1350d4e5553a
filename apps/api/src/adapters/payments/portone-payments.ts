import { z } from "zod";
import { PaymentDeclined, type PaymentProvider, PaymentUncertain } from "./port.ts";
import { type PortoneClient, readAnswer } from "./portone-client.ts";
import type { PortoneConfig } from "./portone-config.ts";
import { parsePortoneError, toPortError } from "./portone-errors.ts";

const paidSchema = z.object({ payment: z.object({ pgTxId: z.string(), paidAt: z.string() }) });
const cancelledSchema = z.object({
  cancellation: z.object({ status: z.string(), totalAmount: z.number() }),
});

/** Charges a billing key and cancels a charge. */
export function createPaymentCalls(
  config: PortoneConfig,
  call: PortoneClient,
): Pick<PaymentProvider, "payWithBillingKey" | "cancelPayment"> {
  return {
    async payWithBillingKey({ paymentId, billingKey, orderName, amount, customer, installmentMonth }) {
      assertWon("amount", amount);
      const answer = await call({
        operation: "payWithBillingKey",
        method: "POST",
        path: `/payments/${encodeURIComponent(paymentId)}/billing-key`,
        body: {
          storeId: config.storeId,
          billingKey: billingKey.reveal(),
          orderName,
          customer: {
            id: customer.id,
            name: { full: customer.name },
            ...(customer.email ? { email: customer.email } : {}),
            phoneNumber: customer.phoneNumber,
          },
          amount: { total: amount },
          currency: "KRW",
          // Every instalment that we offer is free of interest for the buyer: the shop bears it.
          ...(installmentMonth === undefined ? {} : { installmentMonth, useFreeInterestFromMerchant: true }),
        },
      });
      if (answer.ok) {
        readAnswer("payWithBillingKey", paidSchema, answer);
        return;
      }
      // An earlier call with this id went through: the caller reads the payment back in either case.
      if (parsePortoneError(answer.body)?.type === "ALREADY_PAID") return;
      throw toPortError("payWithBillingKey", answer.status, answer.body);
    },

    async cancelPayment({ paymentId, amount, currentCancellableAmount, reason }) {
      // PortOne refunds everything when no amount arrives, so a wrong one must never become "left out".
      assertWon("amount", amount);
      assertWon("currentCancellableAmount", currentCancellableAmount);
      const answer = await call({
        operation: "cancelPayment",
        method: "POST",
        path: `/payments/${encodeURIComponent(paymentId)}/cancel`,
        body: { storeId: config.storeId, amount, currentCancellableAmount, reason },
      });
      if (!answer.ok) throw toPortError("cancelPayment", answer.status, answer.body);
      const { status, totalAmount } = readAnswer("cancelPayment", cancelledSchema, answer).cancellation;
      if (status === "FAILED") throw new PaymentDeclined("결제를 취소하지 못했어요.", "CANCELLATION_FAILED");
      if (status !== "SUCCEEDED" || totalAmount !== amount) {
        throw new PaymentUncertain(`PortOne cancelPayment: ${status}, ${totalAmount} of ${amount} won.`);
      }
    },
  };
}

function assertWon(field: string, value: number): void {
  if (!Number.isSafeInteger(value) || value <= 0) {
    throw new RangeError(`PortOne: ${field} must be a positive whole number of won.`);
  }
}
