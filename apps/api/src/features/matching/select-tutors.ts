import {
  calendarToBits,
  countFree,
  enoughHalfHours,
  isSubjectForRank,
  lessonHalfHours,
  MATCH_PART_LIMITS,
  type MatchWish,
  matchBlocks,
  WEEKLY_SLOTS,
} from "@pkg/domain";
import type { Queryable } from "../../db/client.ts";
import { profilePoints } from "../../lib/tutor-profile.ts";
import { type RankedTutor, rankTutor, sortRanked, type TopOptions, type TutorFinder } from "./rank-tutor.ts";
import { countPostings, findPostings, findTutors, type PostingWish } from "./repository.ts";
import { toMatchTutor } from "./to-match-tutor.ts";

/** The first page mostly tells how good a tutor has to be; few pages, since each is a way to the database and back. */
const FIRST_PAGE = 40;
const PAGE_GROWTH = 4;
const MOST_PER_PAGE = 1_000;
const STATIC_LIMIT = MATCH_PART_LIMITS.confidence + MATCH_PART_LIMITS.load;

/**
 * Searches the postings in PostgreSQL, those with the most points for confidence and load first, until nobody who follows
 * can score as high as the last of the best.
 */
export function selectTutors(db: Queryable): TutorFinder {
  return {
    top: async (wish, options) => {
      if (!isSubjectForRank(wish.subject, wish.rank) || options.limit <= 0) return [];
      return options.only ? selectAmong(db, wish, options, [...options.only]) : selectBest(db, wish, options);
    },
    count: async (wish) => (isSubjectForRank(wish.subject, wish.rank) ? countPostings(db, toPostingWish(wish)) : 0),
  };
}

async function selectBest(db: Queryable, wish: MatchWish, { limit, excluded }: TopOptions): Promise<RankedTutor[]> {
  const postingWish = toPostingWish(wish);
  const mostDynamic = MATCH_PART_LIMITS.overlap + highest(postingWish.styles) + highest(postingWish.background);
  let best: RankedTutor[] = [];
  let after = { missingPoints: -1, tutorId: 0 };
  for (let size = Math.max(limit, FIRST_PAGE); ; size = Math.min(MOST_PER_PAGE, size * PAGE_GROWTH)) {
    // Whoever follows has fewer points for confidence and load, or a higher id: an equal score is not enough.
    const lowestScore = best.length < limit ? 0 : (best.at(-1)?.score ?? 0) + 1;
    const rows = await findPostings(db, postingWish, {
      after,
      lowestScore,
      mostMissing: STATIC_LIMIT + mostDynamic - lowestScore,
      limit: size,
      excluded: [...(excluded ?? [])],
    });
    const ranked = rows.map((row) => rankTutor(wish, row.tutorId, toMatchTutor(wish, row)));
    best = sortRanked(wish, [...best, ...ranked]).slice(0, limit);
    const last = rows.at(-1);
    if (!last || rows.length < size) return best;
    after = last;
  }
}

async function selectAmong(
  db: Queryable,
  wish: MatchWish,
  { limit, excluded }: TopOptions,
  only: readonly number[],
): Promise<RankedTutor[]> {
  const wanted = only.filter((id) => !excluded?.has(id));
  const rows = await findTutors(db, wish.subjectDetail, wanted);
  const ranked = rows
    .map((row) => rankTutor(wish, row.tutorId, toMatchTutor(wish, row)))
    .filter(({ tutor }) => matchBlocks(wish, tutor).length === 0);
  return sortRanked(wish, ranked).slice(0, limit);
}

function toPostingWish(wish: MatchWish): PostingWish {
  const hasTimes = countFree(wish.calendar) > 0;
  const { styles, background } = profilePoints(wish);
  return {
    styles: styles.points,
    background: background.points,
    subjectDetail: wish.subjectDetail,
    rank: wish.rank,
    weekBits: hasTimes ? calendarToBits(wish.calendar) : "1".repeat(WEEKLY_SLOTS),
    lessonLength: lessonHalfHours(wish.minutes),
    lessonsPerWeek: wish.lessonsPerWeek,
    // Without wished times one free half-hour is enough for all points.
    enough: hasTimes ? enoughHalfHours(wish) : 1,
    overlapLimit: MATCH_PART_LIMITS.overlap,
    staticLimit: STATIC_LIMIT,
  };
}

function highest(points: Int16Array): number {
  return Math.max(...points);
}
