import {
  bitsToCalendar,
  countFree,
  isSubjectForRank,
  type MatchTutor,
  type MatchWish,
  matchBlocks,
  meetingCalendar,
  packLessons,
  proposedRankOf,
  WEEKLY_SLOTS,
} from "@pkg/domain";
import type { Queryable } from "../../../../db/client.ts";
import type { RankedTutor, TopOptions, TutorFinder } from "../../../../lib/tutor-search.ts";
import { rankTutor, STATIC_LIMIT, sortRanked } from "../rank-tutor.ts";
import type { PointsByCode } from "../read-traits.ts";
import { overlapFor, readWish } from "../read-wish.ts";
import {
  countPostings,
  findPostedHours,
  findPostings,
  findTutors,
  type PostingPage,
  type PostingWish,
  type TutorRow,
} from "./repository.ts";

/** How far below the highest possible score to search, one try after the other; each costs about twice the one before. */
const TRIES = [2, 5, 8, 12, 17, 28];

/**
 * Searches the postings in PostgreSQL: those that can have nearly the highest possible score, and as long as these are too few,
 * those that can have less.
 */
export function searchPostings(db: Queryable): TutorFinder {
  return {
    top: async (wish, options) => {
      if (!isSubjectForRank(wish.subject, wish.rank) || options.limit <= 0) return [];
      const { limit, excluded, only } = options;
      if (!only) return selectBest(db, wish, options);
      return (
        await rankAmong(
          db,
          wish,
          [...only].filter((id) => !excluded?.has(id)),
        )
      ).slice(0, limit);
    },
    count: async (wish) => (isSubjectForRank(wish.subject, wish.rank) ? countPostings(db, toPostingWish(wish)) : 0),
  };
}

function toPostingWish(wish: MatchWish): PostingWish {
  return { ...readWish(wish), subjectDetail: wish.subjectDetail, rank: wish.rank, staticLimit: STATIC_LIMIT };
}

async function selectBest(db: Queryable, wish: MatchWish, { limit, excluded }: TopOptions): Promise<RankedTutor[]> {
  const openHours = meetingCalendar(wish, { calendar: bitsToCalendar(await findPostedHours(db)) });
  if (packLessons(openHours, wish.minutes).length < wish.lessonsPerWeek) return [];
  const postingWish = toPostingWish(wish);
  const overlapMost = overlapFor(postingWish, countFree(openHours));
  const most = STATIC_LIMIT + overlapMost + postingWish.styles.most + postingWish.background.most;
  for (const lowestScore of [...TRIES.map((below) => most - below).filter((score) => score > 0), 0]) {
    const levels = levelsFrom(lowestScore, overlapMost, postingWish);
    const best = await findPostings(db, postingWish, { levels, lowestScore, limit, excluded: [...(excluded ?? [])] });
    if (best.length >= limit || lowestScore === 0) return rankAmong(db, wish, best);
  }
  return [];
}

/** The postings that can score so high, for each number of missing static points. */
function levelsFrom(
  lowestScore: number,
  overlapMost: number,
  { fewestFor, needed, styles, background }: PostingWish,
): PostingPage["levels"] {
  return Array.from({ length: STATIC_LIMIT + 1 }, (_, missingPoints) => missingPoints)
    .map((missingPoints) => {
      const fromOthers = lowestScore - (STATIC_LIMIT - missingPoints);
      const fromTraits = fromOthers - overlapMost;
      const fromOverlap = Math.max(0, fromOthers - styles.most - background.most);
      return {
        missingPoints,
        fewest: Math.max(needed, fewestFor[fromOverlap] ?? WEEKLY_SLOTS),
        styles: codesFrom(styles, fromTraits - background.most),
        backgrounds: codesFrom(background, fromTraits - styles.most),
      };
    })
    .filter((level) => level.styles.length > 0 && level.backgrounds.length > 0);
}

/** The codes with so many points at least. */
function codesFrom({ codesByPoints }: PointsByCode, fewest: number): number[] {
  return codesByPoints.slice(Math.max(0, fewest)).flatMap((codes) => [...codes]);
}

/** Those of some tutors who meet every hard condition now, the best first. */
async function rankAmong(db: Queryable, wish: MatchWish, tutorIds: readonly number[]): Promise<RankedTutor[]> {
  const rows = await findTutors(db, wish.subjectDetail, tutorIds);
  const ranked = rows
    .map((row) => rankTutor(wish, row.tutorId, toMatchTutor(wish, row)))
    .filter(({ tutor }) => matchBlocks(wish, tutor).length === 0);
  return sortRanked(wish, ranked);
}

function toMatchTutor(
  wish: MatchWish,
  { tutorId: _id, tier, universityName, major, freeBits, confidence, ...facts }: TutorRow,
): MatchTutor {
  return {
    ...facts,
    rank: proposedRankOf({ tier, universityName, universityTier: facts.universityTier, major }),
    subjectDetails: [wish.subjectDetail],
    confidenceSubjects: [{ subject: wish.subject, level: confidence }],
    calendar: bitsToCalendar(freeBits),
  };
}
