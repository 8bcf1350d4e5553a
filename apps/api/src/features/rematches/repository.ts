import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { lessonLogs, lessons, matches, rematchForms, students, subjects, tutors } from "../../db/schema/index.ts";

/** A match of the buyer's with who teaches it. */
export async function findPair(db: Queryable, userId: string, matchId: string) {
  const [pair] = await db
    .select({ id: matches.id, tutorId: matches.tutorId, tutorName: tutors.name, matchedAt: matches.matchedAt })
    .from(matches)
    .leftJoin(tutors, eq(tutors.id, matches.tutorId))
    .where(and(eq(matches.id, matchId), eq(matches.userId, userId)));
  return pair;
}

/** The lessons of one pair, counted; a canceled one counts nowhere. */
export async function countLessons(db: Queryable, matchId: string, tutorId: number) {
  const isOver = sql`(${lessons.status} in ('DONE', 'ABSENT') or ${lessons.endsAt} <= now())`;
  const [counted] = await db
    .select({
      lessonCount: sql<number>`(count(*) filter (where ${isOver}))::int`,
      attendedCount: sql<number>`(count(*) filter (where ${isOver} and ${lessons.status} <> 'ABSENT'))::int`,
      movedCount: sql<number>`(count(*) filter (where ${lessons.movedFromAt} is not null))::int`,
      loggedCount: sql<number>`count(${lessonLogs.lessonId})::int`,
      nextLessonAt: sql<string | null>`to_char(min(${lessons.startsAt}) filter (
        where ${lessons.status} = 'SCHEDULED' and ${lessons.endsAt} > now()) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`,
    })
    .from(lessons)
    .leftJoin(lessonLogs, eq(lessonLogs.lessonId, lessons.id))
    .where(and(eq(lessons.matchId, matchId), eq(lessons.tutorId, tutorId), sql`${lessons.status} <> 'CANCELED'`));
  if (!counted) throw new Error("A count has one row.");
  const { nextLessonAt, ...counts } = counted;
  return { ...counts, nextLessonAt: nextLessonAt === null ? null : new Date(nextLessonAt) };
}

export async function insertRematchForm(tx: Queryable, values: typeof rematchForms.$inferInsert): Promise<string> {
  const [form] = await tx.insert(rematchForms).values(values).returning({ id: rematchForms.id });
  if (!form) throw new Error("The form was not kept.");
  return form.id;
}

/** Whom a tutor is told about, and where; null for a tutor without an account. */
export async function findTutorNotice(tx: Queryable, matchId: string, tutorId: number) {
  const [found] = await tx
    .select({ tutorUserId: tutors.userId, studentName: students.name, subjectLabel: subjects.label })
    .from(matches)
    .innerJoin(students, eq(students.id, matches.studentId))
    .innerJoin(subjects, eq(subjects.key, matches.subjectKey))
    .innerJoin(tutors, eq(tutors.id, tutorId))
    .where(eq(matches.id, matchId));
  return found;
}
