import { MATCH_PART_LIMITS } from "@pkg/domain";
import {
  idAt,
  pointsOf,
  profileNumber,
  signatureAt,
  slotOf,
  type TutorIndex,
  type TutorList,
  weekAt,
} from "./build-tutor-index.ts";
import { canHave, LANES, lanesBetween, mostAt } from "./count-parts.ts";
import { hasRoom, type IndexWish, mostOverlap, overlapOf, profilePointsOf } from "./read-wish.ts";
import { type Best, isBetter, takeBetter } from "./select-best.ts";
import { mostCommon } from "./sign-week.ts";

/** The highest score that can be. */
const FULL = Object.values(MATCH_PART_LIMITS).reduce((sum, points) => sum + points, 0);
const NONE = -1;

/** Where the search stands in each profile, and that tutor's points; profiles with the same highest score form a chain. */
let cursors = new Int32Array(0);
let nextPoints = new Uint8Array(0);
let chain = new Int32Array(0);
const heads = new Int32Array(FULL + 1);
/** Profiles that are about to enter the chains, a bit for each: so they enter in the order of the list. */
let entering = new Int32Array(0);
const BITS = 32;

/**
 * Going from profile to profile in the order of scores waits for memory at each of them: after one for so many tutors of the
 * list, the rest is read from end to end.
 */
const PATIENCE = 1 / 4096;

interface Search {
  readonly index: TutorIndex;
  readonly list: TutorList;
  readonly wish: IndexWish;
  readonly best: Best;
  readonly limit: number;
  readonly excluded: ReadonlySet<number> | undefined;
}

/**
 * Finds the best tutors of a list. All tutors of a profile differ in their time, confidence and load only, so each profile
 * has a highest score that its next tutor can have; those who could have the most are looked at first, and nobody who
 * cannot get past the last of the best any more.
 */
export function searchList(search: Search): void {
  const { index, list, wish, best } = search;
  // Many a wish leaves no room to begin with, or asks for hours in which nobody teaches.
  if (!hasRoom(wish, index.tutors.anybody, 0)) return;
  startChains(list);
  let patience = list.members.length * PATIENCE;
  // Nobody of a profile gets more than this besides the points for the profile.
  const mostBesides = wish.overlapLimit + (list.firstPoints[0] ?? 0);
  for (let bound = FULL; bound >= 0 && bound >= best.score; bound--) {
    enterProfiles(list, wish, bound - mostBesides);
    let group = heads[bound] ?? NONE;
    while (group !== NONE) {
      const next = chain[group] ?? NONE;
      const staticPoints = nextPoints[group] ?? 0;
      const profilePoints = bound - staticPoints - wish.overlapLimit;
      const isWorth = canBeBetter(search, group, profilePoints, staticPoints);
      if (isWorth && patience-- <= 0) lookOver(search, group, profilePoints, staticPoints);
      else if (isWorth) {
        const at = lookAt(search, group, profilePoints, staticPoints);
        const following = pointsOf(list.members[at] ?? 0);
        if (at < (list.starts[group + 1] ?? 0)) enter(group, at, bound - staticPoints + following, following);
      }
      group = next;
    }
  }
}

/** Looks at all tutors who are left of a profile, 32 at once; the next one has so many static points. */
function lookOver(search: Search, group: number, profilePoints: number, nextStatic: number): void {
  const { list, wish, best } = search;
  const { members, planes, wordPoints } = list;
  const end = list.starts[group + 1] ?? 0;
  let staticPoints = nextStatic;
  for (let at = cursors[group] ?? 0; at < end; ) {
    const word = Math.floor(at / LANES);
    const following = Math.min(end, (word + 1) * LANES);
    const missing = best.score - profilePoints - staticPoints;
    if (missing > wish.overlapLimit) return;
    const fewest = Math.max(wish.needed, missing > 0 ? (wish.fewestFor[missing] ?? 0) : 0);
    const can = canHave(planes, word, wish.partCounts, fewest);
    for (let rest = can & lanesBetween(at, following); rest !== 0; rest &= rest - 1) {
      const place = word * LANES + 31 - Math.clz32(rest & -rest);
      consider(search, members[place] ?? 0, profilePoints, mostAt(planes, place, wish.partCounts));
    }
    at = following;
    staticPoints = wordPoints[word + 1] ?? 0;
  }
}

/** Whether the first tutor of a profile could get past the last of the best; nobody of it could, otherwise. */
function canBeBetter(
  { list, wish, best }: Search,
  group: number,
  profilePoints: number,
  staticPoints: number,
): boolean {
  const score = profilePoints + wish.overlapLimit + staticPoints;
  // The id of its first tutor is the lowest of those with so many points, and lower than those who follow.
  return isBetter(
    best,
    score,
    staticPoints,
    staticPoints === list.firstPoints[group] ? (list.firstIds[group] ?? 0) : 0,
  );
}

