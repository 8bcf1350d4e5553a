import type { TutorRank } from "@pkg/domain";
import { TRAIT_CODES } from "../read-traits.ts";
import { COARSE_BYTES, writeCoarseBitmap } from "./build-coarse-bitmap.ts";
import { type TransposedBitmaps, transposeBitmaps, WORD_BITS } from "./count-coarse.ts";
import { WEEK_BYTES } from "./count-lessons.ts";

/** Columns of the tutors who have room for a student, in the order of their ids, as they are read. */
export interface TutorColumns {
  readonly ids: Int32Array;
  readonly traits: Uint16Array;
  readonly activeStudents: Uint16Array;
  readonly capacities: Uint16Array;
  /** When the row was changed, in milliseconds. */
  readonly versions: Float64Array;
  /** Free half-hours, 42 bytes each. */
  readonly weeks: Uint8Array;
  /** The half-hours in which any tutor is free. */
  readonly openHours: Uint8Array;
}

/** The same by traits, then id; a tutor's place is the slot. Laid out for cache locality: neighbours are read together. */
export interface ArrangedTutors extends Omit<TutorColumns, "ids" | "weeks"> {
  /** For each slot one cache line: the id, the coarse bitmap, free half-hours; see `idAt`, `coarseWord` and `weekAt`. */
  readonly entries: Uint8Array;
  readonly entryWords: Int32Array;
  /** One more than the slot of each possible id; 0 for a missing tutor. */
  readonly slotsById: Int32Array;
}

const ENTRY_BYTES = 64;
const ENTRY_WORDS = ENTRY_BYTES / 4;
const COARSE_AT = 4;

/** The id of a slot. */
export function idAt({ entryWords }: ArrangedTutors, slot: number): number {
  return entryWords[slot * ENTRY_WORDS]!;
}

/** Where the coarse bitmap of a slot begins among the words of the entries. */
function coarseWord(slot: number): number {
  return slot * ENTRY_WORDS + COARSE_AT / 4;
}

/** Where the free half-hours of a slot begin in the entries. */
export function weekAt(slot: number): number {
  return slot * ENTRY_BYTES + COARSE_AT + COARSE_BYTES;
}

/**
 * The posting list of one rank and subject detail, in groups of tutors with the same traits. Inside a group those with the most
 * static points come first, then the lower id; so do the groups, by the first tutor of each.
 */
export interface TutorList {
  /** Slot and static points in one number; see `slotOf` and `pointsOf`. */
  readonly members: Int32Array;
  /** Coarse bitmaps of the members, by which most tutors who have no time are skipped, 32 at once. */
  readonly bitmaps: TransposedBitmaps;
  /** The static points of the first member of each word of the bitmaps. */
  readonly wordPoints: Uint8Array;
  /** The traits of each group, and where its members begin; one more at the end. */
  readonly traits: Uint16Array;
  readonly starts: Int32Array;
  /** The group of each trait code; -1 for one that does not occur. */
  readonly groups: Int16Array;
  /** The static points and the id of each group's first tutor, which decide whether the group is read. */
  readonly firstPoints: Uint8Array;
  readonly firstIds: Int32Array;
}

/** What a search reads; never changed once it is built, except `isStale`. */
export interface TutorIndex {
  readonly tutors: ArrangedTutors;
  readonly lists: ReadonlyMap<string, TutorList>;
  /** 1 for a tutor who was changed since. */
  readonly isStale: Uint8Array;
}

/** Limits of a member: 26 bits of slot and 5 bits of points fill a positive Int32. */
const SLOTS = 2 ** 26;
const POINT_BITS = 5;
const POINTS = 2 ** POINT_BITS;

/** The member of a list for a slot and its static points. */
export function memberOf(slot: number, staticPoints: number): number {
  return slot * POINTS + staticPoints;
}

export function slotOf(member: number): number {
  return member >> POINT_BITS;
}

export function pointsOf(member: number): number {
  return member & (POINTS - 1);
}

/** The name of a list. */
export function listKey(rank: TutorRank, subjectDetail: string): string {
  return `${rank} ${subjectDetail}`;
}

/** Empty columns for some tutors. */
export function tutorColumns(count: number): TutorColumns {
  return {
    ids: new Int32Array(count),
    traits: new Uint16Array(count),
    activeStudents: new Uint16Array(count),
    capacities: new Uint16Array(count),
    versions: new Float64Array(count),
    weeks: new Uint8Array(count * WEEK_BYTES),
    openHours: new Uint8Array(WEEK_BYTES),
  };
}

