import { BACKGROUND_CODES, STYLE_CODES } from "../../lib/tutor-profile.ts";
import { LANES, type PartPlanes, partPlanes, setParts } from "./count-parts.ts";
import { WEEK_BYTES } from "./count-room.ts";
import { SIGNATURE_BYTES, signWeek } from "./sign-week.ts";

/** Columns of the tutors who have room for a student, in the order of their ids, as they are read. */
export interface TutorColumns {
  readonly ids: Int32Array;
  /** `backgroundCode` x styles + `styleCode`. */
  readonly profiles: Uint16Array;
  readonly activeStudents: Uint16Array;
  readonly capacities: Uint16Array;
  /** When the row was changed, in milliseconds. */
  readonly versions: Float64Array;
  /** Free half-hours, 42 bytes each. */
  readonly weeks: Uint8Array;
  /** The half-hours in which anybody at all is free. */
  readonly anybody: Uint8Array;
}

/**
 * The same by profile, then id; a tutor's place is the slot. Who is looked at together lies together, and what is looked at
 * of a tutor too, since a search mostly waits for memory.
 */
export interface ArrangedTutors extends Omit<TutorColumns, "ids" | "weeks"> {
  /** For each slot 64 bytes: the id, 8 bytes of signature, 42 of free half-hours; see `idAt`, `signatureAt` and `weekAt`. */
  readonly records: Uint8Array;
  readonly recordWords: Int32Array;
  /** All ids, ascending, and the slot of each. */
  readonly sortedIds: Int32Array;
  readonly slotsOfIds: Int32Array;
}

const RECORD_BYTES = 64;
const RECORD_WORDS = RECORD_BYTES / 4;

/** The id of a slot. */
export function idAt({ recordWords }: ArrangedTutors, slot: number): number {
  return recordWords[slot * RECORD_WORDS] ?? 0;
}

/** Where the signature of a slot begins in the records. */
export function signatureAt(slot: number): number {
  return slot * RECORD_BYTES + 4;
}

/** Where the free half-hours of a slot begin in the records. */
export function weekAt(slot: number): number {
  return signatureAt(slot) + SIGNATURE_BYTES;
}

/**
 * The tutors of one rank who teach one subject detail, by profile. Inside a profile those with the most points for
 * confidence and load come first, then the lower id; and so do the profiles, by the first tutor of each.
 */
export interface TutorList {
  /** Slot and points in one number; see `slotOf` and `pointsOf`. */
  readonly members: Int32Array;
  /** By which most tutors who have no time are passed over, 32 at once. */
  readonly planes: PartPlanes;
  /** The points of the first member of each word of the planes. */
  readonly wordPoints: Uint8Array;
  /** Each profile that occurs, and where its tutors begin; one more at the end. */
  readonly profiles: Uint16Array;
  readonly starts: Int32Array;
  /** Which of them each profile there can be is; -1 for one that does not occur. */
  readonly groups: Int16Array;
  /** The points and the id of each profile's first tutor: what decides whether anybody of it is looked at. */
  readonly firstPoints: Uint8Array;
  readonly firstIds: Int32Array;
}

/** What a search reads; never changed once it is built, except `isDead`. */
export interface TutorIndex {
  readonly tutors: ArrangedTutors;
  readonly lists: ReadonlyMap<string, TutorList>;
  /** 1 for a tutor who was changed since. */
  readonly isDead: Uint8Array;
}

/** Fewer tutors than this are told apart, and points below 32: together they fill the 31 bits of a member. */
const SLOTS = 2 ** 26;
const POINTS = 32;

/** The slot of a member of a list. */
export function slotOf(member: number): number {
  return member >> 5;
}

/** The points of a member for confidence and load. */
export function pointsOf(member: number): number {
  return member & (POINTS - 1);
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
    anybody: new Uint8Array(WEEK_BYTES),
  };
}

/** Writes a tutor's free half-hours. */
export function setWeek({ weeks, anybody }: TutorColumns, row: number, week: Uint8Array): void {
  weeks.set(week, row * WEEK_BYTES);
  for (let at = 0; at < WEEK_BYTES; at++) anybody[at] = (anybody[at] ?? 0) | (week[at] ?? 0);
}

/** The number that stands for two codes. */
export function profileNumber(styles: number, background: number): number {
  return background * STYLE_CODES + styles;
}

