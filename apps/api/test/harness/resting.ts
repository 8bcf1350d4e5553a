import { addDays, NO_TIMES, REST_DAYS, REST_NOTICE_DAYS, toKstDate } from "@pkg/domain";
import type { Sql } from "../../src/db/client.ts";
import type { SharedWork } from "./two-process-lane.ts";

const DAY = 86_400_000;

/**
 * Four stopped classes rest, until the day of the notice, then until the day after the rest. Each class has to free its
 * tutor once, and say each word once.
 */
export const RESTING: SharedWork = {
  name: "resting",
  what: "rests",
  prepare: rest,
  before: { afterMs: (REST_DAYS - REST_NOTICE_DAYS) * DAY, isDone: isTold("REST_ENDS") },
  after: { afterMs: (REST_DAYS + 1) * DAY, isDone: isTold("COURSE_END") },
  findViolations,
};

/** Their time ran out, and their buyers stopped the renewals today. */
async function rest(sql: Sql, classes: string[]): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`alter table lessons disable trigger lessons_not_in_the_past`;
    await tx`update lessons set starts_at = starts_at - interval '400 days', ends_at = ends_at - interval '400 days',
      status = 'DONE', settled_as = 'HELD', settled_by = 'PRESENCE', settled_at = now() where match_id = any(${classes})`;
    await tx`alter table lessons enable trigger lessons_not_in_the_past`;
    await tx`update order_schedules s set status = 'STOPPED', stop_reason = 'BUYER'
      from matches m where m.order_item_id = s.order_item_id and m.id = any(${classes})`;
    await tx`update matches set rests_until = ${addDays(toKstDate(new Date()), REST_DAYS)},
      wishes = ${JSON.stringify({ weeklyAvailablePeriods: NO_TIMES })}::jsonb where id = any(${classes})`;
  });
}

/** Whether each family was told. */
function isTold(word: "REST_ENDS" | "COURSE_END") {
  return async (sql: Sql, classes: string[]): Promise<boolean> => {
    const [row] = await sql<{ told: number }[]>`
      select count(*)::int as told from class_notices
      where match_id = any(${classes}) and kind = ${word} and side = 'BUYER'`;
    return row?.told === classes.length;
  };
}

async function findViolations(sql: Sql, classes: readonly string[]): Promise<string[]> {
  const violations: string[] = [];
  for (const matchId of classes) {
    const [row] = await sql<{ ended: boolean; rests: boolean; words: string[]; messages: number }[]>`
      select ended_at is not null as ended, rests_until is not null as rests,
        (select array_agg(kind order by kind) from class_notices where match_id = m.id) as words,
        (select count(*)::int from pgboss.job where singleton_key like ${`class:${matchId}:%`}) as messages
      from matches m where id = ${matchId}`;
    const facts = JSON.stringify(row);
    if (!row?.ended || row.rests) violations.push(`not ended: ${facts}`);
    // The demo's tutors have no account, so that families alone hear.
    else if (row.words.join(" ") !== "COURSE_END REST_ENDS" || row.messages !== 2) {
      violations.push(`not told once: ${facts}`);
    }
  }
  return violations;
}
