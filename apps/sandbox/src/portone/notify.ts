import type { SandboxContext } from "../context.ts";
import type { Payment } from "./records.ts";

/** Sends PortOne's webhook about a payment. */
export function notify(
  context: SandboxContext,
  payment: Payment,
  type: string,
  { copies = 1, cancellationId }: { copies?: number; cancellationId?: string } = {},
): Promise<void> {
  const { paymentId, transactionId } = payment;
  const data = { storeId: context.options.portoneStoreId, paymentId, transactionId };
  return context.webhooks.send(
    { type, data: cancellationId === undefined ? data : { ...data, cancellationId } },
    copies,
  );
}

/** Sends PortOne's webhook about a billing key. */
export function notifyBillingKey(context: SandboxContext, billingKey: string, type: BillingKeyEvent): Promise<void> {
  return context.webhooks.send({ type, data: { storeId: context.options.portoneStoreId, billingKey } });
}

type BillingKeyEvent = "BillingKey.Issued" | "BillingKey.Failed" | "BillingKey.Deleted";
