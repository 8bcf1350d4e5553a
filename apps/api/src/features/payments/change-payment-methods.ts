import type { AppDeps } from "../../deps.ts";
import { ApiError } from "../../lib/errors.ts";
import { listPaymentMethods } from "./list-payment-methods.ts";
import { findPaymentMethod, removeMethod, setDefault } from "./repository.ts";
import type { PaymentMethodsChange, PaymentMethodWire } from "./schemas.ts";

/**
 * Removes stored methods and chooses the default one (spec §7, `PUT /users/me/payments`). The provider's billing key of a
 * removed method is deleted through the outbox.
 * @throws ApiError 404 account 20001 when a method is not the caller's; then nothing is changed.
 */
export async function changePaymentMethods(
  deps: AppDeps,
  userId: string,
  { defaultId, removedIds = [] }: PaymentMethodsChange,
): Promise<PaymentMethodWire[]> {
  await deps.db.transaction(async (tx) => {
    for (const id of removedIds) {
      const sealed = await removeMethod(tx, userId, id);
      if (sealed === null) throw new ApiError(404, "account", 20001);
      await deps.outbox.add(tx, { topic: "billing-key.delete", key: `billing-key.delete:${id}`, payload: { sealed } });
    }
    if (!defaultId) return;
    if (!(await findPaymentMethod(tx, userId, defaultId))) throw new ApiError(404, "account", 20001);
    await setDefault(tx, userId, defaultId);
  });
  return listPaymentMethods(deps.db, userId);
}
