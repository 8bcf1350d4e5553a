import {
  CONFIDENCE_LEVELS,
  CONFIDENCE_POINTS,
  type ConfidenceLevel,
  isSubjectForRank,
  loadPoints,
  type MatchTutor,
  type MatchWish,
} from "@pkg/domain";
import type { RankedTutor, TopOptions } from "../../../../lib/tutor-search.ts";
import { readTraits, traitPointsOf } from "../read-traits.ts";
import { readWish } from "../read-wish.ts";
import type { TutorMemory } from "./apply-tutor-change.ts";
import { findSlot, listKey, pointsOf, slotOf, type TutorList, weekAt } from "./build-tutor-index.ts";
import { readCalendar } from "./count-lessons.ts";
import type { TutorRecord } from "./read-records.ts";
import { countList, type IndexWish, overlapOf, searchList, toIndexWish } from "./search-list.ts";
import { type Candidate, createTopK, isBetter, takeBetter } from "./take-top-k.ts";

/** The best tutors in memory. Synchronous, like `countMemory`. */
export function searchMemory(memory: TutorMemory, wish: MatchWish, options: TopOptions): RankedTutor[] {
  const { limit, excluded, only } = options;
  if (limit <= 0 || !isSubjectForRank(wish.subject, wish.rank)) return [];
  const { list, changed, indexWish } = prepare(memory, wish);
  const top = createTopK(limit);
  const offer = (candidate: Candidate | null) => {
    if (!candidate || excluded?.has(candidate.id)) return;
    if (isBetter(top, candidate.score, candidate.staticPoints, candidate.id)) takeBetter(top, candidate);
  };
  if (only) {
    for (const id of only) {
      const tutor = changed?.get(id);
      if (tutor) offer(scoreChanged(indexWish, wish, tutor));
      else if (list) offer(scoreMember(indexWish, memory, list, id));
    }
  } else {
    for (const tutor of changed?.values() ?? []) offer(scoreChanged(indexWish, wish, tutor));
    if (list) searchList({ index: memory.index, list, wish: indexWish, top, excluded });
  }
  return top.candidates.map((candidate) => ({
    tutorId: candidate.id,
    score: candidate.score,
    tutor: toTutor(memory, wish, candidate),
  }));
}

/** How many tutors in memory meet every hard condition. */
export function countMemory(memory: TutorMemory, wish: MatchWish): number {
  if (!isSubjectForRank(wish.subject, wish.rank)) return 0;
  const { list, changed, indexWish } = prepare(memory, wish);
  let count = list ? countList(memory.index, list, indexWish) : 0;
  for (const tutor of changed?.values() ?? []) if (scoreChanged(indexWish, wish, tutor)) count++;
  return count;
}

function prepare({ index, changedLists }: TutorMemory, wish: MatchWish) {
  const key = listKey(wish.rank, wish.subjectDetail);
  return {
    list: index.lists.get(key),
    changed: changedLists.get(key),
    indexWish: toIndexWish(readWish(wish), index.tutors.openHours),
  };
}

/** In the place of a slot: a changed tutor, found by id. */
const CHANGED = -1;

/** Scores a changed tutor of the wished list; null for one who does not meet every hard condition. */
function scoreChanged(indexWish: IndexWish, wish: MatchWish, tutor: TutorRecord): Candidate | null {
  const staticPoints = tutor.staticPoints.get(wish.subjectDetail) ?? 0;
  return score(indexWish, { id: tutor.id, slot: CHANGED, staticPoints, traits: tutor.traits }, tutor.week, 0);
}

function scoreMember(wish: IndexWish, { index }: TutorMemory, list: TutorList, id: number): Candidate | null {
  const { tutors, isStale } = index;
  const slot = findSlot(tutors, id);
  if (slot < 0 || isStale[slot] === 1) return null;
  const traits = tutors.traits[slot]!;
  const group = list.groups[traits]!;
  if (group < 0) return null;
  const member = list.members.subarray(list.starts[group], list.starts[group + 1]).find((one) => slotOf(one) === slot);
  if (member === undefined) return null;
  return score(wish, { id, slot, staticPoints: pointsOf(member), traits }, tutors.entries, weekAt(slot));
}

function score(
  wish: IndexWish,
  { traits, ...tutor }: Omit<Candidate, "score"> & { readonly traits: number },
  weeks: Uint8Array,
  from: number,
): Candidate | null {
  const traitPoints = traitPointsOf(wish, traits);
  const overlap = overlapOf(wish, weeks, from);
  return traitPoints < 0 || overlap < 0 ? null : { ...tutor, score: traitPoints + tutor.staticPoints + overlap };
}

function toTutor({ index, changed }: TutorMemory, wish: MatchWish, { id, slot, staticPoints }: Candidate): MatchTutor {
  const { tutors } = index;
  const record = slot === CHANGED ? changed.get(id) : undefined;
  const activeMatches = record?.activeStudents ?? tutors.activeStudents[slot]!;
  const maxMatches = record?.capacity ?? tutors.capacities[slot]!;
  const level = levelOf(staticPoints - loadPoints({ activeMatches, maxMatches }));
  return {
    ...readTraits(record?.traits ?? tutors.traits[slot]!),
    rank: wish.rank,
    subjectDetails: [wish.subjectDetail],
    confidenceSubjects: [{ subject: wish.subject, level }],
    calendar: record ? readCalendar(record.week, 0) : readCalendar(tutors.entries, weekAt(slot)),
    activeMatches,
    maxMatches,
  };
}

/** Every level has points of its own. */
function levelOf(points: number): ConfidenceLevel {
  return CONFIDENCE_LEVELS.find((level) => CONFIDENCE_POINTS[level] === points) ?? "VERY_LOW";
}
