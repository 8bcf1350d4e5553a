import { type BonusLessons, type LessonCounts, lessonCounts, lessonTotal } from "@pkg/domain";
import type { ClassRow, LessonRow } from "./repository.ts";

/** The lessons that the order's benefit adds to this course, if any. */
export function bonusOf({ bonusType, bonusCount }: Pick<ClassRow, "bonusType" | "bonusCount">): BonusLessons | null {
  return bonusType ? { additionalLessonType: bonusType, additionalLessonCount: bonusCount ?? 0 } : null;
}

/** The counts of a course, over all of its tutors. */
export function countLessons(
  row: Pick<ClassRow, "product" | "bonusType" | "bonusCount">,
  lessons: readonly Pick<LessonRow, "startsAt" | "endsAt" | "status">[],
  now: Date,
): LessonCounts {
  return lessonCounts(lessons, lessonTotal(row.product, bonusOf(row)), now);
}
