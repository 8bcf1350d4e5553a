import { useEffect } from "react";
import type { CheckoutDraftData } from "@/lib/enrollment-draft/checkout-draft";
import { NEW_CARD, type PaymentForm, walletOf } from "./payment-form";

const SAVE_AFTER_MS = 600;

/** The form fields in the draft: what another device restores, without card data. */
export function draftPartOf(form: PaymentForm): Partial<CheckoutDraftData> {
  const { tabletType, postcode, address, addressDetail, methodId, cardQuota } = form;
  return {
    tabletType,
    postcode: postcode || null,
    address: address || null,
    addressDetail: addressDetail || null,
    method: walletOf(methodId) ?? "CARD",
    paymentMethodId: methodId === NEW_CARD || walletOf(methodId) ? null : methodId,
    cardQuota,
  };
}

/** The server's values of the same fields in the same order, to detect changes. */
function storedPartOf(data: CheckoutDraftData): Partial<CheckoutDraftData> {
  const { tabletType = null, postcode = null, address = null, addressDetail = null } = data;
  const { method = null, paymentMethodId = null, cardQuota = null } = data;
  return { tabletType, postcode, address, addressDetail, method, paymentMethodId, cardQuota };
}

/** Saves the form into the server draft, debounced; paused while an order is in flight. */
export function useDraftAutosave(
  form: PaymentForm,
  data: CheckoutDraftData,
  save: (part: Partial<CheckoutDraftData>) => void,
  isPaused: boolean,
): void {
  const part = JSON.stringify(draftPartOf(form));
  const stored = JSON.stringify(storedPartOf(data));
  useEffect(() => {
    if (isPaused || part === stored) return;
    const timer = setTimeout(() => save(JSON.parse(part)), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [part, stored, save, isPaused]);
}
