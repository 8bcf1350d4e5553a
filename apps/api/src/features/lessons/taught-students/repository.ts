import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { applicants, matches, students } from "../../../db/schema/index.ts";

/** The student whom this tutor teaches in a match, as the family described them; nothing for anybody else's match. */
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
    .innerJoin(applicants, eq(applicants.merchantUid, matches.merchantUid))
    .innerJoin(students, eq(students.id, matches.studentId))
    .where(and(eq(matches.id, matchId), eq(matches.tutorId, tutorId)));
  return row;
}
