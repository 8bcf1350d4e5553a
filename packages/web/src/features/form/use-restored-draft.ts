import { useEffect, useEffectEvent, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useSession } from "../../platform/session/session-store";
import type { StoredValue } from "../../platform/storage/stored-value";
import { isSame } from "./is-same";

type RestoredDraftOptions<V extends FieldValues> = {
  form: UseFormReturn<V>;
  draft: StoredValue<Partial<V> | null> | undefined;
  names: readonly Path<V>[];
  /** Changes of this visit are not overwritten. */
  isDirty: boolean;
};

/** Puts what was typed earlier in this tab back into the fields. @returns whether there was something */
export function useRestoredDraft<V extends FieldValues>({ form, draft, names, isDirty }: RestoredDraftOptions<V>) {
  const { getValues, setValue } = form;
  const [isRestored, setRestored] = useState(false);
  const restore = useEffectEvent(() => {
    const kept: Partial<V> | null = isDirty ? null : (draft?.read() ?? null);
    for (const name of names) {
      const value = kept?.[name];
      if (value === undefined || isSame(value, getValues(name))) continue;
      setValue(name, value, { shouldDirty: true });
      setRestored(true);
    }
  });
  const status = useSession((session) => session.status);
  // After hydration: the server knows nothing of the tab. Whose draft may be read can be known only with the session.
  useEffect(() => restore(), [status]);
  return isRestored;
}
