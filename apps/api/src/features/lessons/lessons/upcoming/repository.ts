import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import {
  lessonLogs,
  lessons,
  matches,
  students,
  subjectDetails,
  subjects,
  tutors,
} from "../../../../db/schema/index.ts";
import { lessonColumns } from "../repository.ts";

/**
 * The next lessons of a buyer (of one student when it acts for one) or of a tutor, ascending, with their places in their courses.
 * Those of the buyer and those of the tutor are found by an index each: one condition over both would read every lesson there is.
 */
export async function findUpcoming(db: Queryable, userId: string, studentId: string | null, limit: number) {
  const ofStudent = studentId === null ? sql`` : sql`and l.student_id = ${studentId}`;
  // No lesson goes on for a day: the bound on its start is one that an index has.
  const isAhead = sql`l.starts_at > now() - interval '1 day' and l.ends_at > now() and l.status in ('SCHEDULED', 'DONE')
    order by l.starts_at, l.id limit ${limit}`;
  const found = await db.execute<{ id: string }>(sql`select id from (
    (select l.id, l.starts_at from matches m join lessons l on l.match_id = m.id
      where m.user_id = ${userId} ${ofStudent} and ${isAhead})
    union
    (select l.id, l.starts_at from tutors t join lessons l on l.tutor_id = t.id where t.user_id = ${userId} and ${isAhead})
    ) l order by starts_at, id limit ${limit}`);
  if (found.length === 0) return [];
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
      inArray(
        lessons.id,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(asc(lessons.startsAt), asc(lessons.id));
}
