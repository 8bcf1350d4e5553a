import {
  canMatchTransition,
  MATCH_STATUSES,
  PULSE_AFTER_LESSONS,
  pulseAfter,
  RUNNING_ORDER_STATUSES,
  TASK_REMINDER_DAYS,
  tutorProposalStatusesBefore,
  USED_OUTCOMES,
} from "@pkg/domain";
import { inArray, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { goesOnSql, isTrialSql } from "../../../db/courses-of-match.ts";
import { taskReminders } from "../../../db/schema/index.ts";

/** As `describeClasses` has it. */
const unplannedSince = sql`coalesce(m.unplanned_since, m.matched_at)`;

/** At most so many courses in one go. */
const BATCH = 500;

/** Whether a class is a trial that no other course goes on with: its family is asked after the one lesson, and after its end. */
const isTrial = sql`(${sql.raw(isTrialSql("i"))} and not exists (select from order_items c
  join orders p on p.id = c.order_id where c.match_id = m.id and p.paid_at is not null))`;

/** After how many lessons its family is asked: `pulseAfter`, with the lessons that a benefit adds to the trial. */
const askedAfter = sql`case when not ${isTrial} or i.bonus_type = 'MONTH' then ${PULSE_AFTER_LESSONS}::int
  else least(${PULSE_AFTER_LESSONS}::int, ${pulseAfter(1)}::int + coalesce(i.bonus_count, 0)) end`;

/**
 * Paid courses whose buyer may have to be reminded of something now: of each kind those that waited for one of the
 * days of the reminders, and no reminder has gone out since. Whether the task still stands, and which, is asked of
 * the course.
 */
export async function findRemindable(db: Queryable, at: Date): Promise<string[]> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const due = (since: SQL) =>
    sql.join(
      TASK_REMINDER_DAYS.map(
        (
          days,
        ) => sql`(${since} <= ${now} - ${days} * interval '1 day' and ${since} > ${now} - ${days + 2} * interval '1 day'
          and not exists (select from ${taskReminders} r where r.order_item_id = i.id and r.days = ${days}
            and r.since = ${since}))`,
      ),
      sql` or `,
    );
  const rows = await db.execute<{ id: string }>(sql`
    select id from (
      select i.id, o.paid_at as since from orders o join order_items i on i.order_id = o.id
      where ${inArray(sql`o.status`, [...RUNNING_ORDER_STATUSES])} and not ${sql.raw(goesOnSql("o"))} and (${due(sql`o.paid_at`)})
        and not exists (select from applicants a
          where a.merchant_uid = o.merchant_uid and a.position = i.position and a.completed_at is not null)
      union
      select i.id, ${unplannedSince} from matches m join order_items i on i.id = m.order_item_id
      where m.status = 'MATCHED' and m.ended_at is null and m.planned_at is null and (${due(unplannedSince)})
      union
      select i.id, m.updated_at from matches m join order_items i on i.id = m.order_item_id
      where m.status in ('UNPAIRED', 'PROFILE_MATCH_FAILED') and (${due(sql`m.updated_at`)})
      union
      select i.id, c.offered_at from matches m join candidate_tutors c on c.match_id = m.id
        join order_items i on i.id = m.order_item_id
      where ${inArray(
        sql`m.status`,
        MATCH_STATUSES.filter((status) => canMatchTransition(status, "MATCHED")),
      )} and c.offered_at is not null and c.offer_declined_at is null and c.lapsed_at is null and c.released_at is null
        and ${inArray(sql`c.talk_send_status`, tutorProposalStatusesBefore("ACCEPT"))} and (${due(sql`c.offered_at`)})
      union
      select i.id, l.ends_at from lessons l join matches m on m.id = l.match_id join order_items i on i.id = m.order_item_id
      where l.starts_at between ${now} - interval '10 days' and ${now} and m.status = 'MATCHED' and l.tutor_id = m.tutor_id and l.settled_as is not null
        and (m.ended_at is null or ${isTrial}) and (${due(sql`l.ends_at`)})
        and (select count(*) from lessons u where u.match_id = m.id and u.tutor_id = l.tutor_id and u.ends_at <= l.ends_at
          and ${inArray(sql`u.settled_as`, [...USED_OUTCOMES])}) = ${askedAfter}
        and not exists (select from class_pulses p where p.match_id = m.id and p.tutor_id = m.tutor_id)
    ) waiting group by id order by min(since) limit ${BATCH}`);
  return rows.map(({ id }) => id);
}

/** Notes that a buyer is reminded. @returns whether this reminder is still to be sent */
export async function claimReminder(tx: Queryable, row: typeof taskReminders.$inferInsert): Promise<boolean> {
  const claimed = await tx
    .insert(taskReminders)
    .values(row)
    .onConflictDoNothing()
    .returning({ kind: taskReminders.kind });
  return claimed.length > 0;
}
