import { type LessonSpan, lessonsOverlap } from "../schedule/lesson-span.ts";
import { WEEKDAYS, type WeeklyAvailablePeriods } from "../schedule/weekly-periods.ts";
import { addWorkingDays, type WorkingDayOptions } from "../schedule/working-days.ts";
import { addDays, dayOfWeek, type KstDate, startOfKstDate, toKstDate } from "../time/kst-date.ts";
import { lessonOccurrences, type WeeklyLessons } from "./lesson-occurrences.ts";

/** How many days ahead a first lesson may be, today not counted. */
export const FIRST_LESSON_WITHIN_DAYS = 21;

/** The earliest day of a first lesson, whatever its weekly times, when its pair is made at an instant. */
export const firstLessonDay = (pairedAt: Date, options: WorkingDayOptions = {}): KstDate =>
  addWorkingDays(pairedAt, 1, options);

/** The first day from `from` on at which a family has time by its wishes; `from` itself without any. */
export function wishedDayFrom(from: KstDate, week: WeeklyAvailablePeriods): KstDate {
  const days = [0, 1, 2, 3, 4, 5, 6].map((later) => addDays(from, later));
  // A week of wishes begins on Monday.
  return days.find((day) => week[WEEKDAYS[(dayOfWeek(day) + 6) % 7] ?? "monday"].length > 0) ?? from;
}

/**
 * When the first lesson of a pair may be: at its weekly times, from `firstLessonDay` until 21 days ahead,
 * where neither the tutor nor the student has another lesson.
 */
export function firstLessonTimes({
  now,
  busy,
  ...weekly
}: WeeklyLessons & { readonly now: Date; readonly busy: readonly LessonSpan[] }): Date[] {
  const today = toKstDate(now);
  const end = startOfKstDate(addDays(today, FIRST_LESSON_WITHIN_DAYS + 1));
  const times: Date[] = [];
  for (const lesson of lessonOccurrences(startOfKstDate(firstLessonDay(now, weekly)), weekly)) {
    if (lesson.startsAt >= end) break;
    if (!busy.some((other) => lessonsOverlap(other, lesson))) times.push(lesson.startsAt);
  }
  return times;
}
