import {
  calendarToPeriods,
  periodsToCalendar,
  WEEKDAY_LABELS,
  WEEKDAYS,
  type WeeklyAvailablePeriods,
} from "@pkg/domain";
import type { Week } from "@pkg/ui/weekly-grid";

/** Weekly periods as the half hours that the grid paints. */
export function toWeek(periods: WeeklyAvailablePeriods): Week {
  return Array.from(periodsToCalendar(periods), (halfHour) => halfHour === 1);
}

/** Painted half hours as weekly periods. */
export function toPeriods(week: Week): WeeklyAvailablePeriods {
  return calendarToPeriods(Uint8Array.from(week, Number));
}

/** "월 18:00–22:00 · 화 19:00–21:00"; empty without any time. */
export function weekText(periods: WeeklyAvailablePeriods): string {
  const joined = toPeriods(toWeek(periods));
  return WEEKDAYS.filter((day) => joined[day].length > 0)
    .map((day) => `${WEEKDAY_LABELS[day]} ${dayText(joined[day])}`)
    .join(" · ");
}

/** "18:00–19:00, 20:00–22:00" */
export function dayText(periods: readonly string[]): string {
  return periods.map((period) => period.replace("-", "–")).join(", ");
}
