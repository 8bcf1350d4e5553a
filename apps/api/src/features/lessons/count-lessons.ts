import {
  type BonusLessons,
  isLessonUsed,
  type KstDate,
  type LessonCounts,
  lessonCounts,
  lessonsExpireOn,
  lessonTotal,
  toKstDate,
} from "@pkg/domain";
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

/** The last day of a course; null before its first lesson is arranged. */
export function expiryOf(
  row: Pick<ClassRow, "product" | "bonusType" | "bonusCount">,
  lessons: readonly Pick<LessonRow, "startsAt" | "status">[],
): KstDate | null {
  const first = lessons.find(({ status }) => status !== "CANCELED");
  return lessonsExpireOn(first ? toKstDate(first.startsAt) : null, row.product, bonusOf(row));
}

/** How many lessons of the course the present tutor has given, missed ones included. */
export const countUsed = ({ tutorId }: Pick<ClassRow, "tutorId">, lessons: readonly LessonRow[], now: Date): number =>
  lessons.filter((lesson) => lesson.tutorId === tutorId && isLessonUsed(lesson, now)).length;
