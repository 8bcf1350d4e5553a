import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { lessonLogs, lessons, matches, students, subjectDetails, subjects, tutors } from "../../db/schema/index.ts";
import { lessonColumns } from "./repository.ts";

/** The next lessons of a buyer (of one student when it acts for one) or of a tutor, ascending, with their places in their courses. */
export async function findUpcoming(db: Queryable, userId: string, studentId: string | null, limit: number) {
  const isBuyers = and(eq(matches.userId, userId), studentId === null ? undefined : eq(lessons.studentId, studentId));
  return db
    .select({
      ...lessonColumns,
      number: sql<number>`(select count(*)::int from lessons l where l.match_id = ${lessons.matchId}
        and l.status <> 'CANCELED' and l.starts_at <= ${lessons.startsAt})`,
      subjectLabel: subjects.label,
      subjectDetailLabel: subjectDetails.label,
      studentName: students.name,
      tutorName: tutors.name,
    })
    .from(lessons)
    .innerJoin(matches, eq(matches.id, lessons.matchId))
    .innerJoin(subjects, eq(subjects.key, matches.subjectKey))
    .innerJoin(subjectDetails, eq(subjectDetails.key, matches.subjectDetailKey))
    .innerJoin(students, eq(students.id, lessons.studentId))
    .innerJoin(tutors, eq(tutors.id, lessons.tutorId))
    .leftJoin(lessonLogs, eq(lessonLogs.lessonId, lessons.id))
    .where(
      and(
        inArray(lessons.status, ["SCHEDULED", "DONE"]),
        sql`${lessons.endsAt} > now()`,
        or(isBuyers, eq(tutors.userId, userId)),
      ),
    )
    .orderBy(asc(lessons.startsAt), asc(lessons.id))
    .limit(limit);
}
