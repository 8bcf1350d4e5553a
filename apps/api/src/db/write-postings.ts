import {
  ADMISSION_TYPES,
  CONFIDENCE_LEVELS,
  CONFIDENCE_POINTS,
  MAJOR_TRACKS,
  MATCH_PART_LIMITS,
  rankOfTier,
  TUTOR_GENDERS,
  TUTOR_RANKS,
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
const styleSql = sql`(select coalesce(bit_or(1 << ${code(TUTOR_STYLES, "style")}), 0) from unnest(t.styles) style)`;
/** `backgroundCode` of a tutor `t` with the university's tier. */
const backgroundSql = sql`(((${code(UNIVERSITY_TIERS, "t.university_tier")} * ${ADMISSION_TYPES.length}::int
  + ${code(ADMISSION_TYPES, "t.admission_type")}) * ${MAJOR_TRACKS.length}::int
  + ${code(MAJOR_TRACKS, "t.track")}) * ${TUTOR_GENDERS.length}::int + ${code(TUTOR_GENDERS, "t.gender")})`;

/** When a tutor `t` was changed, in milliseconds. */
export const versionSql = sql`(extract(epoch from t.updated_at) * 1000)::bigint`;

/**
 * Writes the postings and the records of some tutors, or of all, anew from `tutors` and `tutor_subjects`; who takes no student
 * has none (product §7). The caller's transaction holds the tutors' rows, or is the only one.
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
  await db.execute(sql`delete from tutor_records where ${among("tutor_id")}`);
  await db.execute(sql`
    insert into tutor_records (tutor_id, record)
    select t.id, int4send(t.id) || int8send(${versionSql}) || int2send(p.styles) || int2send(p.background)
      || int2send(t.active_students) || int2send(t.capacity)
      || int2send(${code(TUTOR_RANKS, "p.rank")}::smallint) || substring(bit_send(p.free_bits) from 5)
      || int2send(count(*)::smallint) || string_agg(int4send(d.code << 8 | p.missing_points), ''::bytea)
    from tutor_postings p join tutors t on t.id = p.tutor_id join subject_details d on d.key = p.subject_detail_key
    where ${among("p.tutor_id")}
    group by t.id, p.styles, p.background, p.rank, p.free_bits`);
  await db.execute(sql`
    update posted_hours set free_bits = posted_hours.free_bits | added.free_bits
    from (select bit_or(free_bits) as free_bits from tutor_postings where ${among("tutor_id")}) added
    where (posted_hours.free_bits | added.free_bits) <> posted_hours.free_bits`);
}

const EXPERT_TIERS = TUTOR_TIERS.filter((tier) => rankOfTier(tier) === "EXPERT");
