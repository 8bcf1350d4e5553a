import { formatKoreanDate } from "../time/format-korean-date.ts";
import { addMonths, type KstDate } from "../time/kst-date.ts";
import type { LessonCounts } from "./lesson-counts.ts";
import { lessonMonthsText } from "./lesson-months.ts";

/** Until when lessons can be taken: for `months` from the first one on; null before that is known. */
export function lessonsExpireOn(firstLessonOn: KstDate | null, months: number): KstDate | null {
  return firstLessonOn && addMonths(firstLessonOn, months);
}

/**
 * The time of a course in words: "2027년 3월 24일(수)까지", and before its first lesson "첫 수업부터 4개월 동안"; null for a
 * single lesson, which has its day alone.
 * @param total how many lessons the course has
 */
export function lessonPeriodText(total: number, months: number, expiresOn: KstDate | null): string | null {
  if (total === 1) return null;
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
