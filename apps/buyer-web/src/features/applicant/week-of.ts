import { calendarToPeriods, periodsToCalendar, type WeeklyAvailablePeriods } from "@pkg/domain";
import type { Week } from "@pkg/ui/weekly-grid";

/** Weekly periods as the half hours that the grid paints. */
export function toWeek(periods: WeeklyAvailablePeriods): Week {
  return Array.from(periodsToCalendar(periods), (halfHour) => halfHour === 1);
}

/** Painted half hours as weekly periods. */
export function toPeriods(week: Week): WeeklyAvailablePeriods {
  return calendarToPeriods(Uint8Array.from(week, Number));
}
