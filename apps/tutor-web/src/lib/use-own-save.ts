import { useRejection } from "@pkg/web/features/form/use-rejection";
import { useVersionedSave, type VersionedSave } from "@pkg/web/features/form/versioned-save";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

type OwnSave<T extends { readonly updatedAt: string }, V extends Readonly<Record<string, unknown>>> = Omit<
  VersionedSave<T, V>,
  "onSaved"
> & {
  /** Where the page reads it from. */
  readonly queryKey: readonly string[];
  /** Whose readings are old after a save; they are read again when they are shown. */
  readonly outdates: readonly string[];
  readonly onStored: (stored: T) => void;
  /** What the server refused; by default it is said in a dialog. */
  readonly onError?: (error: unknown) => void;
};

/** Saves a form, never over another tab's, and says so; a failure keeps everything and says why. */
export function useOwnSave<T extends { readonly updatedAt: string }, V extends Readonly<Record<string, unknown>>>({
  queryKey,
  outdates,
  onStored,
  onError,
  ...options
}: OwnSave<T, V>) {
  const client = useQueryClient();
  const reject = useRejection();
  const [busy, setBusy] = useState(false);
  const saving = useVersionedSave<T, V>({
    ...options,
    onSaved: (stored) => {
      client.setQueryData(queryKey, stored);
      void client.invalidateQueries({ queryKey: outdates, refetchType: "none" });
      onStored(stored);
      void import("@pkg/ui/toast").then(({ toast }) => toast("저장했어요"));
    },
  });

  async function run(work: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      (onError ?? reject)(error);
    } finally {
      setBusy(false);
    }
  }

  return {
    busy,
    conflict: saving.conflict,
    save: (values: V) => run(() => saving.save(values)),
    keepMine: () => run(saving.keepMine),
    forget: saving.forget,
  };
}
