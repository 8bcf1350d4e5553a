import type {
  AdmissionType,
  ConfidenceLevel,
  MajorTrack,
  TutorGender,
  TutorRank,
  TutorStyle,
  TutorTier,
  UniversityTier,
} from "@pkg/domain";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { backgroundSql, styleSql } from "../../db/write-postings.ts";

/** Bytes of one tutor in a page: id, styles, background, active, capacity, version, then bit_send's length and 42 bytes. */
export const PAGE_ROW_BYTES = 4 + 2 + 2 + 2 + 2 + 8 + 4 + 42;

/** When a row was changed, in milliseconds. */
const version = sql`(extract(epoch from t.updated_at) * 1000)::bigint`;

/** The next tutors who have room for a student, by id, as one run of bytes; null when there are no more. */
export async function readTutorPage(db: Queryable, afterId: number, limit: number): Promise<Buffer | null> {
  const [row] = await db.execute<{ page: Buffer | null }>(sql`
    select string_agg(int4send(t.id) || int2send(${styleSql}::smallint) || int2send(${backgroundSql}::smallint)
      || int2send(t.active_students) || int2send(t.capacity) || int8send(${version}) || bit_send(t.week_bits & ~t.taken_bits),
      ''::bytea order by t.id) as page
    from (
      select t.*, u.tier as university_tier from tutors t join universities u on u.id = t.university_id
      where t.id > ${afterId}::int and t.is_open and t.active_students < t.capacity order by t.id limit ${limit}::int
    ) t`);
  return row?.page ?? null;
}

export type ListName = { subjectDetail: string; rank: TutorRank };

/** Every subject detail and rank that is taught, jumping from one to the next in the index. */
export async function findLists(db: Queryable): Promise<ListName[]> {
  return db.execute<ListName>(sql`
    with recursive list as (
      (select subject_detail_key, rank from tutor_postings order by subject_detail_key, rank limit 1)
      union all
      select following.* from list cross join lateral (
        select p.subject_detail_key, p.rank from tutor_postings p
        where (p.subject_detail_key, p.rank) > (list.subject_detail_key, list.rank)
        order by p.subject_detail_key, p.rank limit 1
      ) following
    ) select subject_detail_key as "subjectDetail", rank from list`);
}

export type PostingRun = ListName & { missingPoints: number; tutorIds: Buffer };

/** The tutors of the lists from one to another, by points: ids of four bytes each, ascending. */
export async function readPostingRuns(db: Queryable, first: ListName, last: ListName): Promise<PostingRun[]> {
  return db.execute<PostingRun>(sql`
    select subject_detail_key as "subjectDetail", rank, missing_points as "missingPoints",
      string_agg(int4send(tutor_id), ''::bytea order by tutor_id) as "tutorIds"
    from tutor_postings
    where (subject_detail_key, rank) between (${first.subjectDetail}, ${first.rank}) and (${last.subjectDetail}, ${last.rank})
    group by subject_detail_key, rank, missing_points
    order by subject_detail_key, rank, missing_points`);
}

/** A tutor with everything taught, for the index. */
export type WholeTutorRow = {
  id: number;
  version: string;
  tier: TutorTier;
  gender: TutorGender;
  styles: TutorStyle[];
  universityTier: UniversityTier;
  admissionType: AdmissionType;
  majorTrack: MajorTrack;
  isOpen: boolean;
  capacity: number;
  activeStudents: number;
  week: Buffer;
  confidence: Record<string, ConfidenceLevel>;
};

/** Some tutors as they are now. */
export async function findWholeTutors(db: Queryable, ids: readonly number[]): Promise<WholeTutorRow[]> {
  return db.execute<WholeTutorRow>(sql`
    select t.id, ${version} as version, t.tier, t.gender, t.styles, u.tier as "universityTier", t.admission_type as "admissionType",
      t.track as "majorTrack", t.is_open as "isOpen", t.capacity, t.active_students as "activeStudents",
      substring(bit_send(t.week_bits & ~t.taken_bits) from 5) as week,
      (select coalesce(jsonb_object_agg(s.subject_detail_key, s.confidence), '{}') from tutor_subjects s where s.tutor_id = t.id) as confidence
    from tutors t join universities u on u.id = t.university_id
    where t.id = any(${sql.param(`{${ids.join(",")}}`)}::int[])`);
}

/** Who was changed in the last seconds, and when. */
export async function findRecentChanges(db: Queryable, seconds: number): Promise<{ id: number; version: string }[]> {
  return db.execute<{ id: number; version: string }>(
    sql`select t.id, ${version} as version from tutors t where t.updated_at > now() - make_interval(secs => ${seconds}::float8)`,
  );
}
