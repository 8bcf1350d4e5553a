import { ELSEWHERE_IN_A_ROW, type LessonConcern, MISSING_LOG_HOURS, WHOLE_LESSON_SHARE } from "@pkg/domain";
import { type SQL, sql } from "drizzle-orm";
import { lessonLogs, lessons } from "./schema/index.ts";

const { id, matchId, status, startsAt, endsAt, settledAs, settledBy, togetherMinutes } = lessons;
const [wholeShare, inARow] = [WHOLE_LESSON_SHARE, ELSEWHERE_IN_A_ROW].map((number) => sql.raw(String(number)));

/** Which rows of `lessons` staff looks at. All but missing logs have an index with the same words. */
export const LESSON_CONCERN_ROWS: Readonly<Record<LessonConcern, (now: Date) => SQL>> = {
  EMPTY_ROOM: () => sql`(${settledAs} in ('ASKED', 'NOT_HELD') or ${settledBy} = 'ANSWERS')`,
  MISSING_LOG: (now) => sql`${status} in ('SCHEDULED', 'DONE') and ${settledAs} = 'HELD'
    and ${endsAt} <= ${now.toISOString()}::timestamptz - ${MISSING_LOG_HOURS} * interval '1 hour'
    and not exists (select from ${lessonLogs} where ${lessonLogs.lessonId} = ${id})`,
  SHORT: () => sql`${settledBy} = 'PRESENCE' and ${settledAs} = 'HELD'
    and ${togetherMinutes} * 60 < ${wholeShare} * extract(epoch from ${endsAt} - ${startsAt})`,
  ELSEWHERE: () => sql`${settledBy} = 'ANSWERS' and ${settledAs} = 'HELD' and ${inARow} = (
    select count(*) filter (where settled_by = 'ANSWERS' and settled_as = 'HELD') from (
      select settled_by, settled_as from lessons before where before.match_id = ${matchId}
        and before.starts_at < ${startsAt} and before.status <> 'CANCELED'
      order by before.starts_at desc limit ${inARow}) before)`,
};
