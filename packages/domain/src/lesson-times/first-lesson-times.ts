import { type LessonSpan, lessonsOverlap } from "../schedule/lesson-span.ts";
import { addWorkingDays } from "../schedule/working-days.ts";
import { addDays, startOfKstDate, toKstDate } from "../time/kst-date.ts";
import { lessonOccurrences, type WeeklyLessons } from "./lesson-occurrences.ts";

/** How many days ahead a first lesson may be, today not counted. */
export const FIRST_LESSON_WITHIN_DAYS = 21;

/**
 * When the first lesson of a pair may be: at its weekly times, from the next working day after today until 21 days ahead,
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
  for (const lesson of lessonOccurrences(startOfKstDate(addWorkingDays(today, 1, weekly)), weekly)) {
    if (lesson.startsAt >= end) break;
    if (!busy.some((other) => lessonsOverlap(other, lesson))) times.push(lesson.startsAt);
  }
  return times;
}
