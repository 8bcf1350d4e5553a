import type { Ctx } from "../../../deps.ts";
import { unseal } from "../../../secrets/sealed-text.ts";
import type { Secret } from "../../../secrets/secret.ts";
import { findPaymentMethod } from "./repository.ts";

export const BILLING_KEY_PURPOSE = "billing-key";

/** The billing key of a stored method, only for its owner; `null` when there is none, or it was taken back at the provider. */
export async function findBillingKey(ctx: Ctx, userId: string, paymentMethodId: string): Promise<Secret | null> {
  const method = await findPaymentMethod(ctx.db, userId, paymentMethodId);
  return method && !method.disconnectedAt
    ? unseal(ctx.config.authSecret, BILLING_KEY_PURPOSE, method.billingKey)
    : null;
}

/** Whether a method was stored with this very key. */
export function isKeyOf(ctx: Ctx, method: { billingKey: string }, billingKey: Secret): boolean {
  return unseal(ctx.config.authSecret, BILLING_KEY_PURPOSE, method.billingKey).reveal() === billingKey.reveal();
}
