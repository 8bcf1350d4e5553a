import { countFree, periodsToCalendar, setLessons } from "@pkg/domain";
import type { OwnPeriods } from "../../lib/own-tutor/own-tutor";

/** Minutes a week in which a tutor could take a new student: the painted ones without those of lessons. */
export function freeMinutes({ weeklyAvailablePeriods, lessons }: OwnPeriods): number {
  const free = lessons.reduce(
    (week, { day, halfHour, minutes }) => setLessons(week, { lessonStarts: [{ day, halfHour }], minutes }, 0),
    periodsToCalendar(weeklyAvailablePeriods),
  );
  return countFree(free) * 30;
}
