import { RECOMMENDED_TUTORS } from "@pkg/domain";
import type { AppDeps } from "../../deps.ts";
import { describeTutors } from "../matches/describe-tutors.ts";
import { readCourseWishes } from "../matches/read-course-wishes.ts";
import { readWishes } from "./read-wishes.ts";
import type { ApplicantChange, RecommendationsWire } from "./schemas.ts";

/**
 * The tutors who fit these wishes best now, for each course of the order, without saving the wishes: the buyer may pick whom to
 * ask first. Picked tutors who still fit stay in the list when others fit better meanwhile.
 * @throws ApiError as `readWishes`.
 */
export async function listRecommendedTutors(
  { db, tutorSearch }: Pick<AppDeps, "db" | "tutorSearch">,
  userId: string,
  merchantUid: string,
  change: ApplicantChange,
): Promise<RecommendationsWire> {
  const { order, wishes } = await readWishes(db, userId, merchantUid, change);
  const picked = new Set(wishes.selectedTutors.map(Number));
  const courses = await readCourseWishes(db, order.studentId, order.courses, wishes);
  return {
    courses: await Promise.all(
      courses.map(async ({ course, wish }) => {
        const best = await tutorSearch.top(wish, { limit: RECOMMENDED_TUTORS });
        const kept = picked.size > 0 ? await tutorSearch.top(wish, { limit: picked.size, only: picked }) : [];
        const shown = new Set(best.map(({ tutorId }) => tutorId));
        const ranked = [...best, ...kept.filter(({ tutorId }) => !shown.has(tutorId))];
        const { subjectLabel, subjectDetailLabel } = course;
        return { subjectLabel, subjectDetailLabel, tutors: await describeTutors(db, wish, ranked) };
      }),
    ),
  };
}
