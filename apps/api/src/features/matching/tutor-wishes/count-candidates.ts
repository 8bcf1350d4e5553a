import type { Ctx } from "../../../deps.ts";
import { readCourseWishes } from "../matches/suggestions/read-course-wishes.ts";
import { readWishes } from "./read-wishes.ts";
import type { ApplicantChange, CandidateCountWire } from "./schemas.ts";

/**
 * How many tutors meet the hard conditions of these wishes now, for each course of the order, without saving them. Hard are the
 * course, the times, the gender and a free place; the other wishes only change the order.
 * @throws ApiError as `readWishes`.
 */
export async function countCandidates(
  { db, tutorSearch, actor: { userId } }: Ctx<"account">,
  merchantUid: string,
  change: ApplicantChange,
): Promise<CandidateCountWire> {
  const { order, wishes } = await readWishes(db, userId, merchantUid, change);
  const courses = await Promise.all(
    (await readCourseWishes(db, order.studentId, order.courses, wishes)).map(async ({ course, wish }) => {
      const { subjectLabel, subjectDetailLabel } = course;
      return { subjectLabel, subjectDetailLabel, count: await tutorSearch.count(wish) };
    }),
  );
  return { count: Math.min(...courses.map(({ count }) => count)), courses };
}
