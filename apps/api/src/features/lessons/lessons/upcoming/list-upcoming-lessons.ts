import type { Ctx } from "../../../../deps.ts";
import type { UpcomingLessonsWire } from "../schemas.ts";
import { toLesson } from "../to-lesson.ts";
import { findUpcoming } from "./repository.ts";

const SHOWN = 20;

/** The next lessons of an account over all of its classes; of one student when it acts for one. */
export async function listUpcomingLessons(
  { db, now, actor: { userId } }: Ctx<"account">,
  studentId: string | null,
): Promise<UpcomingLessonsWire["content"]> {
  const rows = await findUpcoming(db, userId, studentId, SHOWN);
  return rows.map(({ number, subjectLabel, subjectDetailLabel, studentName, tutorName, ...lesson }) => ({
    ...toLesson(lesson, { now, number }),
    subjectLabel,
    subjectDetailLabel,
    studentId: lesson.studentId,
    studentName,
    tutorName,
  }));
}
