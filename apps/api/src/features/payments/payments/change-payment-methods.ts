import { MAX_STORED_METHODS, methodRemovalText } from "@pkg/domain";
import type { Transaction } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { tooManyMethods } from "./check-method-limit.ts";
import { listPaymentMethods } from "./list-payment-methods.ts";
import { type RegisteredMethod, registerCard } from "./register-card.ts";
import { registerWallet } from "./register-wallet.ts";
import { releaseBillingKeys } from "./release-billing-keys.ts";
import { findPaymentMethod, lockMethods, removeMethod, setDefault } from "./repository.ts";
import { findMethodUses, replaceScheduleMethod } from "./schedule-repository.ts";
import type { PaymentMethodsChange, PaymentMethodWire } from "./schemas.ts";
import { addPaymentMethod, releaseIssuedKey } from "./store-payment-method.ts";

/**
 * Adds a card or a wallet, removes stored ways to pay and chooses the default one. Renewals of a removed one go to
 * the method that is added, or to `replacementId`. When the default one goes and no other was chosen, its replacement
 * becomes it, else the newest.
 * @throws ApiError 404 when one of the ids is missing or foreign; 409 account 20006 with `reason: "METHOD_IN_USE"` when a
 *   removed one has renewals that go on and nothing takes them over (the message names them), 400 at `replacementId` for one
 *   that is taken back at the provider. Then nothing is changed.
 */
export async function changePaymentMethods(
  ctx: Ctx<"account">,
  { cardInformation, wallet, ...change }: PaymentMethodsChange,
): Promise<PaymentMethodWire[]> {
  checkChange(change);
  const method = cardInformation
    ? await registerCard(ctx, cardInformation)
    : wallet && (await registerWallet(ctx, wallet));
  try {
    return await ctx.db.transaction(async (tx) => apply(ctx, tx, change, method));
  } catch (error) {
    if (method) await releaseIssuedKey(ctx, ctx.actor.userId, method);
    throw error;
  }
}

type Change = Omit<PaymentMethodsChange, "cardInformation" | "wallet">;

function checkChange({ defaultId, replacementId, removedIds = [] }: Change): void {
  const wrong = [
    ...(defaultId && removedIds.includes(defaultId)
      ? [{ path: "defaultId", message: "지울 결제 수단은 기본으로 고를 수 없어요." }]
      : []),
    ...(replacementId && removedIds.includes(replacementId)
      ? [{ path: "replacementId", message: "지울 결제 수단으로는 바꿀 수 없어요." }]
      : []),
  ];
  if (wrong.length > 0) throw refuse.invalidUser({ fields: wrong });
}

async function apply(
  ctx: Ctx<"account">,
  tx: Transaction,
  { defaultId, replacementId, removedIds = [] }: Change,
  method: RegisteredMethod | undefined,
): Promise<PaymentMethodWire[]> {
  const { userId } = ctx.actor;
  await lockMethods(tx, userId);
  const added = method && (await addPaymentMethod(ctx, tx, method));
  if (replacementId) await checkReplacement(tx, userId, replacementId);
  const heir = added ?? replacementId ?? null;
  const removed = [...new Set(removedIds)];
  const before = await listPaymentMethods(tx, userId);
  const isDefaultGoing = before.some(({ id, isDefault }) => isDefault && removed.includes(id));
  if (!heir) await refuseUsed(tx, userId, removed);
  await replaceScheduleMethod(tx, userId, removed, heir);
  for (const id of removed) await remove(ctx, tx, id);
  if (added && (await listPaymentMethods(tx, userId)).length > MAX_STORED_METHODS) throw tooManyMethods();
  const chosen = defaultId ?? (isDefaultGoing ? heir : null);
  if (chosen) {
    if (!(await findPaymentMethod(tx, userId, chosen))) throw refuse.notFound();
    await setDefault(tx, userId, chosen);
  }
  const [first] = await listPaymentMethods(tx, userId);
  if (first && !first.isDefault) await setDefault(tx, userId, first.id);
  return listPaymentMethods(tx, userId);
}

async function checkReplacement(tx: Transaction, userId: string, id: string): Promise<void> {
  const method = await findPaymentMethod(tx, userId, id);
  if (!method) throw refuse.notFound();
  if (method.disconnectedAt === null) return;
  const message = "연결이 끊긴 결제 수단이에요. 다시 등록해 주세요.";
  throw refuse.invalidUser({ fields: [{ path: "replacementId", message }] });
}

async function refuseUsed(tx: Transaction, userId: string, removedIds: string[]): Promise<void> {
  const used = (await findMethodUses(tx, userId)).filter(({ paymentMethodId }) =>
    removedIds.some((id) => id === paymentMethodId),
  );
  // A paused one asks for a method when its buyer goes on.
  if (used.every(({ isPaused }) => isPaused)) return;
  throw refuse.stateConflict({ message: methodRemovalText(used, null), reason: "METHOD_IN_USE" });
}

async function remove(ctx: Ctx<"account">, tx: Transaction, id: string): Promise<void> {
  const removed = await removeMethod(tx, ctx.actor.userId, id);
  if (!removed) throw refuse.notFound();
  await releaseBillingKeys(ctx, tx, [removed]);
}
