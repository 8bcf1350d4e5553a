import { TABLET_TYPES } from "@pkg/domain";
import { ownDraft } from "@pkg/web/platform/session/own-draft";
import { isRecord } from "@pkg/web/platform/storage/is-record";
import { EMPTY_FORM, type StoredForm } from "./payment-form";

const formStorage = ownDraft("payment", (kept) => {
  if (!isRecord(kept) || !isRecord(kept.form)) return null;
  return { draftId: text(kept.draftId, ""), form: readForm(kept.form) };
});

/**
 * Stores the form in session storage, so that a refresh, a log-in or the student page lose nothing. Card data
 * is excluded.
 */
export const storeForm = (draftId: string, form: StoredForm): void => formStorage.write({ draftId, form });

/** The stored form of this draft; empty for another draft. */
export function readStoredForm(draftId: string): Partial<StoredForm> {
  const kept = formStorage.read();
  return kept?.draftId === draftId ? kept.form : {};
}

/** Removes the stored form after payment. */
export const forgetForm = (): void => formStorage.forget();

function readForm(form: Readonly<Record<string, unknown>>): StoredForm {
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
