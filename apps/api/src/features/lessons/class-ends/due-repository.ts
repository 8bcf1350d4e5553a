import {
  type ClassSide,
  LAST_LESSONS,
  LOG_REMINDER_HOURS,
  REVIEW_LESSONS,
  SOON_MINUTES,
  TASK_REMINDER_DAYS,
  UNPLANNED_NOTICE_DAYS,
} from "@pkg/domain";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";

// What people are to be told at an instant. Whoever tells them asks again under a lock, and writes the row that says so.

/** At most this many of a kind in one go. */
const BATCH = 500;
/** What could not be told for so long, since nothing ran, is told no more. */
const DAY = sql`interval '1 day'`;

/** A lesson with the people of its class; `tutorUserId` is whoever teaches this lesson. */
export interface DueLesson extends Record<string, unknown> {
  readonly id: string;
  readonly matchId: string;
  readonly startsAt: string;
  readonly userId: string;
  readonly tutorUserId: string | null;
  readonly tutorName: string;
  readonly studentName: string;
  readonly subjectLabel: string;
  readonly subjectDetailLabel: string;
  /** Names the message among those of its kind. */
  readonly occasion: string;
}

/** A class whose people are to be told; `startedAt` is when the pair was made. */
export interface DueClass extends Record<string, unknown> {
  readonly matchId: string;
  readonly userId: string;
  readonly matchedAt: string;
}

const instant = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

/** A lesson is recalled again once it was moved. */
const lessonOccasion = sql`l.id || ':' || extract(epoch from l.starts_at)::bigint`;

function findLessons(db: Queryable, kind: string, where: SQL, occasion: SQL = lessonOccasion, told: SQL = sql`true`) {
  return db.execute<DueLesson>(sql`
    select l.id, l.match_id as "matchId", l.starts_at as "startsAt", m.user_id as "userId", t.user_id as "tutorUserId",
      t.name as "tutorName",
      s.name as "studentName", j.label as "subjectLabel",
      d.label as "subjectDetailLabel", ${occasion} as occasion
    from lessons l join matches m on m.id = l.match_id join tutors t on t.id = l.tutor_id
      join students s on s.id = l.student_id join subjects j on j.key = m.subject_key
      join subject_details d on d.key = m.subject_detail_key
    where ${where} and not exists (
      select from class_notices n where n.match_id = l.match_id and n.kind = ${kind} and n.occasion = ${occasion} and ${told})
    order by l.starts_at, l.id limit ${BATCH}`);
}

/**
 * Lessons of the next day of which a side was not told; each side is told by itself.
 * @param since since when they have stood there: who arranged or moved one later knows of it
 */
export const findTomorrow = (
  db: Queryable,
  { from, until, since, side }: { from: Date; until: Date; since: Date; side: ClassSide },
) =>
  findLessons(
    db,
    "TOMORROW",
    sql`l.status = 'SCHEDULED' and l.starts_at >= ${instant(from)} and l.starts_at < ${instant(until)}
      and l.updated_at < ${instant(since)} and ${side === "TUTOR" ? sql`t.user_id is not null` : sql`true`}`,
    lessonOccasion,
    sql`n.side = ${side}`,
  );

/** Lessons whose room has opened. */
export const findSoon = (db: Queryable, at: Date) =>
  findLessons(
    db,
    "SOON",
    sql`l.status = 'SCHEDULED' and l.starts_at > ${instant(at)}
      and l.starts_at <= ${instant(at)} + ${SOON_MINUTES} * interval '1 minute'`,
  );

/** The days in Korea since a lesson. */
const daysSince = (at: Date): SQL =>
  sql`((${instant(at)} at time zone 'Asia/Seoul')::date - (l.ends_at at time zone 'Asia/Seoul')::date)`;

/**
 * Lessons whose log is missing: hours after each, and again from the morning of each of the days of the reminders, so
 * that those of one day come together.
 */
