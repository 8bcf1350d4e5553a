import { type LessonStart, packLessons, possibleStarts } from "./lesson-starts.ts";
import type { WeeklyCalendar } from "./weekly-calendar.ts";

/**
 * Proposes weekly lesson times: on different days if there are enough, at one time of the day for as many of them as
 * possible (the earliest such time), otherwise packed day by day. Null when the week has no room for all lessons.
 */
export function proposeLessons(calendar: WeeklyCalendar, minutes: number, perWeek: number): LessonStart[] | null {
  const packed = packLessons(calendar, minutes);
  if (packed.length < perWeek) return null;
  const startsByDay = [0, 1, 2, 3, 4, 5, 6].map((day) => possibleStarts(calendar, minutes, day));
  const openDays = startsByDay.filter((starts) => starts.length > 0).length;
  const chosen = openDays >= perWeek ? onDifferentDays(startsByDay, perWeek) : spread(packed, perWeek);
  return chosen.sort((a, b) => a.day - b.day || a.halfHour - b.halfHour);
}

function onDifferentDays(startsByDay: readonly number[][], perWeek: number): LessonStart[] {
  const chosen: LessonStart[] = [];
  while (chosen.length < perWeek) {
    const free = startsByDay.map((starts, day) => (chosen.some((lesson) => lesson.day === day) ? [] : starts));
    const halfHour = mostCommon(free);
    for (const [day, starts] of free.entries()) {
      if (chosen.length < perWeek && starts.includes(halfHour)) chosen.push({ day, halfHour });
    }
  }
  return chosen;
}

function mostCommon(lists: readonly number[][]): number {
  const days = (halfHour: number) => lists.filter((starts) => starts.includes(halfHour)).length;
  return lists.flat().reduce((best, halfHour) => {
    const more = days(halfHour) - days(best);
    return more > 0 || (more === 0 && halfHour < best) ? halfHour : best;
  });
}

/** The first lesson of every day, then every second one, and so on. */
function spread(packed: readonly LessonStart[], perWeek: number): LessonStart[] {
  const turn = (lesson: LessonStart) => packed.filter(({ day }) => day === lesson.day).indexOf(lesson);
  return [...packed].sort((a, b) => turn(a) - turn(b)).slice(0, perWeek);
}
