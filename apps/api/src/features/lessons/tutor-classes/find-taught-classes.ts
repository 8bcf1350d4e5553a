import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { matchesOfTutor, wasPaired } from "../../../db/past-pairs.ts";
import { lessonLogs, lessons, matches } from "../../../db/schema/index.ts";
import { answerOf, selectClasses } from "../lessons/repository.ts";

/**
 * The classes of a tutor: the pairs of now, and those that another tutor has since.
 * @param onlyRunning leaves classes out that are over and have no lesson that still waits for its log, or for an answer
 */
export async function findTaughtClasses(db: Queryable, tutorId: number, { onlyRunning = false } = {}) {
  // A union, since one condition over both would ask every match there is for such a lesson.
  const past = onlyRunning ? sql`` : sql`union ${matchesOfTutor(sql`${tutorId}`)}`;
  const own = sql`(select m.id from matches m where m.tutor_id = ${tutorId} ${onlyRunning ? sql`and m.ended_at is null` : sql``}
    ${past} union select l.match_id from lessons l left join lesson_logs g on g.lesson_id = l.id
    where l.tutor_id = ${tutorId} and (l.settled_as in ('HELD', 'ASKED') or (l.settled_as is null and l.status = 'SCHEDULED'))
      and l.ends_at <= now() and g.lesson_id is null)`;
  return selectClasses(db).where(sql`${matches.id} in ${own}`).orderBy(asc(matches.createdAt), asc(matches.id));
}

/** A class that this tutor teaches, or taught; nothing for another's. */
export async function findTaughtClass(db: Queryable, tutorId: number, matchId: string) {
  const isTheirs = sql`(${matches.tutorId} = ${tutorId} or ${wasPaired(sql`${matches.id}`, sql`${tutorId}`)})`;
  const [row] = await selectClasses(db).where(and(eq(matches.id, matchId), isTheirs));
  return row;
}

/** The lessons of several classes, of all their tutors, ascending. */
export async function findLessonsOf(db: Queryable, matchIds: readonly string[]) {
  if (matchIds.length === 0) return [];
  return db
    .select({
      matchId: lessons.matchId,
      tutorId: lessons.tutorId,
      startsAt: lessons.startsAt,
      endsAt: lessons.endsAt,
      status: lessons.status,
      settledAs: lessons.settledAs,
      dispute: lessons.dispute,
      hasLog: sql<boolean>`${lessonLogs.lessonId} is not null`,
      /** Its tutor is asked whether it took place, and has not answered. */
      isAsked: sql<boolean>`${lessons.settledAs} is not distinct from 'ASKED' and ${lessons.dispute} is distinct from 'OPEN'
        and ${answerOf("TUTOR")} is null`,
    })
    .from(lessons)
    .leftJoin(lessonLogs, eq(lessonLogs.lessonId, lessons.id))
    .where(inArray(lessons.matchId, [...matchIds]))
    .orderBy(asc(lessons.startsAt));
}
