import { TABLET_TYPES } from "@pkg/domain";
import { ownDraft } from "@pkg/web/platform/session/own-draft";
import { isRecord } from "@pkg/web/platform/storage/is-record";
import { isNumber, isText, keptFields, listOf, oneOf, orNull } from "@pkg/web/platform/storage/kept-fields";
import type { StoredForm } from "./payment-form";

const readForm = keptFields<StoredForm>({
  tabletType: orNull(oneOf(TABLET_TYPES)),
  postcode: isText,
  address: isText,
  addressDetail: isText,
  methodId: isText,
  cardQuota: isNumber,
  agreed: listOf(isText),
});

const formStorage = ownDraft("payment", (kept) =>
  isRecord(kept) && isText(kept.draftId) ? { draftId: kept.draftId, form: readForm(kept.form) ?? {} } : null,
);

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
