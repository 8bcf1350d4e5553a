import { type LessonSpan, lessonsOverlap } from "../schedule/lesson-span.ts";
import { lessonOccurrences, type WeeklyLessons } from "./lesson-occurrences.ts";

export interface LessonPlan extends WeeklyLessons {
  /** The first lesson begins here or later. */
  readonly from: Date;
  readonly count: number;
  /** Other lessons of the tutor and of the student. */
  readonly busy: readonly LessonSpan[];
}

/**
 * Lessons week by week in Korean time, ascending. One that would fall on a public holiday or into another lesson is passed
 * over, and comes at the end instead; weekends are ordinary days. No two overlap. Without weekly times there are none.
 */
export function planLessons({ from, count, busy, ...weekly }: LessonPlan): LessonSpan[] {
  const planned: LessonSpan[] = [];
  if (count <= 0) return planned;
  for (const lesson of lessonOccurrences(from, weekly)) {
    if ([...busy, ...planned.slice(-1)].some((other) => lessonsOverlap(other, lesson))) continue;
    planned.push(lesson);
    if (planned.length >= count) break;
  }
  return planned;
}
