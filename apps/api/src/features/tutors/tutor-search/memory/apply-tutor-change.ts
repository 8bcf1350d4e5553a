import { findSlot, listKey, type TutorIndex } from "./build-tutor-index.ts";
import type { TutorRecord } from "./read-records.ts";

/** The index, and tutors that changed since it was built: they are stale in its lists, and every search reads them besides. */
export interface TutorMemory {
  readonly index: TutorIndex;
  /** null for a tutor who has no room for a student any more. */
  readonly changed: Map<number, TutorRecord | null>;
  /** Changed tutors by list. */
  readonly changedLists: Map<string, Map<number, TutorRecord>>;
}

/** An index in which nothing has changed yet. */
export function toMemory(index: TutorIndex): TutorMemory {
  return { index, changed: new Map(), changedLists: new Map() };
}

/** Replaces what is known of a tutor; null for one who has no room for a student any more. */
export function applyTutorChange(memory: TutorMemory, id: number, tutor: TutorRecord | null): void {
  const { index, changed, changedLists } = memory;
  const slot = findSlot(index.tutors, id);
  if (slot >= 0) index.isStale[slot] = 1;
  for (const key of listsOf(changed.get(id))) changedLists.get(key)?.delete(id);
  changed.set(id, tutor);
  for (const key of listsOf(tutor)) {
    const list = changedLists.get(key) ?? new Map<number, TutorRecord>();
    changedLists.set(key, list);
    if (tutor) list.set(id, tutor);
  }
}

/** The version of a tutor in memory, in milliseconds; undefined for a tutor without room. */
export function knownVersion({ index, changed }: TutorMemory, id: number): number | undefined {
  if (changed.has(id)) return changed.get(id)?.version;
  const slot = findSlot(index.tutors, id);
  return slot < 0 ? undefined : index.tutors.versions[slot];
}

function listsOf(tutor: TutorRecord | null | undefined): string[] {
  return tutor ? [...tutor.staticPoints.keys()].map((detail) => listKey(tutor.rank, detail)) : [];
}
