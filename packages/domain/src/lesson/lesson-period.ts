import type { Product } from "../product/product.ts";
import { formatKoreanDate } from "../time/format-korean-date.ts";
import { addMonths, type KstDate } from "../time/kst-date.ts";
import type { BonusLessons, LessonCounts } from "./lesson-counts.ts";

/** For how many months from its first lesson on a course's lessons can be taken, those of a benefit included. */
export function lessonMonths({ expiryMonths }: Pick<Product, "expiryMonths">, bonus: BonusLessons | null): number {
  return expiryMonths + (bonus?.additionalLessonType === "MONTH" ? bonus.additionalLessonCount : 0);
}

/** The time of a course before its first lesson is arranged, without the calendar: "첫 수업부터 4개월 동안". */
export function lessonMonthsText(months: number): string {
  return `첫 수업부터 ${months}개월 동안`;
}

/** Until when lessons can be taken: for `months` from the first one on; null before that is known. */
export function lessonsExpireOn(firstLessonOn: KstDate | null, months: number): KstDate | null {
  return firstLessonOn && addMonths(firstLessonOn, months);
}

/** The time of a course in words: "2027년 3월 24일(수)까지", and before its first lesson "첫 수업부터 4개월 동안". */
export function lessonPeriodText(months: number, expiresOn: KstDate | null): string {
  return expiresOn ? `${formatKoreanDate(expiresOn, { withYear: true })}까지` : lessonMonthsText(months);
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
