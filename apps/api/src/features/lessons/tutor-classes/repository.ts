import { and, desc, eq } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import {
  applicants,
  candidateTutors,
  matches,
  messageThreads,
  orderItems,
  rematchForms,
  students,
  tutors,
} from "../../../db/schema/index.ts";
import { isWishOfMatch, memo } from "../../../db/wishes.ts";

/** The number of the tutor who is signed in. */
export async function findTutorId(db: Queryable, userId: string): Promise<number | undefined> {
  const [row] = await db.select({ id: tutors.id }).from(tutors).where(eq(tutors.userId, userId));
  return row?.id;
}

/**
 * The student whom this tutor teaches in a match, as the family described them for this course; nothing for another's
 * match.
 */
export async function findTaughtStudent(db: Queryable, tutorId: number, matchId: string) {
  const [row] = await db
    .select({
      studentId: students.id,
      subjectKey: matches.subjectKey,
      grade: students.grade,
      gradeBand: students.gradeBand,
      minutes: matches.minutes,
      lessonsPerWeek: matches.lessonsPerWeek,
      studyPurposes: applicants.studyPurposes,
      likedTutorStyles: applicants.likedTutorStyles,
      dislikedTutorStyles: applicants.dislikedTutorStyles,
      ...memo,
    })
    .from(matches)
    .innerJoin(orderItems, eq(orderItems.id, matches.orderItemId))
    .innerJoin(applicants, isWishOfMatch)
    .innerJoin(students, eq(students.id, matches.studentId))
    .where(and(eq(matches.id, matchId), eq(matches.tutorId, tutorId)));
  return row;
}

/** When the family of a class asked for another tutor in place of this one, and when what they had said yes to ended. */
export async function findPairEnd(db: Queryable, tutorId: number, matchId: string) {
  const [form] = await db
    .select({ at: rematchForms.createdAt })
    .from(rematchForms)
    .where(and(eq(rematchForms.matchId, matchId), eq(rematchForms.tutorId, tutorId)))
    .orderBy(desc(rematchForms.createdAt))
    .limit(1);
  const [yes] = await db
    .select({ at: candidateTutors.releasedAt })
    .from(candidateTutors)
    .where(
      and(
        eq(candidateTutors.matchId, matchId),
        eq(candidateTutors.tutorId, tutorId),
        eq(candidateTutors.talkSendStatus, "ACCEPT"),
      ),
    )
    .orderBy(desc(candidateTutors.createdAt))
    .limit(1);
  return { rematchedAt: form?.at ?? null, releasedAt: yes?.at ?? null };
}

/** Whether a tutor and the family of a class have written to each other. */
export async function hasThread(db: Queryable, tutorId: number, matchId: string): Promise<boolean> {
  const rows = await db
    .select({ id: messageThreads.id })
    .from(messageThreads)
    .where(and(eq(messageThreads.matchId, matchId), eq(messageThreads.tutorId, tutorId)));
  return rows.length > 0;
}
