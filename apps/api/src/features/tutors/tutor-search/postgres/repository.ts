import {
  type ConfidenceLevel,
  calendarToBits,
  HALF_HOURS_PER_DAY,
  type MatchTutor,
  type TutorRank,
  type TutorTier,
  WEEKDAYS,
  WEEKLY_SLOTS,
} from "@pkg/domain";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import type { WishTables } from "../read-wish.ts";

/** What the postings of a wish have to meet. */
export interface PostingWish extends WishTables {
  readonly subjectDetail: string;
  readonly rank: TutorRank;
  /** The most points for confidence and load. */
  readonly staticLimit: number;
}

/** Which postings can score so high: for each number of missing static points the codes that can, and what the best of them need. */
export interface PostingPage {
  readonly levels: readonly {
    readonly missingPoints: number;
    /** Common half-hours. */
    readonly fewest: number;
    readonly styles: readonly number[];
    readonly backgrounds: readonly number[];
  }[];
  readonly lowestScore: number;
  readonly limit: number;
  readonly excluded: readonly number[];
}

/** A tutor who teaches a subject detail; one who pauses has no places. */
export type TutorRow = Omit<MatchTutor, "rank" | "subjectDetails" | "confidenceSubjects" | "calendar"> & {
  tutorId: number;
  tier: TutorTier;
  universityName: string;
  major: string;
  freeBits: string;
  confidence: ConfidenceLevel;
};

const numbers = (values: Int16Array | Uint8Array | readonly number[]) => sql.param(`{${values.join(",")}}`);

/** A week of text with a blank between the days: no lesson runs over midnight. */
const days = sql.join(
  WEEKDAYS.map((_, day) => sql.raw(`substring(c.week, ${day * HALF_HOURS_PER_DAY + 1}, ${HALF_HOURS_PER_DAY})`)),
  sql` || ' ' || `,
);
const WEEK_LENGTH = WEEKLY_SLOTS + WEEKDAYS.length - 1;

/** Points by a code; one number when all codes have the same, since many wishes leave most open. */
function pointsFor(points: Int16Array, code: SQL): SQL {
  const [first] = points;
  if (points.every((some) => some === first)) return sql`${first}::int`;
  return sql`(${numbers(points)}::int[])[${code} + 1]`;
}

/** Points of a posting for all but time. */
function timelessPoints(wish: PostingWish): SQL {
  return sql`${wish.staticLimit}::int - p.missing_points + ${pointsFor(wish.styles.points, sql`p.styles`)}
    + ${pointsFor(wish.background.points, sql`p.background`)}`;
}

/** Postings that score high enough and have as many common half-hours as the lessons take. */
function likely(wish: PostingWish, lowestScore: number): SQL {
  const missing = sql`${lowestScore}::int - (${timelessPoints(wish)})`;
  const fewest = wish.fewestFor.map((halfHours) => Math.max(wish.needed, halfHours));
  return sql`p.subject_detail_key = ${wish.subjectDetail} and p.rank = ${wish.rank}
      and bit_count(${common(wish)}) >= (${numbers(fewest)}::int[])[greatest(0, ${missing}) + 1]`;
}

/** The wished half-hours that are free. */
function common({ calendar }: PostingWish): SQL {
  return sql`(p.free_bits & ${calendarToBits(calendar)}::bit(336))`;
}

/** Whether the lessons fit, as the domain's `packLessons`: takes some twenty times as long as everything else. */
export function hasRoom(wish: Pick<PostingWish, "lessonLength" | "lessonsPerWeek">): SQL {
  const lesson = "1".repeat(wish.lessonLength);
  return sql`(${WEEK_LENGTH}::int - length(replace(${days}, ${lesson}::text, ''))) / ${wish.lessonLength}::int >= ${wish.lessonsPerWeek}::int`;
}

