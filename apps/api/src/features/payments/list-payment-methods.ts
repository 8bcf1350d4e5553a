import type { Queryable } from "../../db/client.ts";
import { listPaymentMethods as findMethods } from "./repository.ts";
import type { PaymentMethodWire } from "./schemas.ts";

/** The stored ways to pay, the default one first (spec §7, `GET /users/me/payments`). */
export async function listPaymentMethods(db: Queryable, userId: string): Promise<PaymentMethodWire[]> {
  const methods = await findMethods(db, userId);
  return methods.map(({ id, paymentType, cardName, cardNumber, cardExpiry, isDefault }) => ({
    id,
    paymentType,
    cardName,
    cardNumber,
    cardExpiry,
    isDefault,
  }));
}
