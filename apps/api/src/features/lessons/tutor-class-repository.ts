import { and, asc, eq, gte, inArray, lt, or, sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { lessonLogs, lessons, matches, orderItems, students, subjects, tutors } from "../../db/schema/index.ts";
import { selectClasses } from "./repository.ts";

/** The number of the tutor who is signed in. */
export async function findTutorId(db: Queryable, userId: string): Promise<number | undefined> {
  const [row] = await db.select({ id: tutors.id }).from(tutors).where(eq(tutors.userId, userId));
  return row?.id;
}

/** What a tutor is paid for lessons that start from `from` until before `until`, in their order; also of pairs long dissolved. */
export async function findPaidLessons(db: Queryable, tutorId: number, from: Date, until: Date) {
  return db
    .select({
      id: lessons.id,
      startsAt: lessons.startsAt,
      status: lessons.status,
      studentName: students.name,
      subjectLabel: subjects.label,
      minutes: matches.minutes,
      product: orderItems.product,
    })
    .from(lessons)
    .innerJoin(matches, eq(matches.id, lessons.matchId))
    .innerJoin(orderItems, eq(orderItems.id, matches.orderItemId))
    .innerJoin(subjects, eq(subjects.key, matches.subjectKey))
    .innerJoin(students, eq(students.id, lessons.studentId))
    .where(
      and(
        eq(lessons.tutorId, tutorId),
        gte(lessons.startsAt, from),
        lt(lessons.startsAt, until),
        inArray(lessons.status, ["DONE", "ABSENT"]),
      ),
    )
    .orderBy(asc(lessons.startsAt), asc(lessons.id));
}

/** The classes of a tutor: the pairs of now, and dissolved ones with a lesson that still waits for its log. */
export async function findTaughtClasses(db: Queryable, tutorId: number) {
  const waits = sql`exists (select 1 from lessons l left join lesson_logs g on g.lesson_id = l.id
    where l.match_id = ${matches.id} and l.tutor_id = ${tutorId} and l.status in ('SCHEDULED', 'DONE')
      and l.ends_at <= now() and g.lesson_id is null)`;
  return selectClasses(db)
    .where(or(eq(matches.tutorId, tutorId), waits))
    .orderBy(asc(matches.createdAt), asc(matches.id));
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
      hasLog: sql<boolean>`${lessonLogs.lessonId} is not null`,
    })
    .from(lessons)
    .leftJoin(lessonLogs, eq(lessonLogs.lessonId, lessons.id))
    .where(inArray(lessons.matchId, [...matchIds]))
    .orderBy(asc(lessons.startsAt));
}
