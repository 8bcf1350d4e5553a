import { sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";

export type RecordPage = { lastId: number; records: Buffer };

/** The next records by tutor id, one after the other; null when there are no more. */
export async function readRecordPage(db: Queryable, afterId: number, limit: number): Promise<RecordPage | null> {
  const [page] = await db.execute<RecordPage>(sql`
    select max(tutor_id) as "lastId", string_agg(record, ''::bytea order by tutor_id) as records
    from (select * from tutor_records where tutor_id > ${afterId}::int order by tutor_id limit ${limit}::int) page
    having count(*) > 0`);
  return page ?? null;
}

/** The records of some tutors, one after the other; tutors without room for a student have none. */
export async function readRecordsOf(db: Queryable, tutorIds: readonly number[]): Promise<Buffer> {
  const [found] = await db.execute<{ records: Buffer | null }>(sql`
    select string_agg(record, ''::bytea) as records from tutor_records
    where tutor_id = any(${sql.param(`{${tutorIds.join(",")}}`)}::int[])`);
  return found?.records ?? Buffer.alloc(0);
}

/** The keys of the subject details by the codes in records. */
export async function findDetailKeys(db: Queryable): Promise<Map<number, string>> {
  const rows = await db.execute<{ code: number; key: string }>(sql`select code, key from subject_details`);
  return new Map(rows.map(({ code, key }) => [code, key]));
}

/** The tutors that were changed in the last seconds, and their versions in milliseconds. */
export async function findRecentChanges(db: Queryable, seconds: number): Promise<{ id: number; version: string }[]> {
  return db.execute<{ id: number; version: string }>(sql`
    select id, (extract(epoch from updated_at) * 1000)::bigint as version from tutors
    where updated_at > now() - make_interval(secs => ${seconds}::float8)`);
}
