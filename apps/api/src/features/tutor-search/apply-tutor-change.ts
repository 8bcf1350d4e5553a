import type { ConfidenceLevel, TutorRank } from "@pkg/domain";
import { findSlot, listKey, type TutorIndex } from "./build-tutor-index.ts";

/** A tutor as read again after a change. */
export interface ChangedTutor {
  readonly id: number;
  readonly version: number;
  readonly rank: TutorRank;
  readonly styles: number;
  readonly background: number;
  readonly activeStudents: number;
  readonly capacity: number;
  readonly week: Uint8Array;
  /** By subject detail; nothing for somebody who takes no student. */
  readonly confidence: ReadonlyMap<string, ConfidenceLevel>;
}

/** The index with what changed since it was built: changed tutors stand beside it, and are looked at by every search. */
export interface TutorMemory {
  readonly index: TutorIndex;
  /** null for somebody who is gone. */
  readonly changed: Map<number, ChangedTutor | null>;
  /** Changed tutors by list. */
  readonly changedLists: Map<string, Map<number, ChangedTutor>>;
}

/** An index in which nothing has changed yet. */
export function toMemory(index: TutorIndex): TutorMemory {
  return { index, changed: new Map(), changedLists: new Map() };
}

/** Puts a changed tutor in the place of what was known of the same id; null for one who is gone. */
export function applyTutorChange(memory: TutorMemory, id: number, tutor: ChangedTutor | null): void {
  const { index, changed, changedLists } = memory;
  const slot = findSlot(index.tutors, id);
  if (slot >= 0) index.isDead[slot] = 1;
  for (const key of listsOf(changed.get(id))) changedLists.get(key)?.delete(id);
  changed.set(id, tutor);
  for (const key of listsOf(tutor)) {
    const list = changedLists.get(key) ?? new Map<number, ChangedTutor>();
    changedLists.set(key, list);
    if (tutor) list.set(id, tutor);
  }
}

/** When what is known of a tutor was written, in milliseconds; undefined for somebody who is not known. */
export function knownVersion({ index, changed }: TutorMemory, id: number): number | undefined {
  if (changed.has(id)) return changed.get(id)?.version;
  const slot = findSlot(index.tutors, id);
  return slot < 0 ? undefined : index.tutors.versions[slot];
}

function listsOf(tutor: ChangedTutor | null | undefined): string[] {
  return tutor ? [...tutor.confidence.keys()].map((detail) => listKey(tutor.rank, detail)) : [];
}
