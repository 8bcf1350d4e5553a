import {
  type BonusLessons,
  isLessonUsed,
  type KstDate,
  type LessonCounts,
  lessonCounts,
  lessonMonths,
  lessonsExpireOn,
  lessonTotal,
  toKstDate,
} from "@pkg/domain";
import type { ClassRow, LessonRow } from "./repository.ts";

/** A course that was bought, with the lessons that the order's benefit adds to it. */
export type BoughtCourse = Pick<ClassRow, "product" | "bonusType" | "bonusCount">;

/** How many lessons a course has, and how long they can be taken. */
export interface CourseTerms {
  /** Paid, free, and those of a benefit. */
  totalCounts: number;
  /** From the first lesson on. */
  months: number;
  /** Its last day; null before its first lesson is arranged. */
  expiresOn: KstDate | null;
}

function bonusOf({ bonusType, bonusCount }: BoughtCourse): BonusLessons | null {
  return bonusType ? { additionalLessonType: bonusType, additionalLessonCount: bonusCount ?? 0 } : null;
}

/** The terms of a course, the same on every screen. @param firstLessonAt null before it is arranged */
export function termsOf(course: BoughtCourse, firstLessonAt: Date | null): CourseTerms {
  const bonus = bonusOf(course);
  return {
    totalCounts: lessonTotal(course.product, bonus),
    months: lessonMonths(course.product, bonus),
    expiresOn: lessonsExpireOn(firstLessonAt && toKstDate(firstLessonAt), course.product, bonus),
  };
}

/** The counts of a course, over all of its tutors. */
export function countLessons(
  course: BoughtCourse,
  lessons: readonly Pick<LessonRow, "startsAt" | "endsAt" | "status">[],
  now: Date,
): LessonCounts {
  return lessonCounts(lessons, lessonTotal(course.product, bonusOf(course)), now);
}

/** The last day of a course; null before its first lesson is arranged. @param lessons ascending */
export function expiryOf(
  course: BoughtCourse,
  lessons: readonly Pick<LessonRow, "startsAt" | "status">[],
): KstDate | null {
  return termsOf(course, firstLessonAt(lessons)).expiresOn;
}

/** When the first lesson of a course is, or was; a canceled one is none. @param lessons ascending */
export const firstLessonAt = (lessons: readonly Pick<LessonRow, "startsAt" | "status">[]): Date | null =>
  lessons.find(({ status }) => status !== "CANCELED")?.startsAt ?? null;

/** How many lessons of the course the present tutor has given, missed ones included. */
export const countUsed = ({ tutorId }: Pick<ClassRow, "tutorId">, lessons: readonly LessonRow[], now: Date): number =>
  lessons.filter((lesson) => lesson.tutorId === tutorId && isLessonUsed(lesson, now)).length;
