import type { LessonOutcome } from "@pkg/domain";
import type { TestApp } from "./create-test-app.ts";

type Sql = Pick<TestApp["deps"], "sql">["sql"];

/**
 * Settles every lesson that is over or reported, as its status says: held, unless the student was absent.
 * @param at the instant by which it is over; now unless told
 */
export async function settle({ deps: { sql } }: { deps: { sql: Sql } }, at?: Date): Promise<void> {
  await sql`update lessons l set settled_as = read.outcome, settled_by = 'PRESENCE', settled_at = read.at,
      status = case read.outcome when 'HELD' then 'DONE' else 'ABSENT' end
    from (select id, case status when 'ABSENT' then 'STUDENT_ABSENT' else 'HELD' end as outcome,
        case status when 'ABSENT' then updated_at else ends_at end as at
      from lessons where status in ('DONE', 'ABSENT') or (status = 'SCHEDULED' and settled_as is null
        and ends_at <= coalesce(${at?.toISOString() ?? null}::timestamptz, now()))) read
    where l.id = read.id and (l.settled_as, l.settled_at) is distinct from (read.outcome, read.at)`;
}

/** What a lesson came to. */
export async function outcomeOf({ deps: { sql } }: TestApp, lessonId: string): Promise<LessonOutcome | null> {
  const [row] = await sql<{ settledAs: LessonOutcome | null }[]>`
    select settled_as as "settledAs" from lessons where id = ${lessonId}`;
  return row?.settledAs ?? null;
}
