import { BACKGROUND_CODES, STYLE_CODES } from "../../lib/tutor-profile.ts";
import { LANES, type PartPlanes, partPlanes } from "./count-parts.ts";
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
  /** One more than the slot of each id there can be; 0 for one who is not there. */
  readonly placesById: Int32Array;
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

/** The same among the words of the records. */
function signatureWord(slot: number): number {
  return slot * RECORD_WORDS + 1;
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

/** The member of a list that a slot and its points for confidence and load make. */
export function memberOf(slot: number, staticPoints: number): number {
  return slot * POINTS + staticPoints;
}

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
    placesById: new Int32Array((ids.at(-1) ?? 0) + 1),
  };
  for (let slot = 0; slot < keys.length; slot++) {
    const row = (keys[slot] ?? 0) % SLOTS;
    const week = columns.weeks.subarray(row * WEEK_BYTES, (row + 1) * WEEK_BYTES);
    tutors.placesById[ids[row] ?? 0] = slot + 1;
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

/** Puts the members of a list into the order that a search reads; what is passed is sorted on the way. */
export function buildList(tutors: ArrangedTutors, anyOrder: Int32Array): TutorList {
  const bySlot = anyOrder.sort();
  const groups: { profile: number; from: number; to: number }[] = [];
  for (let at = 0; at < bySlot.length; at++) {
    const profile = tutors.profiles[slotOf(bySlot[at] ?? 0)] ?? 0;
    const group = groups.at(-1);
    if (group?.profile === profile) group.to = at + 1;
    else groups.push({ profile, from: at, to: at + 1 });
  }
  for (const { from, to } of groups) sortByPoints(bySlot.subarray(from, to));
  const first = ({ from }: { from: number }) => bySlot[from] ?? 0;
  groups.sort(
    (a, b) =>
      pointsOf(first(b)) - pointsOf(first(a)) || idAt(tutors, slotOf(first(a))) - idAt(tutors, slotOf(first(b))),
  );
  const members = new Int32Array(bySlot.length);
  const starts = new Int32Array(groups.length + 1);
  const groupOf = new Int16Array(STYLE_CODES * BACKGROUND_CODES).fill(-1);
  let end = 0;
  for (const [index, { profile, from, to }] of groups.entries()) {
    groupOf[profile] = index;
    members.set(bySlot.subarray(from, to), end);
    end += to - from;
    starts[index + 1] = end;
  }
  const planes = partPlanes(tutors.recordWords, members.length, (place) => signatureWord(slotOf(members[place] ?? 0)));
  return {
    members,
    planes,
    wordPoints: Uint8Array.from({ length: planes.words }, (_, word) => pointsOf(members[word * LANES] ?? 0)),
    profiles: Uint16Array.from(groups, ({ profile }) => profile),
    starts,
    groups: groupOf,
    firstPoints: Uint8Array.from(groups, (group) => pointsOf(first(group))),
    firstIds: Int32Array.from(groups, (group) => idAt(tutors, slotOf(first(group)))),
  };
}

const nextPlaces = new Int32Array(POINTS);
let sorted = new Int32Array(0);

/** Puts members with more points first; among equals they stay in their order. */
function sortByPoints(members: Int32Array): void {
  if (sorted.length < members.length) sorted = new Int32Array(members.length);
  nextPlaces.fill(0);
  for (const member of members) {
    const points = pointsOf(member);
    nextPlaces[points] = (nextPlaces[points] ?? 0) + 1;
  }
  for (let points = POINTS - 1, before = 0; points >= 0; points--) {
    const count = nextPlaces[points] ?? 0;
    nextPlaces[points] = before;
    before += count;
  }
  for (const member of members) {
    const points = pointsOf(member);
    const place = nextPlaces[points] ?? 0;
    sorted[place] = member;
    nextPlaces[points] = place + 1;
  }
  members.set(sorted.subarray(0, members.length));
}

/** The slot of a tutor; -1 when the tutor is not there. */
export function findSlot({ placesById }: ArrangedTutors, tutorId: number): number {
  return (placesById[tutorId] ?? 0) - 1;
}
