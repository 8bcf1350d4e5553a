import { calendarToPeriods, HALF_HOURS_PER_DAY, parsePeriod, periodsToCalendar } from "./weekly-calendar.ts";
import { type Period, WEEKDAYS, type Weekday, type WeeklyAvailablePeriods } from "./weekly-periods.ts";

/**
 * The shortest continuous time that a tutor may offer, in minutes. The shortest lesson has 40, and lessons take whole
 * half-hours.
 */
export const MIN_PERIOD_MINUTES = 60;

/** The stretches that are too short to offer; neighbours are joined first. */
export function shortPeriods(periods: WeeklyAvailablePeriods): { weekday: Weekday; period: Period }[] {
  const joined = calendarToPeriods(periodsToCalendar(periods));
  return WEEKDAYS.flatMap((weekday) =>
    joined[weekday].filter((period) => minutesOf(period) < MIN_PERIOD_MINUTES).map((period) => ({ weekday, period })),
  );
}

function minutesOf(period: Period): number {
  const [from, to] = parsePeriod(period) ?? [0, 0];
  return (to - from) * 30;
}

/** The days on which lessons would be outside the offered times. */
export function daysWithLostLessons(offered: WeeklyAvailablePeriods, lessons: WeeklyAvailablePeriods): Weekday[] {
  const [free, taken] = [periodsToCalendar(offered), periodsToCalendar(lessons)];
  return WEEKDAYS.filter((_weekday, day) =>
    taken
      .subarray(day * HALF_HOURS_PER_DAY, (day + 1) * HALF_HOURS_PER_DAY)
      .some((lesson, halfHour) => lesson === 1 && free[day * HALF_HOURS_PER_DAY + halfHour] === 0),
  );
}

/** The week with one day's times copied to other days, replacing theirs. */
export function copyDay(
  periods: WeeklyAvailablePeriods,
  from: Weekday,
  to: readonly Weekday[],
): WeeklyAvailablePeriods {
  const copied = { ...periods };
  for (const weekday of to) copied[weekday] = periods[from];
  return copied;
}
