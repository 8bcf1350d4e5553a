import {
  type AdmissionType,
  type ConfidenceLevel,
  HALF_HOURS_PER_DAY,
  type MajorTrack,
  type TutorGender,
  type TutorRank,
  type TutorStyle,
  type TutorTier,
  type UniversityTier,
  WEEKDAYS,
  WEEKLY_SLOTS,
} from "@pkg/domain";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";

/** What is asked of the postings, in their own terms. */
export interface PostingWish {
  readonly subjectDetail: string;
  readonly rank: TutorRank;
  /** Wished half-hours, all of them when no time is wished. */
  readonly weekBits: string;
  /** Half-hours of one lesson. */
  readonly lessonLength: number;
  readonly lessonsPerWeek: number;
  /** As many common half-hours give full points. */
  readonly enough: number;
  readonly overlapLimit: number;
  /** Most points for confidence and load. */
  readonly staticLimit: number;
  /** Points by style code and by background code. */
  readonly styles: Int16Array;
  readonly background: Int16Array;
}

/** Postings are read in their order, from behind the last one that was read. */
export interface PostingPage {
  readonly after: { readonly missingPoints: number; readonly tutorId: number };
  /** Nobody with more missing points can get into the result. */
  readonly mostMissing: number;
  readonly lowestScore: number;
  readonly limit: number;
  readonly excluded: readonly number[];
}

/** A tutor as scored, with the confidence in one subject detail. */
export type TutorRow = {
  tutorId: number;
  tier: TutorTier;
  gender: TutorGender;
  styles: TutorStyle[];
  universityTier: UniversityTier;
  admissionType: AdmissionType;
  track: MajorTrack;
  isOpen: boolean;
  capacity: number;
  activeStudents: number;
  freeBits: string;
  confidence: ConfidenceLevel;
};
export type PostingRow = TutorRow & { missingPoints: number };

const numbers = (values: Int16Array | readonly number[]) => sql.param(`{${values.join(",")}}`);

const tutorColumns = sql`t.id as "tutorId", t.tier, t.gender, t.styles, u.tier as "universityTier",
  t.admission_type as "admissionType", t.track, t.is_open as "isOpen", t.capacity, t.active_students as "activeStudents",
  (t.week_bits & ~t.taken_bits)::text as "freeBits", s.confidence`;

/** A week as text, with a blank between the days: no lesson runs over midnight. */
const week = sql.join(
  WEEKDAYS.map((_, day) =>
    sql.raw(`substring(c.common::text, ${day * HALF_HOURS_PER_DAY + 1}, ${HALF_HOURS_PER_DAY})`),
  ),
  sql` || ' ' || `,
);
const WEEK_LENGTH = WEEKLY_SLOTS + WEEKDAYS.length - 1;

/** Postings that meet every hard condition and score high enough; cheap conditions come first, the packing of lessons last. */
function suitable(wish: PostingWish, lowestScore: number): SQL {
  const lesson = "1".repeat(wish.lessonLength);
  const halfHours = wish.lessonsPerWeek * wish.lessonLength;
  const profile = sql`${wish.staticLimit}::int - p.missing_points + (${numbers(wish.styles)}::int[])[p.styles + 1]
    + (${numbers(wish.background)}::int[])[p.background + 1]`;
  return sql`from tutor_postings p
    cross join lateral (select p.free_bits & ${wish.weekBits}::bit(336) as common offset 0) c
    where p.subject_detail_key = ${wish.subjectDetail} and p.rank = ${wish.rank}
      and ${profile} + ${wish.overlapLimit}::int >= ${lowestScore}::int
      and bit_count(c.common) >= ${halfHours}::int
      and ${profile} + ${wish.overlapLimit}::int * least(${wish.enough}::int, bit_count(c.common)::int) / ${wish.enough}::int >= ${lowestScore}::int
      and (${WEEK_LENGTH}::int - length(replace(${week}, ${lesson}::text, ''))) / ${wish.lessonLength}::int >= ${wish.lessonsPerWeek}::int`;
}

/** The next postings in their order whose score is high enough, each with its tutor. */
export async function findPostings(db: Queryable, wish: PostingWish, page: PostingPage): Promise<PostingRow[]> {
  const { after } = page;
  return db.execute<PostingRow>(sql`
    with found as materialized (
      select p.tutor_id, p.missing_points ${suitable(wish, page.lowestScore)}
        and (p.missing_points, p.tutor_id) > (${after.missingPoints}::int, ${after.tutorId}::int)
        and p.missing_points <= ${page.mostMissing}::int
        and p.tutor_id <> all(${numbers(page.excluded)}::int[])
      order by p.missing_points, p.tutor_id limit ${page.limit}::int
    )
    select found.missing_points as "missingPoints", ${tutorColumns}
    from found
    ${tutorJoins(wish.subjectDetail, sql`found.tutor_id`)}
    order by found.missing_points, found.tutor_id`);
}

/** How many postings meet every hard condition. */
export async function countPostings(db: Queryable, wish: PostingWish): Promise<number> {
  const [row] = await db.execute<{ count: number }>(sql`select count(*)::int as count ${suitable(wish, 0)}`);
  return row?.count ?? 0;
}

/** Some tutors, as far as they teach a subject detail. */
export async function findTutors(
  db: Queryable,
  subjectDetail: string,
  tutorIds: readonly number[],
): Promise<TutorRow[]> {
  return db.execute<TutorRow>(sql`select ${tutorColumns}
    from unnest(${numbers(tutorIds)}::int[]) wanted ${tutorJoins(subjectDetail, sql`wanted`)}`);
}

function tutorJoins(subjectDetail: string, tutorId: SQL): SQL {
  return sql`join tutors t on t.id = ${tutorId}
    join universities u on u.id = t.university_id
    join tutor_subjects s on s.tutor_id = t.id and s.subject_detail_key = ${subjectDetail}`;
}
