import { MATCH_PART_LIMITS } from "@pkg/domain";
import { STYLE_CODES } from "../../lib/tutor-profile.ts";
import type { TutorIndex, TutorList } from "./build-tutor-index.ts";
import { WEEK_BYTES } from "./count-room.ts";
import { type Best, isBetter, takeBetter } from "./hold-best.ts";
import { hasRoom, type IndexWish, mostOverlap, overlapOf } from "./read-wish.ts";

const MOST = MATCH_PART_LIMITS;
/** The highest score that can be. */
const FULL = Object.values(MOST).reduce((sum, points) => sum + points, 0);
const NONE = -1;

/** Where the search stands in each profile; profiles with the same highest score form a chain. */
let cursors = new Int32Array(0);
let chain = new Int32Array(0);
const heads = new Int32Array(FULL + 1);

/**
 * Going from profile to profile in the order of scores costs more for each tutor than reading on: after this share of a list
 * the rest is read from end to end.
 */
const PATIENCE = 1 / 16;

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
  startChains(list, wish);
  const patience = list.slots.length * PATIENCE;
  let looked = 0;
  for (let bound = FULL; bound >= 0 && bound >= best.score; bound--) {
    let group = heads[bound] ?? NONE;
    while (group !== NONE) {
      const following = chain[group] ?? NONE;
      const from = cursors[group] ?? 0;
      const staticPoints = list.staticPoints[from] ?? 0;
      const others = bound - staticPoints - MOST.overlap;
      const at = lookAt(search, group, others, staticPoints);
      looked += at - from;
      cursors[group] = at;
      if (at < (list.starts[group + 1] ?? 0)) enter(list, group, at, others);
      if (looked > patience) {
        searchRest(search);
        return;
      }
      group = following;
    }
  }
}

/** Looks at everybody who is left, profile by profile: for wishes that few can meet. */
function searchRest(search: Search): void {
  const { list, wish } = search;
  for (let group = 0; group < list.profiles.length; group++) {
    if ((cursors[group] ?? 0) < (list.starts[group + 1] ?? 0))
      lookAt(search, group, profilePointsOf(list, group, wish), 0);
  }
}

/** Looks at the next tutors of a profile, as long as they have enough static points. @returns who follows */
function lookAt(search: Search, group: number, profilePoints: number, fewestStatic: number): number {
  const { index, list, wish, best, limit, excluded } = search;
  const { tutors, isDead } = index;
  const end = list.starts[group + 1] ?? 0;
  let at = cursors[group] ?? 0;
  for (; at < end; at++) {
    const staticPoints = list.staticPoints[at] ?? 0;
    if (staticPoints < fewestStatic) return at;
    const points = profilePoints + staticPoints;
    // Whoever follows in this profile has a higher id, or fewer points.
    if (points + MOST.overlap <= best.score) {
      const id = tutors.ids[list.slots[at] ?? 0] ?? 0;
      if (!isBetter(best, points + MOST.overlap, staticPoints, id)) return end;
    }
    const most = mostOverlap(wish, list.signatures[at] ?? 0);
    if (most < 0 || points + most < best.score) continue;
    const slot = list.slots[at] ?? 0;
    const id = tutors.ids[slot] ?? 0;
    const score = points + overlapOf(wish, tutors.weeks, slot * WEEK_BYTES);
    if (!isBetter(best, score, staticPoints, id) || !hasRoom(wish, tutors.weeks, slot * WEEK_BYTES)) continue;
    if (isDead[slot] === 1 || excluded?.has(id)) continue;
    takeBetter(best, limit, { score, staticPoints, id, place: slot });
  }
  return at;
}

/** How many tutors of a list meet every hard condition. */
export function countList({ tutors, isDead }: TutorIndex, list: TutorList, wish: IndexWish): number {
  let count = 0;
  if (!hasRoom(wish, tutors.anybody, 0)) return count;
  for (let group = 0; group < list.profiles.length; group++) {
    if (profilePointsOf(list, group, wish) < 0) continue;
    const end = list.starts[group + 1] ?? 0;
    for (let at = list.starts[group] ?? 0; at < end; at++) {
      if (mostOverlap(wish, list.signatures[at] ?? 0) < 0) continue;
      const slot = list.slots[at] ?? 0;
      if (isDead[slot] === 0 && hasRoom(wish, tutors.weeks, slot * WEEK_BYTES)) count++;
    }
  }
  return count;
}

function startChains(list: TutorList, wish: IndexWish): void {
  const groups = list.profiles.length;
  if (cursors.length < groups) {
    cursors = new Int32Array(groups);
    chain = new Int32Array(groups);
  }
  heads.fill(NONE);
  for (let group = 0; group < groups; group++) {
    const points = profilePointsOf(list, group, wish);
    if (points >= 0) enter(list, group, list.starts[group] ?? 0, points);
    else cursors[group] = list.starts[group + 1] ?? 0;
  }
}

/** Puts a profile into the chain of the highest score that its next tutor can have. */
function enter(list: TutorList, group: number, at: number, profilePoints: number): void {
  const bound = profilePoints + MOST.overlap + (list.staticPoints[at] ?? 0);
  cursors[group] = at;
  chain[group] = heads[bound] ?? NONE;
  heads[bound] = group;
}

function profilePointsOf(list: TutorList, group: number, { styles, background }: IndexWish): number {
  const profile = list.profiles[group] ?? 0;
  return (styles[profile % STYLE_CODES] ?? 0) + (background[Math.floor(profile / STYLE_CODES)] ?? 0);
}
