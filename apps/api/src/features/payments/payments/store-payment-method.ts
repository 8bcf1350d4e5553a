import { isWallet } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { seal } from "../../../secrets/sealed-text.ts";
import { closeApproval } from "./approval-repository.ts";
import { BILLING_KEY_PURPOSE, isKeyOf } from "./find-billing-key.ts";
import { keepIssuedKey } from "./issue-billing-key.ts";
import { maskCardNumber } from "./mask-card-number.ts";
import type { RegisteredMethod } from "./register-card.ts";
import { releaseBillingKeys } from "./release-billing-keys.ts";
import { deleteMethodsOfOrder, findMethodsOfIssue, insertPaymentMethod, takeOver } from "./repository.ts";

/**
 * Keeps a method that was registered without an order, and gives up an older entry of the same card or wallet.
 * Returns its id. A wallet's key that is sent again is the method that it was stored as.
 * @throws ApiError 502 class 30001 when it came so late that its key is being deleted, or an order has taken it.
 */
export async function addPaymentMethod(ctx: Ctx<"account">, tx: Queryable, issued: RegisteredMethod): Promise<string> {
  const { userId } = ctx.actor;
  if (isWallet(issued.paymentType)) {
    const stored = (await findMethodsOfIssue(tx, issued.issueId)).find((method) =>
      isKeyOf(ctx, method, issued.billingKey),
    );
    if (stored?.active) return stored.id;
    if (!(await closeApproval(tx, issued.issueId))) throw refuse.paymentProviderFailed(TOO_LATE);
  }
  if (!(await keepIssuedKey(ctx, tx, { ...issued, userId }))) throw refuse.paymentProviderFailed(TOO_LATE);
  const id = await insertPaymentMethod(tx, { userId, ...sealMethod(ctx, issued) });
  await takeOver(tx, id);
  ctx.jobs.wake("billing-key.delete");
  return id;
}

const TOO_LATE = "등록하는 데 너무 오래 걸렸어요. 잠시 후 다시 등록해 주세요.";

/** A method with its billing key, as it is stored. */
export function sealMethod(ctx: Ctx, issued: RegisteredMethod) {
  return {
    paymentType: issued.paymentType,
    issueId: issued.issueId,
    cardName: issued.cardName,
    cardNumber: isWallet(issued.paymentType) ? "" : maskCardNumber(issued.maskedNumber),
    cardExpiry: issued.cardExpiry,
    billingKey: seal(ctx.config.authSecret, BILLING_KEY_PURPOSE, issued.billingKey),
  };
}

/** Whether an order has stored this key of a wallet; a card gets a new key with each try. */
export async function hasStoredKey(ctx: Ctx, orderId: string, issued: RegisteredMethod): Promise<boolean> {
  if (!isWallet(issued.paymentType)) return false;
  const methods = await findMethodsOfIssue(ctx.db, issued.issueId);
  return methods.some((method) => method.orderId === orderId && isKeyOf(ctx, method, issued.billingKey));
}

/**
 * Gives a billing key up that was issued and is not needed: it was never stored. A wallet's stays until `deleteLostKeys` finds
 * it unused: a repeated request may be paying with the same key just now.
 */
export async function releaseIssuedKey(ctx: Ctx, userId: string, issued: RegisteredMethod): Promise<void> {
  if (isWallet(issued.paymentType)) return;
  const sealed = seal(ctx.config.authSecret, BILLING_KEY_PURPOSE, issued.billingKey);
  await ctx.db.transaction(async (tx) => {
    // Whether or not the look for it has begun: a key may be deleted twice.
    await keepIssuedKey(ctx, tx, { ...issued, userId });
    await releaseBillingKeys(ctx, tx, [{ id: issued.issueId, billingKey: sealed }]);
  });
}

/** Forgets the billing keys that an order brought and nothing uses, here and (by a job) at the provider. */
export async function discardPaymentMethod(
  ctx: Ctx,
  tx: Queryable,
  order: { id: string; userId: string },
): Promise<void> {
  await deleteMethodsOfOrder(tx, order);
  ctx.jobs.wake("billing-key.delete");
}
