import { addMonths, type KstDate } from "../time/kst-date.ts";
import { lessonsExpireOn } from "./lesson-period.ts";

/** One course of a class, as far as the class's time depends on it. */
export interface TimedCourse {
  /** For how many months its lessons can be taken: `lessonMonths`. */
  readonly months: number;
  /** The day in Korea on which it was paid and took over the rest of the courses before it; null for one that began the class or renews it. */
  readonly tookOverOn: KstDate | null;
}

/** Until when the lessons of a class can be taken; `months` count from its first lesson, or from the day of the last course that took over. */
export interface ClassExpiry {
  readonly months: number;
  /** Null before the first lesson is known. */
  readonly expiresOn: KstDate | null;
}

/**
 * The last day of a class once a course takes over its rest: counted from the day of its payment, unless the class has longer already.
 * @param expiresOn the class's last day until then; null before its first lesson
 * @param months of the new course: `lessonMonths`
 * @param paidOn day in Korea
 */
export function takenOverExpiry(expiresOn: KstDate | null, months: number, paidOn: KstDate): KstDate {
  const until = addMonths(paidOn, months);
  return expiresOn !== null && expiresOn >= until ? expiresOn : until;
}

/**
 * The time of a class: its courses' months add up from the first lesson on. One that takes over the rest of the others counts from
 * the day it was paid, and the later of the two days holds.
 * @param courses in the order of payment
 * @param firstLessonOn null before it is arranged
 * @param notBefore the day that a lesson which was given back moved the end to at least; null without one
 */
export function courseExpiry(
  courses: readonly TimedCourse[],
  firstLessonOn: KstDate | null,
  notBefore: KstDate | null = null,
): ClassExpiry {
  let from = firstLessonOn;
  let months = 0;
  for (const course of courses) {
    if (course.tookOverOn === null) {
      months += course.months;
      continue;
    }
    const before = lessonsExpireOn(from, months);
    if (takenOverExpiry(before, course.months, course.tookOverOn) !== before) {
      from = course.tookOverOn;
      months = course.months;
    }
  }
  const expiresOn = lessonsExpireOn(from, months);
  return { months, expiresOn: expiresOn && notBefore && notBefore > expiresOn ? notBefore : expiresOn };
}
