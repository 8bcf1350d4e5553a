import { MAX_SCORE } from "../rank-tutor.ts";
import { traitCode, traitPointsOf } from "../read-traits.ts";
import { overlapFor, type WishTables } from "../read-wish.ts";
import { countWishedParts, type WishedParts } from "./build-coarse-bitmap.ts";
import { idAt, pointsOf, slotOf, type TutorIndex, type TutorList, weekAt } from "./build-tutor-index.ts";
import { bitRange, canHave, mostCommon, WORD_BITS } from "./count-coarse.ts";
import {
  countCommon,
  countLessons,
  type LessonPacker,
  lessonPacker,
  type WishedBytes,
  wishedBytes,
} from "./count-lessons.ts";
import { isBetter, type TopK, takeBetter } from "./take-top-k.ts";

/** A wish in the terms of the index. */
export interface IndexWish extends WishTables {
  readonly wished: WishedBytes;
  readonly parts: WishedParts;
  readonly packer: LessonPacker;
  /** The most points for common half-hours that any tutor of the index can have. */
  readonly overlapLimit: number;
}

/** Reads a wish for the index whose tutors are free in `openHours`. */
export function toIndexWish(wish: WishTables, openHours: Uint8Array): IndexWish {
  const parts = countWishedParts(wish.calendar, openHours);
  return {
    ...wish,
    wished: wishedBytes(wish.calendar),
    parts,
    packer: lessonPacker(wish.lessonLength),
    overlapLimit: overlapFor(wish, parts.total),
  };
}

/** Points for the half-hours that a week of bits has in common with the wish; below zero when the lessons do not fit. */
export function overlapOf(wish: IndexWish, weeks: Uint8Array, from: number): number {
  const common = countCommon(wish.wished, weeks, from);
  return common >= wish.needed && hasRoom(wish, weeks, from) ? overlapFor(wish, common) : -1;
}

function hasRoom({ packer, wished, lessonsPerWeek }: IndexWish, weeks: Uint8Array, from: number): boolean {
  return countLessons(packer, wished, weeks, from) >= lessonsPerWeek;
}

const NONE = -1;

/**
 * A bucket queue of groups by the highest score that their next tutor can have: each bucket is a linked list. `cursors` and
 * `cursorPoints` are that tutor's place and static points. Allocated once, since a search is synchronous.
 */
const buckets = new Int32Array(MAX_SCORE + 1);
let nextInBucket = new Int32Array(0);
let cursors = new Int32Array(0);
let cursorPoints = new Uint8Array(0);
/** A bit for each group that is about to enter the queue: so groups enter in the order of the list. */
let entering = new Int32Array(0);

/**
 * Going from group to group in the order of scores waits for memory at each of them: after one for so many tutors of the list,
 * the rest of each group is scanned from end to end.
 */
const WALKS_PER_TUTOR = 1 / 4096;

export interface ListSearch {
  readonly index: TutorIndex;
  readonly list: TutorList;
  readonly wish: IndexWish;
  readonly top: TopK;
  readonly excluded: ReadonlySet<number> | undefined;
}

/**
 * Finds the best tutors of a list. The tutors of a group differ in time, confidence and load only, so the static points of its
 * next tutor bound the score of all that are left. Groups are read by falling bound, until the bound is below the top-k's last.
 */
export function searchList(search: ListSearch): void {
  const { index, list, wish, top } = search;
  // Many wishes leave no room to begin with, or ask for hours in which no tutor teaches.
  if (!hasRoom(wish, index.tutors.openHours, 0)) return;
  resetQueue(list);
  let walks = list.members.length * WALKS_PER_TUTOR;
  // No tutor gets more than this besides the points for traits.
  const mostBesides = wish.overlapLimit + (list.firstPoints[0] ?? 0);
  for (let bound = MAX_SCORE; bound >= 0 && bound >= top.score; bound--) {
    enqueueGroups(list, wish, bound - mostBesides);
    let group = buckets[bound]!;
    while (group !== NONE) {
      const next = nextInBucket[group]!;
      const staticPoints = cursorPoints[group]!;
      const traitPoints = bound - staticPoints - wish.overlapLimit;
      // Those who follow with as many points have higher ids than the group's first tutor.
      const lowestId = staticPoints === list.firstPoints[group] ? list.firstIds[group]! : 0;
      if (isBetter(top, bound, staticPoints, lowestId)) {
        if (walks-- <= 0) scanGroup(search, group, traitPoints);
        else walkGroup(search, group, traitPoints);
      }
      group = next;
    }
  }
}

/** Reads the next tutors of a group as long as they have equal static points, and queues the rest of it. */
function walkGroup(search: ListSearch, group: number, traitPoints: number): void {
  const { index, list, wish, top } = search;
  const staticPoints = cursorPoints[group]!;
  const bound = traitPoints + staticPoints + wish.overlapLimit;
  const end = list.starts[group + 1]!;
  for (let at = cursors[group]!; at < end; at++) {
    const member = list.members[at]!;
    if (pointsOf(member) < staticPoints) {
      enqueue(group, at, bound - staticPoints + pointsOf(member), pointsOf(member));
      return;
    }
    // The rest of the group has fewer points or higher ids.
    if (bound <= top.score && !isBetter(top, bound, staticPoints, idAt(index.tutors, slotOf(member)))) return;
    consider(search, member, traitPoints);
  }
}

