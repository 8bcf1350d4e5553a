import type { Consent } from "@pkg/domain";
import { validateCard } from "@/lib/card/validate-card";
import { NEW_CARD, type PaymentForm } from "./payment-form";

/** The inputs that this order requires. */
export interface PaymentNeeds {
  readonly needsTablet: boolean;
  readonly needsAddress: boolean;
  readonly ledger: { readonly total: number };
  readonly consents: readonly Consent[];
}

export type PaymentErrors = Partial<Record<keyof PaymentForm, string>>;

/** Validates the payment form: one message per invalid field, in page order. */
export function validatePayment(form: PaymentForm, needs: PaymentNeeds, now: Date): PaymentErrors {
  const errors: PaymentErrors = {};
  if (needs.needsTablet && !form.tabletType) errors.tabletType = "태블릿을 골라 주세요.";
  if (needs.needsAddress) {
    if (!form.address.trim() || !/^\d{5}$/.test(form.postcode)) errors.address = "받을 주소를 찾아 주세요.";
    if (!form.addressDetail.trim()) {
      errors.addressDetail = needs.needsTablet
        ? "태블릿을 받을 동과 호수를 적어 주세요."
        : "받을 동과 호수를 적어 주세요.";
    }
  }
  if (needs.ledger.total > 0 && form.methodId === NEW_CARD) Object.assign(errors, validateCard(form, now));
  const isMissing = needs.consents.some(({ key, required }) => required && !form.agreed.includes(key));
  if (isMissing) errors.agreed = "필수 약관에 동의해 주세요.";
  return errors;
}
