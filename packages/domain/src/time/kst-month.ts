import { addMonths, startOfKstDate, toKstDate } from "./kst-date.ts";

/** A calendar month in Korea, YYYY-MM. */
export type KstMonth = string;

/**
 * The calendar month in Korea at an instant.
 * @throws RangeError "Invalid date" for an invalid Date
 */
export function toKstMonth(instant: Date): KstMonth {
  return toKstDate(instant).slice(0, 7);
}

/**
 * The instant at which a calendar month begins in Korea.
 * @throws RangeError "Invalid date" when the text is not a real YYYY-MM month
 */
export function startOfKstMonth(month: KstMonth): Date {
  return startOfKstDate(`${month}-01`);
}

/**
 * Moves a calendar month by a number of months, which may be negative.
 * @throws RangeError "Invalid date" when the text is not a real YYYY-MM month
 */
export function addKstMonths(month: KstMonth, months: number): KstMonth {
  return addMonths(`${month}-01`, months).slice(0, 7);
}
