import { sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { weeklyDigests } from "../../../db/schema/index.ts";

/** What a family's digest tells of; `lessons` ascending. */
export interface DueDigest extends Record<string, unknown> {
  readonly userId: string;
  readonly lessons: ReadonlyArray<{
    readonly studentName: string;
    readonly subjectLabel: string;
    readonly subjectDetailLabel: string;
    readonly startsAt: string;
  }>;
  readonly logs: number;
}

/** At most so many families in one go. */
const BATCH = 500;

/**
 * Families that have lessons in a week, or had logs in the seven days before its digests, and no digest of it yet. A log that
 * is written late, of a lesson of the last four weeks, is told in the first digest after it.
 * @param weekOf its Monday (YYYY-MM-DD, KST)
 * @param logsUntil when its digests begin
 */
export const findDueDigests = (
  db: Queryable,
  { weekOf, from, until, logsUntil }: { weekOf: string; from: Date; until: Date; logsUntil: Date },
) => {
  const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`;
  return db.execute<DueDigest>(sql`
    with coming as (
      select m.user_id, json_agg(json_build_object('studentName', s.name, 'subjectLabel', j.label,
        'subjectDetailLabel', d.label, 'startsAt', l.starts_at) order by l.starts_at) as lessons
      from lessons l join matches m on m.id = l.match_id join students s on s.id = l.student_id
        join subjects j on j.key = m.subject_key join subject_details d on d.key = m.subject_detail_key
      where l.status = 'SCHEDULED' and l.starts_at >= ${instant(from)} and l.starts_at < ${instant(until)}
      group by m.user_id
    ), written as (
      select m.user_id, count(*)::int as logs from lessons l join lesson_logs g on g.lesson_id = l.id
        join matches m on m.id = l.match_id
      where l.starts_at >= ${instant(from)} - interval '4 weeks' and l.starts_at < ${instant(from)}
        and g.created_at >= ${instant(logsUntil)} - interval '7 days' and g.created_at < ${instant(logsUntil)}
      group by m.user_id
    )
    select coalesce(c.user_id, w.user_id) as "userId", coalesce(c.lessons, '[]') as lessons, coalesce(w.logs, 0) as logs
    from coming c full join written w on w.user_id = c.user_id
    where not exists (select from weekly_digests g where g.user_id = coalesce(c.user_id, w.user_id) and g.week_of = ${weekOf})
    limit ${BATCH}`);
};

/** Notes that a family has had the digest of a week. @returns whether it is still to be sent */
export async function claimDigest(tx: Queryable, row: typeof weeklyDigests.$inferInsert): Promise<boolean> {
  const claimed = await tx
    .insert(weeklyDigests)
    .values(row)
    .onConflictDoNothing()
    .returning({ weekOf: weeklyDigests.weekOf });
  return claimed.length > 0;
}
