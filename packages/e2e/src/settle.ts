import { sql } from "./database";

/** Settles every lesson that is over or reported, as its status says: held, unless the student was absent. */
export async function settleLessons(): Promise<void> {
  await sql`update lessons l set settled_as = read.outcome, settled_by = 'PRESENCE', settled_at = read.at,
      status = case read.outcome when 'HELD' then 'DONE' else 'ABSENT' end
    from (select id, case status when 'ABSENT' then 'STUDENT_ABSENT' else 'HELD' end as outcome,
        case status when 'ABSENT' then updated_at else ends_at end as at
      from lessons where status in ('DONE', 'ABSENT') or (status = 'SCHEDULED' and ends_at <= now() and settled_as is null)) read
    where l.id = read.id and (l.settled_as, l.settled_at) is distinct from (read.outcome, read.at)`;
}
