import { ConflictNotice } from "@pkg/web/features/form/conflict-notice";
import type { Conflict } from "@pkg/web/features/form/versioned-save";

type OwnConflictProps<T, V> = {
  saving: {
    readonly busy: boolean;
    readonly conflict: Conflict<T, V> | null;
    readonly keepMine: () => Promise<void>;
    readonly forget: () => void;
  };
  /** Both sides in words. */
  rows: (conflict: Conflict<T, V>) => ReadonlyArray<{ label: string; theirs: string; mine: string }>;
  /** Fills the form anew from what is stored. */
  onTheirs: (latest: T) => void;
};

/** The choice between what somebody else saved meanwhile and what stands in a form of `useOwnSave`; nothing without a conflict. */
export function OwnConflict<T, V>({ saving, rows, onTheirs }: OwnConflictProps<T, V>) {
  const { busy, conflict, keepMine, forget } = saving;
  if (!conflict) return null;
  return (
    <ConflictNotice
      rows={rows(conflict)}
      busy={busy}
      onTheirs={() => {
        onTheirs(conflict.latest);
        forget();
      }}
      onMine={() => void keepMine()}
    />
  );
}