/** Reads all tutors who are left of a group, 32 at once. */
function scanGroup(search: ListSearch, group: number, traitPoints: number): void {
  const { index, list, wish, top } = search;
  const { members, bitmaps, wordPoints } = list;
  const end = list.starts[group + 1]!;
  let staticPoints = cursorPoints[group]!;
  for (let at = cursors[group]!; at < end; ) {
    const word = Math.floor(at / WORD_BITS);
    const following = Math.min(end, (word + 1) * WORD_BITS);
    const missing = top.score - traitPoints - staticPoints;
    if (missing > wish.overlapLimit) return;
    const fewest = missing > 0 ? Math.max(wish.needed, wish.fewestFor[missing]!) : wish.needed;
    const can = canHave(bitmaps, word, wish.parts, fewest);
    for (let rest = can & bitRange(at, following); rest !== 0; rest &= rest - 1) {
      const place = word * WORD_BITS + 31 - Math.clz32(rest & -rest);
      const member = members[place]!;
      const most = traitPoints + pointsOf(member) + overlapFor(wish, mostCommon(bitmaps, place, wish.parts));
      if (most < top.score) continue;
      if (isBetter(top, most, pointsOf(member), idAt(index.tutors, slotOf(member))))
        consider(search, member, traitPoints);
    }
    at = following;
    staticPoints = wordPoints[word + 1] ?? 0;
  }
}

/** Takes a member of a list that is good enough. */
function consider({ index, wish, top, excluded }: ListSearch, member: number, traitPoints: number): void {
  const { tutors, isStale } = index;
  const slot = slotOf(member);
  const staticPoints = pointsOf(member);
  const common = countCommon(wish.wished, tutors.entries, weekAt(slot));
  const score = traitPoints + staticPoints + overlapFor(wish, common);
  if (common < wish.needed || score < top.score) return;
  const id = idAt(tutors, slot);
  if (!isBetter(top, score, staticPoints, id) || !hasRoom(wish, tutors.entries, weekAt(slot))) return;
  if (isStale[slot] === 1 || excluded?.has(id)) return;
  takeBetter(top, { score, staticPoints, id, slot });
}

/** How many tutors of a list meet every hard condition. */
export function countList({ tutors, isStale }: TutorIndex, list: TutorList, wish: IndexWish): number {
  let count = 0;
  if (!hasRoom(wish, tutors.openHours, 0)) return count;
  for (let group = 0; group < list.traits.length; group++) {
    if (traitPointsOf(wish, list.traits[group]!) < 0) continue;
    const end = list.starts[group + 1]!;
    for (let at = list.starts[group]!; at < end; ) {
      const word = Math.floor(at / WORD_BITS);
      const following = Math.min(end, (word + 1) * WORD_BITS);
      const can = canHave(list.bitmaps, word, wish.parts, wish.needed);
      for (let rest = can & bitRange(at, following); rest !== 0; rest &= rest - 1) {
        const slot = slotOf(list.members[word * WORD_BITS + 31 - Math.clz32(rest & -rest)]!);
        if (isStale[slot] === 0 && hasRoom(wish, tutors.entries, weekAt(slot))) count++;
      }
      at = following;
    }
  }
  return count;
}

function resetQueue(list: TutorList): void {
  const groups = list.traits.length;
  if (cursors.length < groups) {
    cursors = new Int32Array(groups);
    cursorPoints = new Uint8Array(groups);
    nextInBucket = new Int32Array(groups);
    entering = new Int32Array(Math.ceil(groups / WORD_BITS));
  }
  buckets.fill(NONE);
}

/** Queues the groups whose traits give exactly so many points: most searches end before most groups are queued. */
function enqueueGroups(list: TutorList, wish: IndexWish, points: number): void {
  const { styles, background } = wish;
  let found = false;
  for (let fromStyles = Math.min(styles.most, points); fromStyles >= 0; fromStyles--) {
    const backgrounds = background.codesByPoints[points - fromStyles];
    if (!backgrounds) break;
    const withStyles = styles.codesByPoints[fromStyles]!;
    for (let b = 0; b < backgrounds.length && withStyles.length > 0; b++) {
      const first = traitCode(0, backgrounds[b]!);
      for (let s = 0; s < withStyles.length; s++) {
        const group = list.groups[first + withStyles[s]!]!;
        if (group === NONE) continue;
        entering[Math.floor(group / WORD_BITS)]! |= 1 << (group % WORD_BITS);
        found = true;
      }
    }
  }
  if (!found) return;
  // From behind, since the group that enters a bucket last is its first.
  for (let word = Math.ceil(list.traits.length / WORD_BITS) - 1; word >= 0; word--) {
    for (let rest = entering[word]!; rest !== 0; ) {
      const bit = WORD_BITS - 1 - Math.clz32(rest);
      rest &= ~(1 << bit);
      const group = word * WORD_BITS + bit;
      const staticPoints = list.firstPoints[group]!;
      enqueue(group, list.starts[group]!, points + wish.overlapLimit + staticPoints, staticPoints);
    }
    entering[word] = 0;
  }
}

/** Puts a group into the bucket of the highest score that its next tutor can have. */
function enqueue(group: number, at: number, bound: number, staticPoints: number): void {
  cursors[group] = at;
  cursorPoints[group] = staticPoints;
  nextInBucket[group] = buckets[bound]!;
  buckets[bound] = group;
}
