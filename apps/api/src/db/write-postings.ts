import {
  ADMISSION_TYPES,
  CONFIDENCE_LEVELS,
  CONFIDENCE_POINTS,
  MAJOR_TRACKS,
  MATCH_PART_LIMITS,
  rankOfTier,
  TUTOR_GENDERS,
  TUTOR_STYLES,
  TUTOR_TIERS,
  UNIVERSITY_TIERS,
} from "@pkg/domain";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "./client.ts";

/** An array parameter; drizzle would spread a plain one. */
const list = (values: readonly (string | number)[]) => sql.param(`{${values.join(",")}}`);
/** Where a value stands in a list of the domain, 0 first. */
const code = (values: readonly string[], column: string): SQL =>
  sql`(array_position(${list(values)}::text[], ${sql.raw(column)}) - 1)`;

/** `styleCode` of a tutor `t`. */
export const styleSql = sql`(select coalesce(bit_or(1 << ${code(TUTOR_STYLES, "style")}), 0) from unnest(t.styles) style)`;
/** `backgroundCode` of a tutor `t` with the university's tier. */
export const backgroundSql = sql`(((${code(UNIVERSITY_TIERS, "t.university_tier")} * ${ADMISSION_TYPES.length}::int
  + ${code(ADMISSION_TYPES, "t.admission_type")}) * ${MAJOR_TRACKS.length}::int
  + ${code(MAJOR_TRACKS, "t.track")}) * ${TUTOR_GENDERS.length}::int + ${code(TUTOR_GENDERS, "t.gender")})`;

/**
 * Writes the postings of some tutors, or of all, anew from `tutors` and `tutor_subjects`; who takes no student has none
 * (product §7). The caller's transaction holds the tutors' rows, or is the only one.
 */
export async function writePostings(db: Queryable, tutorIds: readonly number[] | "ALL"): Promise<void> {
  const among = (column: string) =>
    tutorIds === "ALL" ? sql`true` : sql`${sql.raw(column)} = any(${list(tutorIds)}::int[])`;
  await db.execute(sql`delete from tutor_postings where ${among("tutor_id")}`);
  await db.execute(sql`
    insert into tutor_postings (tutor_id, subject_detail_key, rank, missing_points, styles, background, free_bits)
    select t.id, s.subject_detail_key,
      case when t.tier = any(${list(EXPERT_TIERS)}::text[]) then 'EXPERT' else 'BASIC' end,
      ${MATCH_PART_LIMITS.confidence}::int + ${MATCH_PART_LIMITS.load}::int
        - (${list(CONFIDENCE_LEVELS.map((level) => CONFIDENCE_POINTS[level]))}::int[])[${code(CONFIDENCE_LEVELS, "s.confidence")} + 1]
        - ${MATCH_PART_LIMITS.load}::int * (t.capacity - t.active_students) / t.capacity,
      ${styleSql}, ${backgroundSql},
      t.week_bits & ~t.taken_bits
    from (select t.*, u.tier as university_tier from tutors t join universities u on u.id = t.university_id) t
    join tutor_subjects s on s.tutor_id = t.id
    where ${among("t.id")} and t.is_open and t.active_students < t.capacity`);
}

const EXPERT_TIERS = TUTOR_TIERS.filter((tier) => rankOfTier(tier) === "EXPERT");
