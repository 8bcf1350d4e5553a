import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { applicants, matches, orderItems, students, tutors } from "../../../db/schema/index.ts";
import { isWishOfMatch } from "../../../db/wishes.ts";

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
      tutorMemo: applicants.tutorMemo,
    })
    .from(matches)
    .innerJoin(orderItems, eq(orderItems.id, matches.orderItemId))
    .innerJoin(applicants, isWishOfMatch)
    .innerJoin(students, eq(students.id, matches.studentId))
    .where(and(eq(matches.id, matchId), eq(matches.tutorId, tutorId)));
  return row;
}
