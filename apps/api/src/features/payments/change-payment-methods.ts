import type { Transaction } from "../../db/client.ts";
import type { AppDeps } from "../../deps.ts";
import { fieldError, notFound } from "../../lib/errors.ts";
import { listPaymentMethods } from "./list-payment-methods.ts";
import { releaseBillingKeys } from "./release-billing-keys.ts";
import { findPaymentMethod, lockMethods, removeMethod, setDefault } from "./repository.ts";
import type { PaymentMethodsChange, PaymentMethodWire } from "./schemas.ts";

/**
 * Removes stored ways to pay and chooses the default one (spec §7, `PUT /users/me/payments`). When the default one goes
 * and no other was chosen, the newest becomes it.
 * @throws ApiError 404 when one of the ids is missing or foreign; then nothing is changed.
 */
export async function changePaymentMethods(
  deps: AppDeps,
  userId: string,
  { defaultId, removedIds = [] }: PaymentMethodsChange,
): Promise<PaymentMethodWire[]> {
  if (defaultId && removedIds.includes(defaultId)) {
    const fields = [{ path: "defaultId", message: "지울 결제 수단은 기본으로 고를 수 없어요." }];
    throw fieldError("account", "INVALID_REQUEST_CREATE_OR_UPDATE_USER", fields);
  }
  return deps.db.transaction(async (tx) => {
    await lockMethods(tx, userId);
    for (const id of new Set(removedIds)) await remove(deps, tx, userId, id);
    if (defaultId) {
      if (!(await findPaymentMethod(tx, userId, defaultId))) throw notFound();
      await setDefault(tx, userId, defaultId);
    }
    const [first] = await listPaymentMethods(tx, userId);
    if (first && !first.isDefault) await setDefault(tx, userId, first.id);
    return listPaymentMethods(tx, userId);
  });
}

async function remove(deps: AppDeps, tx: Transaction, userId: string, id: string): Promise<void> {
  const removed = await removeMethod(tx, userId, id);
  if (!removed) throw notFound();
  await releaseBillingKeys(deps, tx, [removed]);
}
