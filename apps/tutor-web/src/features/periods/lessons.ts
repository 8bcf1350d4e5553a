import { HALF_HOURS_PER_DAY, lessonHalfHours } from "@pkg/domain";
import type { Week, WeekLesson } from "@pkg/ui/weekly-grid";
import type { OwnPeriods } from "@/lib/own-tutor/own-tutor";

type Lessons = OwnPeriods["lessons"];

/** Converts weekly lessons to the grid's format. */
export function gridLessons(lessons: Lessons): WeekLesson[] {
  return lessons.map(({ day, halfHour, minutes, studentName }) => ({
    day,
    from: halfHour * 30,
    to: (halfHour + lessonHalfHours(minutes)) * 30,
    name: studentName ?? "정해진",
  }));
}

/** The week with every lesson's time set, so that it cannot be wiped. */
export function keepLessons(week: Week, lessons: Lessons): Week {
  const kept = [...week];
  for (const { day, halfHour, minutes } of lessons) {
    const from = day * HALF_HOURS_PER_DAY + halfHour;
    kept.fill(true, from, from + lessonHalfHours(minutes));
  }
  return kept;
}

/** Minutes of lessons in a week, rounded up to half-hours. */
export function lessonMinutes(lessons: Lessons): number {
  return lessons.reduce((sum, { minutes }) => sum + lessonHalfHours(minutes) * 30, 0);
}