export function findUnlogged(db: Queryable, at: Date) {
  const steps = sql.join(
    [0, ...TASK_REMINDER_DAYS].map((days) => sql`${days}::int`),
    sql`, `,
  );
  const step = sql`(select max(days) from unnest(array[${steps}]) days where days <= ${daysSince(at)})`;
  return findLessons(
    db,
    "LOG_DUE",
    sql`l.settled_as = 'HELD' and l.status in ('SCHEDULED', 'DONE')
      and l.starts_at > ${instant(at)} - ${Math.max(...TASK_REMINDER_DAYS) + 3} * ${DAY} and l.starts_at < ${instant(at)}
      and greatest(l.ends_at, l.settled_at) <= ${instant(at)} - ${LOG_REMINDER_HOURS} * interval '1 hour' and ${daysSince(at)} < ${step} + 2
      and not exists (select from lesson_logs g where g.lesson_id = l.id)`,
    sql`${lessonOccasion} || coalesce(':' || nullif(${step}, 0), '')`,
  );
}

/** Classes that no renewal goes on with, of which a lesson was held in the last half day and few are still arranged. */
export const findEnding = (db: Queryable, at: Date) =>
  db.execute<DueClass>(sql`
    select distinct m.id as "matchId", m.user_id as "userId", m.matched_at as "matchedAt"
    from lessons l join matches m on m.id = l.match_id
    where l.settled_as = 'HELD' and l.status in ('SCHEDULED', 'DONE') and l.starts_at > ${instant(at)} - 0.5 * ${DAY}
      and l.starts_at < ${instant(at)} and m.status = 'MATCHED' and m.ended_at is null
      and (select count(*) from (select from lessons c where c.match_id = m.id and c.status = 'SCHEDULED'
        and c.ends_at > ${instant(at)} limit ${LAST_LESSONS + 1}) few) between 1 and ${LAST_LESSONS}
      and not exists (select from order_schedules o where o.order_item_id = m.order_item_id and o.status = 'ACTIVE')
      and not exists (select from class_notices n
        where n.match_id = m.id and n.kind = 'LAST_LESSONS' and n.created_at > ${instant(at)} - 5 * ${DAY})
    limit ${BATCH}`);

/** Classes of which a lesson was held in the last days, so that there are enough of its tutor's, and nobody was asked yet how they are. */
export const findReviewable = (db: Queryable, at: Date) =>
  db.execute<DueClass>(sql`
    select distinct m.id as "matchId", m.user_id as "userId", m.matched_at as "matchedAt"
    from lessons l join matches m on m.id = l.match_id
    where l.settled_as = 'HELD' and l.status in ('SCHEDULED', 'DONE') and l.starts_at > ${instant(at)} - 2 * ${DAY}
      and l.starts_at < ${instant(at)} and l.dispute is distinct from 'OPEN' and m.status = 'MATCHED'
      and (select count(*) from lessons h where h.match_id = m.id and h.tutor_id = l.tutor_id
        and h.settled_as = 'HELD' and h.dispute is distinct from 'OPEN'
      ) >= ${REVIEW_LESSONS}
      and not exists (select from reviews r where r.match_id = m.id)
      and not exists (select from class_notices n where n.match_id = m.id and n.kind = 'REVIEW')
    limit ${BATCH}`);

/** Classes whose tutor was found some days ago, and of which no lesson was arranged since. */
export const findUnplanned = (db: Queryable, at: Date) =>
  db.execute<DueClass>(sql`
    select m.id as "matchId", m.user_id as "userId", m.matched_at as "matchedAt" from matches m
    where m.status = 'MATCHED' and m.ended_at is null and m.matched_at <= ${instant(at)} - ${UNPLANNED_NOTICE_DAYS} * ${DAY}
      and m.matched_at > ${instant(at)} - (${UNPLANNED_NOTICE_DAYS} + 2) * ${DAY}
      and not exists (select from lessons l
        where l.match_id = m.id and l.tutor_id = m.tutor_id and l.status <> 'CANCELED' and l.created_at >= m.matched_at)
      and not exists (select from class_notices n
        where n.match_id = m.id and n.kind = 'UNPLANNED' and n.created_at >= m.matched_at)
    order by m.matched_at limit ${BATCH}`);

/** Holds a lesson that still stands as it was read. @returns whether it does */
export async function holdLesson(tx: Queryable, { id, startsAt }: DueLesson): Promise<boolean> {
  const held = await tx.execute(sql`
    select from lessons where id = ${id} and starts_at = ${startsAt}::timestamptz and status in ('SCHEDULED', 'DONE') for share`);
  return held.length > 0;
}
