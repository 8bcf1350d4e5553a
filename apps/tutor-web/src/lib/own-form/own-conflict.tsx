import type { Conflict } from "@pkg/web/features/form/versioned-save";
import dynamic from "next/dynamic";

/** Seldom needed, and known by an answer of the server. */
const ConflictNotice = dynamic(() =>
  import("@pkg/web/features/form/conflict-notice").then((module) => module.ConflictNotice),
);

type OwnConflictProps<T, F> = {
  /** From `useOwnForm`; null without a conflict. */
  conflict:
    | (Conflict<T, F> & {
        readonly busy: boolean;
        readonly keepMine: () => void;
        readonly keepTheirs: (latest: T) => void;
      })
    | null;
  /** Both versions as text. */
  rows: (conflict: Conflict<T, F>) => ReadonlyArray<{ label: string; theirs: string; mine: string }>;
};

/** The choice between another tab's saved version and this form's values. */
export function OwnConflict<T, F>({ conflict, rows }: OwnConflictProps<T, F>) {
  if (!conflict) return null;
  const { busy, latest, keepMine, keepTheirs } = conflict;
  return <ConflictNotice rows={rows(conflict)} busy={busy} onTheirs={() => keepTheirs(latest)} onMine={keepMine} />;
}
