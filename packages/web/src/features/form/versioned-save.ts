import { useState } from "react";
import { isApiError } from "../../platform/api/api";
import { isSame } from "./is-same";

type Fields = Readonly<Record<string, unknown>>;
interface Versioned {
  readonly updatedAt: string;
}

export interface VersionedSave<T extends Versioned, V extends Fields> {
  /** The stored version that the form shows. */
  readonly base: T;
  /** The form's fields of a stored version. */
  readonly pick: (stored: T) => V;
  readonly read: () => Promise<T>;
  readonly send: (values: V, version: string) => Promise<T>;
  readonly onSaved: (stored: T) => void;
  /** The fields mean something only as a whole: the choice is between all of one version and all of the other. */
  readonly together?: boolean | undefined;
}

/** The same fields were changed in another tab: both versions, to choose from. */
export interface Conflict<T, V> {
  readonly latest: T;
  /** What was changed here, on top of what the other tab saved. */
  readonly mine: V;
}

/** The fields that differ from `from`, on top of the latest ones: what nobody touched here is not this tab's to say. */
function ownChanges<V extends Fields>(values: V, from: V, latest: V): V {
  const changed = Object.entries(values).filter(([name, value]) => !isSame(value, from[name]));
  return { ...latest, ...Object.fromEntries(changed) };
}

/** Somebody else saved first. */
export const isChangedMeanwhile = (error: unknown) =>
  isApiError(error, "account", 20006) && error.details.reason === "CHANGED_MEANWHILE";

/**
 * Saves a form without overwriting another tab. When the server has a newer version, its fields are read again: if others
 * were changed, the form is saved once more; if the same ones were, nothing is saved and `conflict` holds both sides.
 */
export function useVersionedSave<T extends Versioned, V extends Fields>(options: VersionedSave<T, V>) {
  const { base, pick, read, send, onSaved, together = false } = options;
  const [conflict, setConflict] = useState<Conflict<T, V> | null>(null);

  /** @returns false when there is a conflict, and nothing was saved */
  async function save(values: V, from: T = base): Promise<boolean> {
    try {
      onSaved(await send(values, from.updatedAt));
      return true;
    } catch (error) {
      if (!isChangedMeanwhile(error)) throw error;
      const latest = await read();
      if (isSame(pick(latest), values)) {
        onSaved(latest);
        return true;
      }
      if (isSame(pick(latest), pick(from))) return save(values, latest);
      setConflict({ latest, mine: together ? values : ownChanges(values, pick(from), pick(latest)) });
      return false;
    }
  }

  return {
    save: (values: V) => save(values),
    conflict,
    /** Overwrites the other tab's version with the own values. */
    keepMine: async () => {
      if (!conflict) return false;
      setConflict(null);
      return save(conflict.mine, conflict.latest);
    },
    forget: () => setConflict(null),
  };
}
