import { PaymentDeclined, PaymentUncertain } from "../../adapters/payments/port.ts";
import type { AppDeps } from "../../deps.ts";
import type { Secret } from "../../lib/secret.ts";
import { findBillingKey } from "../payments/find-billing-key.ts";
import { storePaymentMethod } from "../payments/store-payment-method.ts";
import type { Instrument } from "./purchase-request.ts";
import { findBuyer, type OrderRow } from "./repository.ts";

/** `sent`: the provider accepted the charge; `declined`: it definitely did not; `uncertain`: nobody knows. */
export type ChargeOutcome =
  | { kind: "sent" }
  | { kind: "declined"; code: string; message: string }
  | { kind: "uncertain" };

/**
 * Sends one charge, outside any transaction. The order's `paymentId` makes it safe to send again: the provider refuses a
 * second payment with the same id.
 */
export async function chargeOrder(deps: AppDeps, order: OrderRow, instrument: Instrument): Promise<ChargeOutcome> {
  try {
    const billingKey = await obtainBillingKey(deps, order, instrument);
    if (!billingKey)
      return { kind: "declined", code: "30002", message: "저장한 결제 수단을 찾지 못했어요. 다른 카드를 골라 주세요." };
    const buyer = await findBuyer(deps.db, order.userId);
    await deps.payments.payWithBillingKey({
      paymentId: order.paymentId,
      billingKey,
      orderName: order.orderName,
      amount: order.amount,
      customer: {
        id: order.userId,
        name: buyer?.name ?? "",
        email: buyer?.email ?? "",
        phoneNumber: buyer?.phoneNumber ?? "",
      },
      ...(order.cardQuota > 1 ? { installmentMonth: order.cardQuota } : {}),
    });
    return { kind: "sent" };
  } catch (error) {
    if (error instanceof PaymentDeclined) return { kind: "declined", code: "30002", message: error.message };
    if (error instanceof PaymentUncertain) return { kind: "uncertain" };
    throw error;
  }
}

async function obtainBillingKey(deps: AppDeps, order: OrderRow, instrument: Instrument): Promise<Secret | null> {
  if (instrument.kind === "none") return null;
  if (instrument.kind === "stored") return findBillingKey(deps, order.userId, instrument.paymentMethodId);
  const issued = await deps.payments.issueBillingKey({
    customerId: order.userId,
    customerName: order.studentName,
    card: instrument.card,
  });
  await storePaymentMethod(deps, order, { ...issued, cardExpiry: instrument.cardExpiry });
  return issued.billingKey;
}
