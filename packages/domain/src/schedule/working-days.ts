import { WORKING_DAY_LOOK_AHEAD_DAYS } from "../app/limits.ts";
import { addDays, dayOfWeek, type KstDate, toKstDate } from "../time/kst-date.ts";
import { type HolidayTable, KOREAN_HOLIDAYS } from "./holidays.ts";

export interface WorkingDayOptions {
  /** Holidays to use instead of `KOREAN_HOLIDAYS`. */
  readonly holidays?: HolidayTable;
  /**
   * Called with a year (YYYY) that has no holiday data, once for each weekday of it that is checked; only its weekends are
   * free then.
   */
  readonly onMissingYear?: (year: string) => void;
}

/** Tells whether lessons are arranged on a date: not on weekends and public holidays. */
export function isWorkingDay(
  date: Date | KstDate,
  { holidays = KOREAN_HOLIDAYS, onMissingYear }: WorkingDayOptions = {},
): boolean {
  const text = typeof date === "string" ? date : toKstDate(date);
  const day = dayOfWeek(text);
  if (day === 0 || day === 6) return false;
  const year = text.slice(0, 4);
  const known = holidays[year];
  if (!known) onMissingYear?.(year);
  return !known?.includes(text);
}

/**
 * The working day that is `count` working days after a date, as a Korean calendar date. The date itself is not counted;
 * with 0 it is the date itself, or the next working day when it is none.
 * @throws RangeError when `count` is no whole number from 0, or when the day is more than 365 days ahead
 */
export function addWorkingDays(date: Date | KstDate, count: number, options: WorkingDayOptions = {}): KstDate {
  if (!Number.isInteger(count) || count < 0) throw new RangeError("Invalid number of working days");
  const start = typeof date === "string" ? date : toKstDate(date);
  let left = Math.max(count, 1);
  for (let ahead = count === 0 ? 0 : 1; ahead <= WORKING_DAY_LOOK_AHEAD_DAYS; ahead += 1) {
    const candidate = addDays(start, ahead);
    if (isWorkingDay(candidate, options)) left -= 1;
    if (left === 0) return candidate;
  }
  throw new RangeError(`No working day found within ${WORKING_DAY_LOOK_AHEAD_DAYS} days`);
}

/** The day of Korea before which all that was promised within so many working days is late today. */
export function lateBefore(today: KstDate, count: number): KstDate {
  let day = today;
  while (addWorkingDays(addDays(day, -1), count) >= today) day = addDays(day, -1);
  return day;
}
