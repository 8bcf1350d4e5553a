import { isStorable, lessonTerms } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import { listPaymentMethods as findMethods } from "./repository.ts";
import { findMethodUses } from "./schedule-repository.ts";
import type { PaymentMethodWire } from "./schemas.ts";

/** The stored ways to pay, the default one first, with what each is used for. */
export async function listPaymentMethods(db: Queryable, userId: string): Promise<PaymentMethodWire[]> {
  const methods = await findMethods(db, userId);
  const uses = methods.length > 0 ? await findMethodUses(db, userId) : [];
  return methods.flatMap(({ id, paymentType, cardName, cardNumber, cardExpiry, isDefault, disconnectedAt }) => {
    // What is used once is never active, and is not listed.
    if (!isStorable(paymentType)) return [];
    const usedBy = uses
      .filter((use) => use.paymentMethodId === id)
      .map(({ paymentMethodId: _, product, ...use }) => ({ ...use, productName: lessonTerms(product) }));
    const isDisconnected = disconnectedAt !== null;
    return [{ id, paymentType, cardName, cardNumber, cardExpiry, isDefault, isDisconnected, usedBy }];
  });
}
