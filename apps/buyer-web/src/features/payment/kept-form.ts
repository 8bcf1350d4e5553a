import { TABLET_TYPES } from "@pkg/domain";
import { isRecord } from "@pkg/web/platform/storage/is-record";
import { storedValue } from "@pkg/web/platform/storage/stored-value";
import { EMPTY_FORM, type KeptForm } from "./payment-form";

const keptForm = storedValue("session", "naran.payment-form", (kept) => {
  if (!isRecord(kept) || !isRecord(kept.form)) return null;
  return { draftId: text(kept.draftId, ""), form: readForm(kept.form) };
});

/**
 * Stores the form in session storage, so that a refresh, a log-in or the student page lose nothing. Card data
 * is excluded.
 */
export const keepForm = (draftId: string, form: KeptForm): void => keptForm.write({ draftId, form });

/** The stored form of this draft; empty for another draft. */
export function readKeptForm(draftId: string): Partial<KeptForm> {
  const kept = keptForm.read();
  return kept?.draftId === draftId ? kept.form : {};
}

/** Removes the stored form after payment. */
export const forgetForm = (): void => keptForm.forget();

function readForm(form: Readonly<Record<string, unknown>>): KeptForm {
  const { tabletType, postcode, address, addressDetail, methodId, cardQuota, agreed } = form;
  return {
    tabletType: TABLET_TYPES.find((type) => type === tabletType) ?? null,
    postcode: text(postcode, EMPTY_FORM.postcode),
    address: text(address, EMPTY_FORM.address),
    addressDetail: text(addressDetail, EMPTY_FORM.addressDetail),
    methodId: text(methodId, EMPTY_FORM.methodId),
    cardQuota: typeof cardQuota === "number" ? cardQuota : EMPTY_FORM.cardQuota,
    agreed: Array.isArray(agreed) ? agreed.filter((key) => typeof key === "string") : EMPTY_FORM.agreed,
  };
}

const text = (value: unknown, otherwise: string): string => (typeof value === "string" ? value : otherwise);
