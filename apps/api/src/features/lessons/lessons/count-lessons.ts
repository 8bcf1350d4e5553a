import {
  type BonusLessons,
  type ClassRest,
  courseExpiry,
  formatKoreanDate,
  formatKoreanTime,
  isCourseOver,
  isLessonUsed,
  isTrialCourse,
  type KstDate,
  type LessonCounts,
  lessonCounts,
  lessonMonths,
  lessonTimes,
  lessonTotal,
  restOf,
  restUntil,
  toKstDate,
} from "@pkg/domain";
import type { BoughtCourse } from "../../../db/courses-of-match.ts";
import type { ClassRow, LessonRow } from "./repository.ts";

/** How many lessons a class or a course has, and how long they can be taken. */
export interface CourseTerms {
  /** Paid, free, and those of a benefit. */
  totalCounts: number;
  /** From the first lesson on. */
  months: number;
  /** Its last day; null before its first lesson is arranged. */
  expiresOn: KstDate | null;
}

type Terms = Omit<BoughtCourse, "id">;

function bonusOf({ bonusType, bonusCount }: Terms): BonusLessons | null {
  return bonusType ? { additionalLessonType: bonusType, additionalLessonCount: bonusCount ?? 0 } : null;
}

/** All lessons of one course; after a refund only those that were used. */
export const totalOf = (course: Terms): number => course.keptCount ?? lessonTotal(course.product, bonusOf(course));

/**
 * The terms of a class, the same on every screen: each course that was paid for adds its lessons, and its months as `courseExpiry` says.
 * @param firstLessonAt null before it is arranged
 * @param notBefore until when a lesson that was given back can be taken at least
 */
export function termsOf(courses: readonly Terms[], firstLessonAt: Date | null, notBefore: KstDate | null): CourseTerms {
  const timed = courses
    .filter(({ keptCount }) => keptCount !== 0)
    .map((course) => ({
      months: lessonMonths(course.product, bonusOf(course)),
      tookOverOn: course.tookOverOn ?? null,
    }));
  return {
    totalCounts: courses.reduce((sum, course) => sum + totalOf(course), 0),
    ...courseExpiry(timed, firstLessonAt && toKstDate(firstLessonAt), notBefore),
  };
}

/** Whether a class is a trial that no course goes on with, however many lessons a benefit adds to it. */
export const isTrialClass = ([course, ...others]: readonly Terms[]): boolean =>
  course !== undefined && others.length === 0 && isTrialCourse(course.product);

/** When a class meets: its weekly times; a trial that has its lesson, at that one. */
export function timesOf(
  { courses, lessonStarts }: Pick<ClassRow, "courses" | "lessonStarts">,
  lessons: readonly Pick<LessonRow, "status" | "startsAt">[],
): string {
  const last = isTrialClass(courses) ? lessons.findLast(({ status }) => status !== "CANCELED") : undefined;
  return last ? `${formatKoreanDate(last.startsAt)} ${formatKoreanTime(last.startsAt)}` : lessonTimes(lessonStarts);
}

/** The counts of a class, over all of its courses and tutors. */
export function countLessons(
  { courses }: Pick<ClassRow, "courses">,
  lessons: readonly Pick<LessonRow, "status" | "settledAs" | "dispute">[],
): LessonCounts {
  return lessonCounts(lessons, termsOf(courses, null, null).totalCounts);
}

/** How many lessons are canceled when nothing of a class stays, or its tutor changes: those that have not begun. */
export const countToCome = (lessons: readonly Pick<LessonRow, "status" | "startsAt">[], now: Date): number =>
  lessons.filter(({ status, startsAt }) => status === "SCHEDULED" && startsAt > now).length;

/** The counts of what one tutor taught of a class: for a past one, who learns nothing of how it goes on. */
export const ownCounts = (own: readonly Pick<LessonRow, "status" | "settledAs" | "dispute">[]): LessonCounts =>
  lessonCounts(own, own.filter(({ status }) => status !== "CANCELED").length);

/** The last day of a class; null before its first lesson is arranged. @param lessons ascending */
export function expiryOf(
  { courses, expiresNotBefore }: Pick<ClassRow, "courses" | "expiresNotBefore">,
  lessons: readonly Pick<LessonRow, "startsAt" | "status">[],
): KstDate | null {
  return termsOf(courses, firstLessonAt(lessons), expiresNotBefore).expiresOn;
}

/**
 * How a class rests, or would if its renewal stopped now; null as long as lessons are to come, and once it has ended.
 * @param lessons ascending
 */
export function restOfClass(
  row: Pick<ClassRow, "courses" | "status" | "restsUntil" | "endedAt" | "expiresNotBefore">,
  lessons: readonly Pick<LessonRow, "startsAt" | "endsAt" | "status" | "settledAs" | "dispute">[],
  now: Date,
): ClassRest | null {
  const today = toKstDate(now);
  const isHeld = row.endedAt === null;
  // What was given back goes on no more.
  if (row.status === "CANCELED") return null;
  if (row.restsUntil !== null) return restOf({ until: row.restsUntil, isHeld }, today);
  const last = lessons.findLast(({ endsAt }) => endsAt <= now);
  if (!isHeld || !last || !isCourseOver(countLessons(row, lessons), expiryOf(row, lessons), today)) return null;
  return restOf({ until: restUntil({ lastLessonOn: toKstDate(last.startsAt), offOn: today }), isHeld }, today);
}

/** Whether it is not known yet how a lesson of a class went, so that one may be given back. */
export const hasUnsettled = (lessons: readonly Pick<LessonRow, "status" | "settledAs" | "dispute">[]): boolean =>
  lessons.some(
    ({ status, settledAs, dispute }) =>
      dispute === "OPEN" || (status !== "CANCELED" && (settledAs === null || settledAs === "ASKED")),
  );

/** When the first lesson of a course is, or was; a canceled one is none. @param lessons ascending */
export const firstLessonAt = (lessons: readonly Pick<LessonRow, "startsAt" | "status">[]): Date | null =>
  lessons.find(({ status }) => status !== "CANCELED")?.startsAt ?? null;

/** The lessons of the course that the present tutor has given, missed ones included. */
export const usedOfTutor = <L extends Pick<LessonRow, "tutorId" | "settledAs" | "dispute">>(
  { tutorId }: Pick<ClassRow, "tutorId">,
  lessons: readonly L[],
): L[] => lessons.filter((lesson) => lesson.tutorId === tutorId && isLessonUsed(lesson));
