import {
  bitsToCalendar,
  calendarToBits,
  countFree,
  enoughHalfHours,
  isSubjectForRank,
  lessonHalfHours,
  MATCH_PART_LIMITS,
  type MatchWish,
  matchBlocks,
  meetingCalendar,
  packLessons,
  WEEKLY_SLOTS,
  type WeeklyCalendar,
} from "@pkg/domain";
import type { Queryable } from "../../db/client.ts";
import { type PointsByCode, type ProfilePoints, profilePoints } from "../../lib/tutor-profile.ts";
import { type RankedTutor, rankTutor, sortRanked, type TopOptions, type TutorFinder } from "./rank-tutor.ts";
import {
  countPostings,
  findPostedHours,
  findPostings,
  findTutors,
  type PostingPage,
  type PostingWish,
} from "./repository.ts";
import { toMatchTutor } from "./to-match-tutor.ts";

/** How far below the highest score there can be is looked, one try after the other; each costs about twice the one before. */
const TRIES = [2, 5, 8, 12, 17, 28];
const STATIC_LIMIT = MATCH_PART_LIMITS.confidence + MATCH_PART_LIMITS.load;

/**
 * Searches the postings in PostgreSQL: those that can have nearly the highest score there can be, and as long as these are too
 * few, those that can have less.
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
  const hours = bitsToCalendar(await findPostedHours(db));
  if (packLessons(meetingCalendar(wish, { calendar: hours }), wish.minutes).length < wish.lessonsPerWeek) return [];
  const postingWish = toPostingWish(wish);
  const overlapMost = mostOverlap(wish, hours);
  const profile = profilePoints(wish);
  const most = STATIC_LIMIT + overlapMost + profile.styles.most + profile.background.most;
  for (const lowestScore of [...TRIES.map((below) => most - below).filter((score) => score > 0), 0]) {
    const levels = levelsFrom(lowestScore, overlapMost, postingWish, profile);
    const best = await findPostings(db, postingWish, { levels, lowestScore, limit, excluded: [...(excluded ?? [])] });
    if (best.length >= limit || lowestScore === 0) return rankAmong(db, wish, best);
  }
  return [];
}

/** For each number of missing points who can score so high. */
function levelsFrom(
  lowestScore: number,
  overlapMost: number,
  { fewest }: PostingWish,
  { styles, background }: ProfilePoints,
): PostingPage["levels"] {
  return Array.from({ length: STATIC_LIMIT + 1 }, (_, missingPoints) => missingPoints)
    .map((missingPoints) => {
      const needed = lowestScore - (STATIC_LIMIT - missingPoints);
      const fromProfile = needed - overlapMost;
      return {
        missingPoints,
        fewest: fewest[Math.max(0, needed - styles.most - background.most)] ?? WEEKLY_SLOTS,
        styles: codesFrom(styles, fromProfile - background.most),
        backgrounds: codesFrom(background, fromProfile - styles.most),
      };
    })
    .filter((level) => level.styles.length > 0 && level.backgrounds.length > 0);
}

/** The codes with so many points at least. */
function codesFrom({ codes, points }: PointsByCode, fewest: number): number[] {
  return [...codes].filter((code) => (points[code] ?? 0) >= fewest);
}

async function selectAmong(
  db: Queryable,
  wish: MatchWish,
  { limit, excluded }: TopOptions,
  only: readonly number[],
): Promise<RankedTutor[]> {
  const wanted = only.filter((id) => !excluded?.has(id));
  return (await rankAmong(db, wish, wanted)).slice(0, limit);
}

/** Those of some tutors who meet every hard condition now, the best first. */
async function rankAmong(db: Queryable, wish: MatchWish, tutorIds: readonly number[]): Promise<RankedTutor[]> {
  const rows = await findTutors(db, wish.subjectDetail, tutorIds);
  const ranked = rows
    .map((row) => rankTutor(wish, row.tutorId, toMatchTutor(wish, row)))
    .filter(({ tutor }) => matchBlocks(wish, tutor).length === 0);
  return sortRanked(wish, ranked);
}

/** The most points that anybody can have for common half-hours, by the hours in which anybody is free. */
function mostOverlap(wish: MatchWish, hours: WeeklyCalendar): number {
  if (!hasTimes(wish)) return MATCH_PART_LIMITS.overlap;
  const enough = enoughHalfHours(wish);
  const common = Math.min(enough, countFree(meetingCalendar(wish, { calendar: hours })));
  return Math.floor((MATCH_PART_LIMITS.overlap * common) / enough);
}

function toPostingWish(wish: MatchWish): PostingWish {
  const { styles, background } = profilePoints(wish);
  const lessonLength = lessonHalfHours(wish.minutes);
  // Without wished times one free half-hour is enough for all points.
  const enough = hasTimes(wish) ? enoughHalfHours(wish) : 1;
  return {
    styles: styles.points,
    background: background.points,
    subjectDetail: wish.subjectDetail,
    rank: wish.rank,
    weekBits: hasTimes(wish) ? calendarToBits(wish.calendar) : "1".repeat(WEEKLY_SLOTS),
    lessonLength,
    lessonsPerWeek: wish.lessonsPerWeek,
    enough,
    fewest: Array.from({ length: MATCH_PART_LIMITS.overlap + 1 }, (_, points) =>
      Math.max(lessonLength * wish.lessonsPerWeek, Math.ceil((enough * points) / MATCH_PART_LIMITS.overlap)),
    ),
    overlapLimit: MATCH_PART_LIMITS.overlap,
    staticLimit: STATIC_LIMIT,
  };
}

function hasTimes(wish: MatchWish): boolean {
  return countFree(wish.calendar) > 0;
}
