import type { AdditionalLessonType } from "../benefit/benefit.ts";
import { lessonsPerWeek, type Product } from "../product/product.ts";
import { addMonths, type KstDate } from "../time/kst-date.ts";
import type { LessonSpan } from "./lesson-span.ts";
import type { LessonStatus } from "./lesson-status.ts";

/** A month of a benefit is four weeks of lessons. */
const WEEKS_PER_BONUS_MONTH = 4;

/** The lessons that a benefit adds to a course. */
export interface BonusLessons {
  readonly additionalLessonType: AdditionalLessonType | null;
  readonly additionalLessonCount: number;
}

/** The fields of a lesson that decide whether it is used up. */
export type CountedLesson = LessonSpan & { readonly status: LessonStatus };

/** `total` = `used` + `left`, and `left` = `scheduled` + `unscheduled`. */
export interface LessonCounts {
  readonly total: number;
  /** Taken, missed, or over without a report. */
  readonly used: number;
  /** Scheduled and not over. */
  readonly scheduled: number;
  readonly left: number;
  readonly unscheduled: number;
}

/** All lessons of a course: paid, free, and those of a benefit; a benefit's month is four weeks of lessons. */
export function lessonTotal(
  product: Pick<Product, "totalCounts" | "freeLessonCounts" | "totalWeeks">,
  bonus: BonusLessons | null,
): number {
  const own = product.totalCounts + product.freeLessonCounts;
  if (!bonus?.additionalLessonType) return own;
  const isMonth = bonus.additionalLessonType === "MONTH";
  const perUnit = isMonth ? WEEKS_PER_BONUS_MONTH * lessonsPerWeek(product) : 1;
  return own + bonus.additionalLessonCount * perUnit;
}

/** Counts the lessons of a course at an instant; a canceled one counts nowhere. */
export function lessonCounts(lessons: readonly CountedLesson[], total: number, now: Date): LessonCounts {
  const used = lessons.filter((lesson) => isLessonUsed(lesson, now)).length;
  const scheduled = lessons.filter(({ status, endsAt }) => status === "SCHEDULED" && endsAt > now).length;
  const left = total - used;
  return { total, used, scheduled, left, unscheduled: left - scheduled };
}

/** Tells whether a lesson is used up: taken, missed, or over. */
export function isLessonUsed({ status, endsAt }: Pick<CountedLesson, "status" | "endsAt">, now: Date): boolean {
  return status === "DONE" || status === "ABSENT" || (status === "SCHEDULED" && endsAt <= now);
}

/**
 * Tells whether a course is over on a day of Korea: every lesson used, or its time run out with none arranged any more.
 * @param expiresOn its last day; null before the first lesson is arranged
 */
export function isCourseOver(
  { scheduled, left }: Pick<LessonCounts, "scheduled" | "left">,
  expiresOn: KstDate | null,
  today: KstDate,
): boolean {
  return scheduled === 0 && expiresOn !== null && (left === 0 || expiresOn < today);
}

/** Until when a course's lessons can be taken: its months from the first lesson on; null before that is known. */
export function lessonsExpireOn(
  firstLessonOn: KstDate | null,
  { expiryMonths }: Pick<Product, "expiryMonths">,
  bonus: BonusLessons | null,
): KstDate | null {
  if (!firstLessonOn) return null;
  const more = bonus?.additionalLessonType === "MONTH" ? bonus.additionalLessonCount : 0;
  return addMonths(firstLessonOn, expiryMonths + more);
}
