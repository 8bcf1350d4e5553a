import {
  CONFIDENCE_LEVELS,
  CONFIDENCE_POINTS,
  type ConfidenceLevel,
  isSubjectForRank,
  loadPoints,
  type MatchTutor,
  type MatchWish,
} from "@pkg/domain";
import { readProfile, STYLE_CODES } from "../../lib/tutor-profile.ts";
import type { ChangedTutor, TutorMemory } from "./apply-tutor-change.ts";
import { findSlot, listKey, pointsOf, profileNumber, slotOf, type TutorList, weekAt } from "./build-tutor-index.ts";
import { readCalendar } from "./count-room.ts";
import type { RankedTutor, TopOptions } from "./rank-tutor.ts";
import { hasRoom, type IndexWish, overlapOf, profilePointsOf, readWish } from "./read-wish.ts";
import { countList, searchList } from "./search-tutor-index.ts";
import { type Best, createTopK, isBetter, takeBetter } from "./select-best.ts";

/** The best tutors in memory, at once. */
export function searchMemory(memory: TutorMemory, wish: MatchWish, options: TopOptions): RankedTutor[] {
  const { limit, excluded, only } = options;
  if (limit <= 0 || !isSubjectForRank(wish.subject, wish.rank)) return [];
  const key = listKey(wish.rank, wish.subjectDetail);
  const list = memory.index.lists.get(key);
  const changed = memory.changedLists.get(key);
  const indexWish = readWish(wish, memory.index.tutors.anybody);
  const best = createTopK();
  const offerChanged = (tutor: ChangedTutor) => {
    if (!excluded?.has(tutor.id)) offer(best, limit, indexWish, readChanged(wish, tutor));
  };
  if (only) {
    for (const id of only) {
      const tutor = changed?.get(id);
      if (tutor) offerChanged(tutor);
      else if (list && !excluded?.has(id)) offer(best, limit, indexWish, findMember(memory, list, id));
    }
  } else {
    for (const tutor of changed?.values() ?? []) offerChanged(tutor);
    if (list) searchList({ index: memory.index, list, wish: indexWish, best, limit, excluded });
  }
  return best.ids.map((tutorId, at) => ({
    tutorId,
    score: best.scores[at] ?? 0,
    tutor: toTutor(memory, wish, tutorId, best.places[at] ?? 0, best.points[at] ?? 0),
  }));
}

/** How many tutors in memory meet every hard condition. */
export function countMemory(memory: TutorMemory, wish: MatchWish): number {
  if (!isSubjectForRank(wish.subject, wish.rank)) return 0;
  const key = listKey(wish.rank, wish.subjectDetail);
  const list = memory.index.lists.get(key);
  const indexWish = readWish(wish, memory.index.tutors.anybody);
  let count = list ? countList(memory.index, list, indexWish) : 0;
  for (const tutor of memory.changedLists.get(key)?.values() ?? []) {
    if (isEligible(indexWish, readChanged(wish, tutor))) count++;
  }
  return count;
}

/** One tutor of a wished list. */
interface Member {
  readonly id: number;
  readonly place: number;
  readonly profile: number;
  readonly staticPoints: number;
  readonly weeks: Uint8Array;
  readonly from: number;
}

/** In the place of a slot: a changed tutor, found by id. */
const CHANGED = -1;

function readChanged(wish: MatchWish, tutor: ChangedTutor): Member {
  const confidence = tutor.confidence.get(wish.subjectDetail);
  return {
    id: tutor.id,
    place: CHANGED,
    profile: profileNumber(tutor.styles, tutor.background),
    staticPoints: (confidence ? CONFIDENCE_POINTS[confidence] : 0) + loadOf(tutor.activeStudents, tutor.capacity),
    weeks: tutor.week,
    from: 0,
  };
}

function findMember({ index }: TutorMemory, list: TutorList, id: number): Member | null {
  const { tutors, isDead } = index;
  const slot = findSlot(tutors, id);
  if (slot < 0 || isDead[slot] === 1) return null;
  const profile = tutors.profiles[slot] ?? 0;
  const group = list.profiles.indexOf(profile);
  if (group < 0) return null;
  const member = list.members.subarray(list.starts[group], list.starts[group + 1]).find((one) => slotOf(one) === slot);
  if (member === undefined) return null;
  const staticPoints = pointsOf(member);
  return { id, place: slot, profile, staticPoints, weeks: tutors.records, from: weekAt(slot) };
}

function isEligible(wish: IndexWish, member: Member): boolean {
  return profilePointsOf(wish, member.profile) >= 0 && hasRoom(wish, member.weeks, member.from);
}

function offer(best: Best, limit: number, wish: IndexWish, member: Member | null): void {
  if (!member || !isEligible(wish, member)) return;
  const { id, place, staticPoints } = member;
  const score = profilePointsOf(wish, member.profile) + staticPoints + overlapOf(wish, member.weeks, member.from);
  if (isBetter(best, score, staticPoints, id)) takeBetter(best, limit, { score, staticPoints, id, place });
}

function toTutor(memory: TutorMemory, wish: MatchWish, id: number, place: number, staticPoints: number): MatchTutor {
  const { tutors } = memory.index;
  const changed = place === CHANGED ? memory.changed.get(id) : undefined;
  const activeMatches = changed?.activeStudents ?? tutors.activeStudents[place] ?? 0;
  const maxMatches = changed?.capacity ?? tutors.capacities[place] ?? 0;
  const profile = changed ? profileNumber(changed.styles, changed.background) : (tutors.profiles[place] ?? 0);
  return {
    ...readProfile(profile % STYLE_CODES, Math.floor(profile / STYLE_CODES)),
    rank: wish.rank,
    subjectDetails: [wish.subjectDetail],
    confidenceSubjects: [{ subject: wish.subject, level: levelOf(staticPoints - loadOf(activeMatches, maxMatches)) }],
    calendar: changed ? readCalendar(changed.week, 0) : readCalendar(tutors.records, weekAt(place)),
    activeMatches,
    maxMatches,
  };
}

function loadOf(activeMatches: number, maxMatches: number): number {
  return loadPoints({ activeMatches, maxMatches });
}

/** Every level has points of its own. */
function levelOf(points: number): ConfidenceLevel {
  return CONFIDENCE_LEVELS.find((level) => CONFIDENCE_POINTS[level] === points) ?? "VERY_LOW";
}
