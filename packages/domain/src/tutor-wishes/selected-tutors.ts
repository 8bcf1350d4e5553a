import type { TutorRank } from "../product/tutor-rank.ts";
import { MAX_CHOSEN_TUTORS } from "../proposal/plan-round.ts";
import { rankOfTier } from "../tutor/tutor.ts";
import type { TutorTier } from "../tutor/tutor-types.ts";

/** Tutors who are shown for each course before the wishes are sent: few enough to compare on a phone. */
export const RECOMMENDED_TUTORS = 5;

/** Tutors who may be picked for an order: each of its courses asks so many at once. */
export function maxSelectedTutors(courses: number): number {
  return courses * MAX_CHOSEN_TUTORS;
}

/** What one tutor teaches. */
export interface TaughtByTutor {
  readonly tutorId: string;
  readonly subjectDetail: string;
  readonly tier: TutorTier;
}

/** The picked tutors who teach a course, each once, in the order of the picks: only they are asked for it first. */
export function selectedForCourse(
  selected: readonly string[],
  taught: readonly TaughtByTutor[],
  course: { readonly subjectDetail: string; readonly rank: TutorRank },
): string[] {
  const teachers = new Set(
    taught
      .filter(({ subjectDetail, tier }) => subjectDetail === course.subjectDetail && rankOfTier(tier) === course.rank)
      .map(({ tutorId }) => tutorId),
  );
  return [...new Set(selected)].filter((id) => teachers.has(id));
}
