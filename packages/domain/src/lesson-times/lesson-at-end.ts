import type { LessonSpan } from "../schedule/lesson-span.ts";
import type { WeeklyLessons } from "./lesson-occurrences.ts";
import { planLessons } from "./plan-lessons.ts";

/**
 * The replacement for a canceled lesson: the pair's next weekly time after its last lesson. Null when the pair has no weekly
 * times.
 * @param series the pair's lessons, the canceled one included
 * @param busy other lessons of the tutor and the student
 */
export function lessonAtEnd(
  series: readonly LessonSpan[],
  busy: readonly LessonSpan[],
  weekly: WeeklyLessons,
): LessonSpan | null {
  const ends = series.map(({ endsAt }) => endsAt.getTime());
  const [added] = planLessons({ ...weekly, from: new Date(Math.max(...ends)), count: 1, busy });
  return added ?? null;
}
