import { RECOMMENDED_TUTORS } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { describeTutors } from "../../tutors/tutors/describe-tutors.ts";
import { readCourseWishes } from "../matches/suggestions/read-course-wishes.ts";
import { readWishes } from "./read-wishes.ts";
import { findFirstTutor } from "./repository.ts";
import type { ApplicantChange, RecommendationsWire } from "./schemas.ts";

/**
 * The tutors who fit these wishes best now, for each course of the order, without saving the wishes: the buyer may pick whom to
 * ask first. The tutor with whom a course begins and picked ones who still fit stay in the list when others fit better meanwhile.
 * @throws ApiError as `readWishes`.
 */
export async function listRecommendedTutors(
  { db, tutorSearch, actor: { userId } }: Ctx<"account">,
  merchantUid: string,
  change: ApplicantChange,
): Promise<RecommendationsWire> {
  const { order, wishes } = await readWishes(db, userId, merchantUid, change);
  const courses = await readCourseWishes(db, order.studentId, order.courses, wishes);
  return {
    courses: await Promise.all(
      courses.map(async ({ course, wish }) => {
        const best = await tutorSearch.top(wish, { limit: RECOMMENDED_TUTORS });
        const { firstTutorId } = course;
        const picked = new Set([
          ...(firstTutorId === null ? [] : [firstTutorId]),
          ...wishes.selectedTutors.map(Number),
        ]);
        const kept = picked.size > 0 ? await tutorSearch.top(wish, { limit: picked.size, only: picked }) : [];
        const shown = new Set(best.map(({ tutorId }) => tutorId));
        const ranked = [...best, ...kept.filter(({ tutorId }) => !shown.has(tutorId))];
        const { subjectLabel, subjectDetailLabel } = course;
        const firstTutor = firstTutorId === null ? null : await findFirstTutor(db, firstTutorId);
        return { subjectLabel, subjectDetailLabel, firstTutor, tutors: await describeTutors(db, wish, ranked) };
      }),
    ),
  };
}
