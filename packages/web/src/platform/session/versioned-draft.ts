import { isRecord } from "../storage/is-record";
import type { StoredValue } from "../storage/stored-value";
import { ownDraft } from "./own-draft";

/**
 * A draft of changes to something stored. It is of one version: over a newer one it would undo, unseen, what another device saved.
 * @param version the stored version that the form shows
 * @param parse validates what is kept; it gets null when there is nothing of this version
 */
export function versionedDraft<T>(form: string, version: string, parse: (kept: unknown) => T): StoredValue<T> {
  const draft = ownDraft<unknown>(form, (kept) => kept);
  return {
    read: () => {
      const kept = draft.read();
      return parse(isRecord(kept) && kept.version === version ? kept.value : null);
    },
    write: (value) => draft.write({ version, value }),
    forget: draft.forget,
  };
}