/** Looks at the next tutors of a profile, as long as they have enough static points. @returns who follows */
function lookAt(search: Search, group: number, profilePoints: number, fewestStatic: number): number {
  const { index, list, wish, best } = search;
  const { tutors } = index;
  const end = list.starts[group + 1] ?? 0;
  let at = cursors[group] ?? 0;
  for (; at < end; at++) {
    const member = list.members[at] ?? 0;
    const staticPoints = pointsOf(member);
    if (staticPoints < fewestStatic) return at;
    const limit = profilePoints + staticPoints + wish.overlapLimit;
    // Whoever follows in this profile has a higher id, or fewer points.
    if (limit <= best.score) {
      const id = idAt(tutors, slotOf(member));
      if (!isBetter(best, limit, staticPoints, id)) return end;
    }
    const most = mostCommon(wish.partCounts, tutors.records, signatureAt(slotOf(member)));
    consider(search, member, profilePoints, most);
  }
  return at;
}

/** Takes a member of a list if good enough: what is known without the week, as the most common half-hours, comes first. */
function consider(search: Search, member: number, profilePoints: number, common: number): void {
  const { index, wish, best, limit, excluded } = search;
  const { tutors, isDead } = index;
  const staticPoints = pointsOf(member);
  const points = profilePoints + staticPoints;
  const most = mostOverlap(wish, common);
  if (most < 0 || points + most < best.score) return;
  const slot = slotOf(member);
  const id = idAt(tutors, slot);
  if (!isBetter(best, points + most, staticPoints, id)) return;
  const score = points + overlapOf(wish, tutors.records, weekAt(slot));
  if (!isBetter(best, score, staticPoints, id) || !hasRoom(wish, tutors.records, weekAt(slot))) return;
  if (isDead[slot] === 1 || excluded?.has(id)) return;
  takeBetter(best, limit, { score, staticPoints, id, place: slot });
}

/** How many tutors of a list meet every hard condition. */
export function countList({ tutors, isDead }: TutorIndex, list: TutorList, wish: IndexWish): number {
  let count = 0;
  if (!hasRoom(wish, tutors.anybody, 0)) return count;
  for (let group = 0; group < list.profiles.length; group++) {
    if (profilePointsOf(wish, list.profiles[group] ?? 0) < 0) continue;
    const end = list.starts[group + 1] ?? 0;
    for (let at = list.starts[group] ?? 0; at < end; ) {
      const word = Math.floor(at / LANES);
      const following = Math.min(end, (word + 1) * LANES);
      const can = canHave(list.planes, word, wish.partCounts, wish.needed);
      for (let rest = can & lanesBetween(at, following); rest !== 0; rest &= rest - 1) {
        const slot = slotOf(list.members[word * LANES + 31 - Math.clz32(rest & -rest)] ?? 0);
        if (isDead[slot] === 0 && hasRoom(wish, tutors.records, weekAt(slot))) count++;
      }
      at = following;
    }
  }
  return count;
}

function startChains(list: TutorList): void {
  const groups = list.profiles.length;
  if (cursors.length < groups) {
    cursors = new Int32Array(groups);
    nextPoints = new Uint8Array(groups);
    chain = new Int32Array(groups);
    entering = new Int32Array(Math.ceil(groups / BITS));
  }
  heads.fill(NONE);
}

/** Puts the profiles of a list that give just so many points into the chains: most searches end before the most of them. */
function enterProfiles(list: TutorList, wish: IndexWish, points: number): void {
  const { styles, background } = wish;
  let found = false;
  const fromStyles = Math.min(styles.most, points);
  for (let part = fromStyles; part >= 0 && points - part <= background.most; part--) {
    const firstStyle = styles.starts[styles.most - part] ?? 0;
    const lastStyle = styles.starts[styles.most - part + 1] ?? 0;
    const below = background.most - (points - part);
    const lastBackground = background.starts[below + 1] ?? 0;
    for (let at = background.starts[below] ?? 0; firstStyle < lastStyle && at < lastBackground; at++) {
      const first = profileNumber(0, background.codes[at] ?? 0);
      for (let style = firstStyle; style < lastStyle; style++) {
        const group = list.groups[first + (styles.codes[style] ?? 0)] ?? NONE;
        if (group === NONE) continue;
        const word = Math.floor(group / BITS);
        entering[word] = (entering[word] ?? 0) | (1 << (group % BITS));
        found = true;
      }
    }
  }
  if (!found) return;
  // From behind, since whoever enters a chain last is its head.
  for (let word = Math.ceil(list.profiles.length / BITS) - 1; word >= 0; word--) {
    for (let rest = entering[word] ?? 0; rest !== 0; ) {
      const bit = BITS - 1 - Math.clz32(rest);
      rest &= ~(1 << bit);
      const group = word * BITS + bit;
      const staticPoints = list.firstPoints[group] ?? 0;
      enter(group, list.starts[group] ?? 0, points + wish.overlapLimit + staticPoints, staticPoints);
    }
    entering[word] = 0;
  }
}

/** Puts a profile into the chain of the highest score that its next tutor can have. */
function enter(group: number, at: number, bound: number, staticPoints: number): void {
  cursors[group] = at;
  nextPoints[group] = staticPoints;
  chain[group] = heads[bound] ?? NONE;
  heads[bound] = group;
}
