import { WORKING_DAY_LOOK_AHEAD_DAYS } from "../app/limits.ts";
import { addDays, dayOfWeek, type KstDate, toKstDate } from "../time/kst-date.ts";
import { KOREAN_HOLIDAYS } from "./holidays.data.ts";

/** Holidays per year, so that a caller can bring newer data. */
export type HolidayTable = Readonly<Record<string, readonly KstDate[]>>;

/**
 * Tells whether lessons are arranged on a date: not on weekends and holidays (spec §9).
 * @throws RangeError for a date in a year whose holidays are not known
 */
export function isWorkingDay(date: Date | KstDate, holidays: HolidayTable = KOREAN_HOLIDAYS): boolean {
  const text = typeof date === "string" ? date : toKstDate(date);
  const day = dayOfWeek(text);
  const year = text.slice(0, 4);
  const known = holidays[year];
  if (!known) throw new RangeError(`No holidays are known for ${year}: add them to the holiday data`);
  return day !== 0 && day !== 6 && !known.includes(text);
}

/**
 * The working day that is `count` working days after a date, as a Korean calendar date. The date itself is not counted;
 * with 0 it is the date itself, or the next working day when it is none (spec §9).
 * @throws RangeError when `count` is no whole number from 0, when the day is more than 365 days ahead, or when the holidays
 * of a year on the way are not known
 */
export function addWorkingDays(date: Date | KstDate, count: number, holidays: HolidayTable = KOREAN_HOLIDAYS): KstDate {
  if (!Number.isInteger(count) || count < 0) throw new RangeError("Invalid number of working days");
  const start = typeof date === "string" ? date : toKstDate(date);
  let left = Math.max(count, 1);
  for (let ahead = count === 0 ? 0 : 1; ahead <= WORKING_DAY_LOOK_AHEAD_DAYS; ahead += 1) {
    const candidate = addDays(start, ahead);
    if (isWorkingDay(candidate, holidays)) left -= 1;
    if (left === 0) return candidate;
  }
  throw new RangeError(`No working day found within ${WORKING_DAY_LOOK_AHEAD_DAYS} days`);
}