/** Puts columns into the order that a search reads. */
export function arrangeTutors(columns: TutorColumns): ArrangedTutors {
  const { ids, profiles, anybody } = columns;
  const keys = Float64Array.from(ids, (_, row) => (profiles[row] ?? 0) * SLOTS + row).sort();
  const records = new Uint8Array(ids.length * RECORD_BYTES);
  const tutors = {
    profiles: new Uint16Array(ids.length),
    activeStudents: new Uint16Array(ids.length),
    capacities: new Uint16Array(ids.length),
    versions: new Float64Array(ids.length),
    anybody,
    records,
    recordWords: new Int32Array(records.buffer),
    sortedIds: ids,
    slotsOfIds: new Int32Array(ids.length),
  };
  for (let slot = 0; slot < keys.length; slot++) {
    const row = (keys[slot] ?? 0) % SLOTS;
    const week = columns.weeks.subarray(row * WEEK_BYTES, (row + 1) * WEEK_BYTES);
    tutors.slotsOfIds[row] = slot;
    tutors.profiles[slot] = profiles[row] ?? 0;
    tutors.activeStudents[slot] = columns.activeStudents[row] ?? 0;
    tutors.capacities[slot] = columns.capacities[row] ?? 0;
    tutors.versions[slot] = columns.versions[row] ?? 0;
    tutors.recordWords[slot * RECORD_WORDS] = ids[row] ?? 0;
    signWeek(week, records, signatureAt(slot));
    records.set(week, weekAt(slot));
  }
  return tutors;
}

/** Puts the members of a list, in any order, into the order that a search reads. */
export function buildList(tutors: ArrangedTutors, slots: Int32Array, staticPoints: Uint8Array): TutorList {
  // One number for each, so that the engine's own sort of numbers does it.
  const keys = new Float64Array(slots.length);
  for (let at = 0; at < keys.length; at++) {
    const slot = slots[at] ?? 0;
    keys[at] = ((tutors.profiles[slot] ?? 0) * POINTS + POINTS - 1 - (staticPoints[at] ?? 0)) * SLOTS + slot;
  }
  keys.sort();
  const groups: { profile: number; from: number; to: number; first: number }[] = [];
  for (let at = 0; at < keys.length; at++) {
    const profile = Math.floor((keys[at] ?? 0) / (SLOTS * POINTS));
    const group = groups.at(-1);
    if (group?.profile === profile) group.to = at + 1;
    else groups.push({ profile, from: at, to: at + 1, first: memberOf(keys[at] ?? 0) });
  }
  groups.sort(
    (a, b) => pointsOf(b.first) - pointsOf(a.first) || idAt(tutors, slotOf(a.first)) - idAt(tutors, slotOf(b.first)),
  );
  const members = new Int32Array(keys.length);
  const planes = partPlanes(keys.length);
  const starts = new Int32Array(groups.length + 1);
  const groupOf = new Int16Array(STYLE_CODES * BACKGROUND_CODES).fill(-1);
  let at = 0;
  for (const [index, { profile, from, to }] of groups.entries()) {
    groupOf[profile] = index;
    for (let key = from; key < to; key++) {
      const member = memberOf(keys[key] ?? 0);
      members[at] = member;
      setParts(planes, at++, tutors.records, signatureAt(slotOf(member)));
    }
    starts[index + 1] = at;
  }
  return {
    members,
    planes,
    wordPoints: Uint8Array.from({ length: planes.words }, (_, word) => pointsOf(members[word * LANES] ?? 0)),
    profiles: Uint16Array.from(groups, ({ profile }) => profile),
    starts,
    groups: groupOf,
    firstPoints: Uint8Array.from(groups, ({ first }) => pointsOf(first)),
    firstIds: Int32Array.from(groups, ({ first }) => idAt(tutors, slotOf(first))),
  };
}

/** The member that a key of `buildList` stands for. */
function memberOf(key: number): number {
  const cell = Math.floor(key / SLOTS);
  return (key - cell * SLOTS) * POINTS + POINTS - 1 - (cell % POINTS);
}

/** The slot of a tutor; -1 when the tutor is not there. */
export function findSlot({ sortedIds, slotsOfIds }: ArrangedTutors, tutorId: number): number {
  const at = firstFrom(sortedIds, tutorId, 0);
  return sortedIds[at] === tutorId ? (slotsOfIds[at] ?? -1) : -1;
}

/** The slots of tutors whose ids ascend; those who are not there are left out. */
export function findSlots({ sortedIds, slotsOfIds }: ArrangedTutors, tutorIds: Int32Array): Int32Array {
  const slots = new Int32Array(tutorIds.length);
  let found = 0;
  let from = 0;
  for (const id of tutorIds) {
    from = firstFrom(sortedIds, id, from);
    if (sortedIds[from] === id) slots[found++] = slotsOfIds[from] ?? 0;
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
