import type {
  AdmissionType,
  ConfidenceLevel,
  MajorTrack,
  TutorGender,
  TutorStyle,
  TutorTier,
  UniversityTier,
} from "@pkg/domain";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { versionSql } from "../../db/write-postings.ts";

export type RecordPage = { lastId: number; records: Buffer };

/** The next of `tutor_records` by id, one after the other; null when there are no more. */
export async function readRecordPage(db: Queryable, afterId: number, limit: number): Promise<RecordPage | null> {
  const [page] = await db.execute<RecordPage>(sql`
    select max(tutor_id) as "lastId", string_agg(record, ''::bytea order by tutor_id) as records
    from (select * from tutor_records where tutor_id > ${afterId}::int order by tutor_id limit ${limit}::int) page
    having count(*) > 0`);
  return page ?? null;
}

/** The subject detail that each code in a record stands for. */
export async function findDetailCodes(db: Queryable): Promise<{ code: number; key: string }[]> {
  return db.execute<{ code: number; key: string }>(sql`select code, key from subject_details`);
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
    select t.id, ${versionSql} as version, t.tier, t.gender, t.styles, u.tier as "universityTier", t.admission_type as "admissionType",
      t.track as "majorTrack", t.is_open as "isOpen", t.capacity, t.active_students as "activeStudents",
      substring(bit_send(t.week_bits & ~t.taken_bits) from 5) as week,
      (select coalesce(jsonb_object_agg(s.subject_detail_key, s.confidence), '{}') from tutor_subjects s where s.tutor_id = t.id) as confidence
    from tutors t join universities u on u.id = t.university_id
    where t.id = any(${sql.param(`{${ids.join(",")}}`)}::int[])`);
}

/** Who was changed in the last seconds, and when. */
export async function findRecentChanges(db: Queryable, seconds: number): Promise<{ id: number; version: string }[]> {
  return db.execute<{ id: number; version: string }>(
    sql`select t.id, ${versionSql} as version from tutors t where t.updated_at > now() - make_interval(secs => ${seconds}::float8)`,
  );
}
