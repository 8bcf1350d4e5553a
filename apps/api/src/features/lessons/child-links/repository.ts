import { OVERTIME_MINUTES } from "@pkg/domain";
import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { lessonLogs, lessons, matches, students, subjectDetails, subjects, tutors } from "../../../db/schema/index.ts";

/** A student of the account that pays. */
export interface Child {
  readonly userId: string;
  readonly studentId: string;
}

const SHOWN = 8;

const classColumns = {
  subjectLabel: subjects.label,
  subjectDetailLabel: subjectDetails.label,
  tutorName: tutors.name,
};

const isTheirs = ({ userId, studentId }: Child) => and(eq(lessons.studentId, studentId), eq(matches.userId, userId));

export async function findChildName(db: Queryable, { userId, studentId }: Child): Promise<string | undefined> {
  const [student] = await db
    .select({ name: students.name })
    .from(students)
    .where(and(eq(students.id, studentId), eq(students.userId, userId)));
  return student?.name;
}

/** The next lessons of a child, ascending, until their rooms close. */
export async function findChildLessons(db: Queryable, child: Child) {
  return db
    .select({ id: lessons.id, startsAt: lessons.startsAt, endsAt: lessons.endsAt, ...classColumns })
    .from(lessons)
    .innerJoin(matches, eq(matches.id, lessons.matchId))
    .innerJoin(subjects, eq(subjects.key, matches.subjectKey))
    .innerJoin(subjectDetails, eq(subjectDetails.key, matches.subjectDetailKey))
    .innerJoin(tutors, eq(tutors.id, lessons.tutorId))
    .where(
      and(
        isTheirs(child),
        inArray(lessons.status, ["SCHEDULED", "DONE"]),
        sql`${lessons.endsAt} > now() - ${OVERTIME_MINUTES} * interval '1 minute'`,
        // No lesson goes on for a day; the index knows starts only.
        sql`${lessons.startsAt} > now() - interval '1 day'`,
      ),
    )
    .orderBy(asc(lessons.startsAt), asc(lessons.id))
    .limit(SHOWN);
}

/** What was written last of each of the child's classes that go on, the newest first. */
export async function findChildLogs(db: Queryable, child: Child) {
  const { title, content, homework, updatedAt } = lessonLogs;
  const latest = db
    .selectDistinctOn([lessons.matchId], {
      startsAt: lessons.startsAt,
      log: { title, content, homework, writtenAt: updatedAt },
      ...classColumns,
    })
    .from(lessonLogs)
    .innerJoin(lessons, eq(lessons.id, lessonLogs.lessonId))
    .innerJoin(matches, eq(matches.id, lessons.matchId))
    .innerJoin(subjects, eq(subjects.key, matches.subjectKey))
    .innerJoin(subjectDetails, eq(subjectDetails.key, matches.subjectDetailKey))
    .innerJoin(tutors, eq(tutors.id, lessons.tutorId))
    .where(and(isTheirs(child), isNull(matches.endedAt), eq(matches.status, "MATCHED")))
    .orderBy(lessons.matchId, desc(lessons.startsAt));
  return (await latest).sort((a, b) => b.startsAt.getTime() - a.startsAt.getTime());
}