/** Writes a tutor's free half-hours. */
export function setWeek({ weeks, openHours }: TutorColumns, row: number, week: Uint8Array): void {
  weeks.set(week, row * WEEK_BYTES);
  for (let at = 0; at < WEEK_BYTES; at++) openHours[at]! |= week[at]!;
}

/** Puts columns into the order that a search reads. */
export function arrangeTutors(columns: TutorColumns): ArrangedTutors {
  const { ids, traits, openHours } = columns;
  const keys = Float64Array.from(ids, (_, row) => traits[row]! * SLOTS + row).sort();
  const rows = Int32Array.from(keys, (key) => key % SLOTS);
  const entries = new Uint8Array(ids.length * ENTRY_BYTES);
  const entryWords = new Int32Array(entries.buffer);
  const slotsById = new Int32Array((ids.at(-1) ?? 0) + 1);
  for (const [slot, row] of rows.entries()) {
    const week = columns.weeks.subarray(row * WEEK_BYTES, (row + 1) * WEEK_BYTES);
    slotsById[ids[row]!] = slot + 1;
    entryWords[slot * ENTRY_WORDS] = ids[row]!;
    writeCoarseBitmap(week, entries, slot * ENTRY_BYTES + COARSE_AT);
    entries.set(week, weekAt(slot));
  }
  return {
    traits: Uint16Array.from(rows, (row) => traits[row]!),
    activeStudents: Uint16Array.from(rows, (row) => columns.activeStudents[row]!),
    capacities: Uint16Array.from(rows, (row) => columns.capacities[row]!),
    versions: Float64Array.from(rows, (row) => columns.versions[row]!),
    openHours,
    entries,
    entryWords,
    slotsById,
  };
}

/** Puts the members of a list into the order that a search reads; the passed array is sorted on the way. */
export function buildList(tutors: ArrangedTutors, unsorted: Int32Array): TutorList {
  const bySlot = unsorted.sort();
  const groups = splitByTraits(tutors, bySlot);
  for (const { from, to } of groups) sortByPoints(bySlot.subarray(from, to));
  const firsts = new Map(groups.map((group) => [group, bySlot[group.from]!]));
  const pointsOfFirst = (group: Group) => pointsOf(firsts.get(group)!);
  const idOfFirst = (group: Group) => idAt(tutors, slotOf(firsts.get(group)!));
  groups.sort((a, b) => pointsOfFirst(b) - pointsOfFirst(a) || idOfFirst(a) - idOfFirst(b));
  const members = new Int32Array(bySlot.length);
  const starts = new Int32Array(groups.length + 1);
  const groupOf = new Int16Array(TRAIT_CODES).fill(-1);
  for (const [index, { traits, from, to }] of groups.entries()) {
    groupOf[traits] = index;
    members.set(bySlot.subarray(from, to), starts[index]!);
    starts[index + 1] = starts[index]! + to - from;
  }
  const bitmaps = transposeBitmaps(tutors.entryWords, members.length, (place) => coarseWord(slotOf(members[place]!)));
  return {
    members,
    bitmaps,
    wordPoints: Uint8Array.from({ length: bitmaps.words }, (_, word) => pointsOf(members[word * WORD_BITS]!)),
    traits: Uint16Array.from(groups, ({ traits }) => traits),
    starts,
    groups: groupOf,
    firstPoints: Uint8Array.from(groups, pointsOfFirst),
    firstIds: Int32Array.from(groups, idOfFirst),
  };
}

interface Group {
  readonly traits: number;
  readonly from: number;
  to: number;
}

/** Runs of members with the same traits. */
function splitByTraits(tutors: ArrangedTutors, bySlot: Int32Array): Group[] {
  const groups: Group[] = [];
  for (let at = 0; at < bySlot.length; at++) {
    const traits = tutors.traits[slotOf(bySlot[at]!)]!;
    const group = groups.at(-1);
    if (group?.traits === traits) group.to = at + 1;
    else groups.push({ traits, from: at, to: at + 1 });
  }
  return groups;
}

/** Sorts members of a group by points, the most first; among equals by slot, which is by id. */
function sortByPoints(members: Int32Array): void {
  if (members.length < 2) return;
  for (const [at, member] of members.entries()) {
    members[at] = (POINTS - 1 - pointsOf(member)) * SLOTS + slotOf(member);
  }
  members.sort();
  for (const [at, key] of members.entries()) {
    members[at] = memberOf(key % SLOTS, POINTS - 1 - Math.floor(key / SLOTS));
  }
}

/** The slot of a tutor; -1 for a missing tutor. */
export function findSlot({ slotsById }: ArrangedTutors, tutorId: number): number {
  return (slotsById[tutorId] ?? 0) - 1;
}