/** The same for one lesson a week, by the bits of `week` themselves: a half-hour that begins it and those behind it, before midnight. */
export function hasRoomOnce(week: SQL, lessonLength: number): SQL {
  const days = Math.floor(WEEKLY_SLOTS / HALF_HOURS_PER_DAY);
  const begins = "1"
    .repeat(HALF_HOURS_PER_DAY - lessonLength + 1)
    .padEnd(HALF_HOURS_PER_DAY, "0")
    .repeat(days);
  const free = Array.from({ length: lessonLength }, (_, behind) => sql`(${week} << ${sql.raw(String(behind))})`);
  return sql`bit_count(${sql.join(free, sql` & `)} & ${begins}::bit(336)) > 0`;
}

/**
 * The tutors of the best postings that meet every hard condition and score high enough. Whether the lessons fit is checked
 * from the best on, until there are enough.
 */
export async function findPostings(db: Queryable, wish: PostingWish, page: PostingPage): Promise<number[]> {
  const lists = (of: (level: PostingPage["levels"][number]) => readonly number[]) =>
    sql.param(`{${page.levels.map((level) => `"{${of(level).join(",")}}"`).join(",")}}`);
  const found = await db.execute<{ tutorId: number }>(sql`
    select found.tutor_id as "tutorId"
    from (
      select scored.*
      from unnest(${numbers(page.levels.map(({ missingPoints }) => missingPoints))}::int[],
        ${numbers(page.levels.map(({ fewest }) => fewest))}::int[],
        ${lists(({ styles }) => styles)}::text[], ${lists(({ backgrounds }) => backgrounds)}::text[]) as level(missing_points, fewest, styles, backgrounds)
      cross join lateral (
        select p.tutor_id, p.missing_points, ${common(wish)} as common, ${timelessPoints(wish)}
          + (${numbers(wish.overlap)}::int[])[least(${wish.overlap.length}::int, bit_count(${common(wish)})::int + 1)] as score
        from tutor_postings p
        where bit_count(${common(wish)}) >= level.fewest and ${likely(wish, page.lowestScore)} and p.missing_points = level.missing_points
          and p.styles = any(level.styles::smallint[]) and p.background = any(level.backgrounds::smallint[])
          and p.tutor_id <> all(${numbers(page.excluded)}::int[])
        offset 0
      ) scored
      order by scored.score desc, scored.missing_points, scored.tutor_id
      offset 0
    ) found
    cross join lateral (select found.common::text as week offset 0) c
    where ${hasRoom(wish)}
    order by found.score desc, found.missing_points, found.tutor_id limit ${page.limit}::int`);
  return found.map(({ tutorId }) => tutorId);
}

/** The half-hours in which any posting is free, or ever was. */
export async function findPostedHours(db: Queryable): Promise<string> {
  const [row] = await db.execute<{ bits: string }>(sql`select free_bits::text as bits from posted_hours`);
  return row?.bits ?? "1".repeat(WEEKLY_SLOTS);
}

/** How many postings meet every hard condition. */
export async function countPostings(db: Queryable, wish: PostingWish): Promise<number> {
  const [row] = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from tutor_postings p cross join lateral (select ${common(wish)}::text as week offset 0) c
    where ${likely(wish, 0)} and ${hasRoom(wish)}`);
  return row?.count ?? 0;
}

/** Those of some tutors who teach a subject detail. */
export async function findTutors(
  db: Queryable,
  subjectDetail: string,
  tutorIds: readonly number[],
): Promise<TutorRow[]> {
  return db.execute<TutorRow>(sql`
    select t.id as "tutorId", t.tier, u.name as "universityName", t.major, t.gender, t.styles, u.tier as "universityTier", t.admission_type as "admissionType",
      t.track as "majorTrack", t.active_students as "activeMatches", case when t.is_open and not t.is_resting then t.capacity else 0 end as "maxMatches",
      (t.week_bits & ~t.taken_bits)::text as "freeBits", s.confidence
    from unnest(${numbers(tutorIds)}::int[]) wanted
    join tutors t on t.id = wanted
    join universities u on u.id = t.university_id
    join tutor_subjects s on s.tutor_id = t.id and s.subject_detail_key = ${subjectDetail}`);
}
