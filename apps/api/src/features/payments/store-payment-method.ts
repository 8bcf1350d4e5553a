import type { IssuedBillingKey } from "../../adapters/payments/port.ts";
import type { Queryable } from "../../db/client.ts";
import type { AppDeps } from "../../deps.ts";
import { seal } from "../../lib/sealed-text.ts";
import { BILLING_KEY_PURPOSE } from "./find-billing-key.ts";
import { activateMethodOfOrder, deleteMethodOfOrder, insertPaymentMethod } from "./repository.ts";

/** Keeps the billing key that an order is about to be paid with; it becomes usable only when the order is paid. */
export async function storePaymentMethod(
  deps: AppDeps,
  order: { id: string; userId: string },
  issued: IssuedBillingKey & { cardExpiry: string },
): Promise<void> {
  await insertPaymentMethod(deps.db, {
    userId: order.userId,
    orderId: order.id,
    paymentType: "CARD",
    cardName: issued.cardName,
    cardNumber: issued.maskedNumber,
    cardExpiry: issued.cardExpiry,
    billingKey: seal(deps.config.authSecret, BILLING_KEY_PURPOSE, issued.billingKey),
  });
}

export async function activatePaymentMethod(tx: Queryable, orderId: string): Promise<void> {
  await activateMethodOfOrder(tx, orderId);
}

/** Forgets the billing key of a failed order, here and (through the outbox) at the provider. */
export async function discardPaymentMethod(deps: AppDeps, tx: Queryable, orderId: string): Promise<void> {
  const sealed = await deleteMethodOfOrder(tx, orderId);
  if (!sealed) return;
  await deps.outbox.add(tx, { topic: "billing-key.delete", key: `billing-key.delete:${orderId}`, payload: { sealed } });
}
