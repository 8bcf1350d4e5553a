import { and, eq, ne } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { lastTutorId } from "../../../db/last-tutor.ts";
import {
  lessonLogs,
  lessons,
  matches,
  rematchForms,
  students,
  subjectDetails,
  subjects,
  tutors,
} from "../../../db/schema/index.ts";

/** A match of the buyer's with who teaches it, or taught it last before it was given up. */
export async function findPair(db: Queryable, userId: string, matchId: string) {
  const [pair] = await db
    .select({ id: matches.id, tutorId: tutors.id, tutorName: tutors.name, matchedAt: matches.matchedAt })
    .from(matches)
    .leftJoin(tutors, eq(tutors.id, lastTutorId))
    .where(and(eq(matches.id, matchId), eq(matches.userId, userId)));
  return pair;
}

/** The lessons of one pair, but those that were canceled. */
export function findPairLessons(db: Queryable, matchId: string, tutorId: number) {
  return db
    .select({
      startsAt: lessons.startsAt,
      endsAt: lessons.endsAt,
      status: lessons.status,
      settledAs: lessons.settledAs,
      dispute: lessons.dispute,
      movedFromAt: lessons.movedFromAt,
      loggedAt: lessonLogs.createdAt,
    })
    .from(lessons)
    .leftJoin(lessonLogs, eq(lessonLogs.lessonId, lessons.id))
    .where(and(eq(lessons.matchId, matchId), eq(lessons.tutorId, tutorId), ne(lessons.status, "CANCELED")))
    .orderBy(lessons.startsAt);
}

export async function insertRematchForm(tx: Queryable, values: typeof rematchForms.$inferInsert): Promise<string> {
  const [form] = await tx.insert(rematchForms).values(values).returning({ id: rematchForms.id });
  if (!form) throw new Error("The form was not kept.");
  return form.id;
}

/** Whom a tutor is told about, and where; null for a tutor without an account. */
export async function findTutorNotice(tx: Queryable, matchId: string, tutorId: number) {
  const [found] = await tx
    .select({
      tutorUserId: tutors.userId,
      studentName: students.name,
      subjectLabel: subjects.label,
      subjectDetailLabel: subjectDetails.label,
    })
    .from(matches)
    .innerJoin(students, eq(students.id, matches.studentId))
    .innerJoin(subjects, eq(subjects.key, matches.subjectKey))
    .innerJoin(subjectDetails, eq(subjectDetails.key, matches.subjectDetailKey))
    .innerJoin(tutors, eq(tutors.id, tutorId))
    .where(eq(matches.id, matchId));
  return found;
}
