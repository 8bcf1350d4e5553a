import { STYLE_CODES } from "../../lib/tutor-profile.ts";
import { WEEK_BYTES } from "./count-room.ts";
import { signWeek } from "./sign-week.ts";

/** Columns of the tutors who have room for a student, in the order of their ids; a tutor's place in them is the slot. */
export interface TutorColumns {
  readonly ids: Int32Array;
  /** `backgroundCode` x styles + `styleCode`. */
  readonly profiles: Uint16Array;
  readonly activeStudents: Uint16Array;
  readonly capacities: Uint16Array;
  /** When the row was changed, in milliseconds. */
  readonly versions: Float64Array;
  /** Free half-hours, 42 bytes each, and their signatures. */
  readonly weeks: Uint8Array;
  readonly signatures: Uint32Array;
  /** The half-hours in which anybody at all is free. */
  readonly anybody: Uint8Array;
}

/**
 * The tutors of one rank who teach one subject detail, by profile. Inside a profile those with the most points for
 * confidence and load come first, then the lower id.
 */
export interface TutorList {
  readonly slots: Int32Array;
  readonly staticPoints: Uint8Array;
  /** Beside each other here, so that most tutors who have no time are passed over without reading their weeks. */
  readonly signatures: Uint32Array;
  /** Each profile that occurs, and where its tutors begin; one more at the end. */
  readonly profiles: Uint16Array;
  readonly starts: Int32Array;
}

/** What a search reads; never changed once it is built, except `isDead`. */
export interface TutorIndex {
  readonly tutors: TutorColumns;
  readonly lists: ReadonlyMap<string, TutorList>;
  /** 1 for a tutor who was changed since. */
  readonly isDead: Uint8Array;
}

/** Names a list. */
export function listKey(rank: string, subjectDetail: string): string {
  return `${rank} ${subjectDetail}`;
}

/** Columns with places for some tutors. */
export function tutorColumns(count: number): TutorColumns {
  return {
    ids: new Int32Array(count),
    profiles: new Uint16Array(count),
    activeStudents: new Uint16Array(count),
    capacities: new Uint16Array(count),
    versions: new Float64Array(count),
    weeks: new Uint8Array(count * WEEK_BYTES),
    signatures: new Uint32Array(count),
    anybody: new Uint8Array(WEEK_BYTES),
  };
}

/** Writes a tutor's free half-hours. */
export function setWeek({ weeks, signatures, anybody }: TutorColumns, slot: number, week: Uint8Array): void {
  weeks.set(week, slot * WEEK_BYTES);
  for (let at = 0; at < WEEK_BYTES; at++) anybody[at] = (anybody[at] ?? 0) | (week[at] ?? 0);
  signatures[slot] = signWeek(week, 0);
}

/** The number that stands for two codes. */
export function profileNumber(styles: number, background: number): number {
  return background * STYLE_CODES + styles;
}

/** Fewer tutors than this are told apart, and points below 32. */
const SLOTS = 2 ** 26;
const POINTS = 32;

/** Puts the members of a list, in any order, into the order that a search reads. */
export function buildList(tutors: TutorColumns, slots: Int32Array, staticPoints: Uint8Array): TutorList {
  // One number for each, so that the engine's own sort of numbers does it.
  const keys = new Float64Array(slots.length);
  for (let at = 0; at < keys.length; at++) {
    const slot = slots[at] ?? 0;
    keys[at] = ((tutors.profiles[slot] ?? 0) * POINTS + POINTS - 1 - (staticPoints[at] ?? 0)) * SLOTS + slot;
  }
  keys.sort();
  const sorted = {
    slots: new Int32Array(keys.length),
    staticPoints: new Uint8Array(keys.length),
    signatures: new Uint32Array(keys.length),
  };
  const profiles: number[] = [];
  const starts: number[] = [];
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] ?? 0;
    const cell = Math.floor(key / SLOTS);
    const profile = Math.floor(cell / POINTS);
    const slot = key - cell * SLOTS;
    sorted.slots[at] = slot;
    sorted.signatures[at] = tutors.signatures[slot] ?? 0;
    sorted.staticPoints[at] = POINTS - 1 - (cell % POINTS);
    if (profiles.at(-1) !== profile) {
      profiles.push(profile);
      starts.push(at);
    }
  }
  return {
    ...sorted,
    profiles: Uint16Array.from(profiles),
    starts: Int32Array.from([...starts, keys.length]),
  };
}

/** The slot of a tutor; -1 when the tutor is not there. */
export function findSlot({ ids }: TutorColumns, tutorId: number): number {
  const at = firstFrom(ids, tutorId, 0);
  return ids[at] === tutorId ? at : -1;
}

/** The slots of tutors whose ids ascend; those who are not there are left out. */
export function findSlots({ ids }: TutorColumns, tutorIds: Int32Array): Int32Array {
  const slots = new Int32Array(tutorIds.length);
  let found = 0;
  let from = 0;
  for (const id of tutorIds) {
    from = firstFrom(ids, id, from);
    if (ids[from] === id) slots[found++] = from;
  }
  return slots.subarray(0, found);
}

/** The first place from `from` on whose id is not lower; looks near by first. */
function firstFrom(ids: Int32Array, id: number, from: number): number {
  let step = 1;
  let low = from;
  let high = from;
  while (high < ids.length && (ids[high] ?? 0) < id) {
    low = high + 1;
    high += step;
    step *= 2;
  }
  high = Math.min(high, ids.length);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}
