import { type KstDate, startOfKstDate, toKstDate } from "./kst-date.ts";

/** A calendar month in Korea, YYYY-MM. */
export type KstMonth = string;

/**
 * The calendar month in Korea at an instant.
 * @throws RangeError for an invalid Date
 */
export function toKstMonth(instant: Date): KstMonth {
  return toKstDate(instant).slice(0, 7);
}

/**
 * The instant at which a calendar month begins in Korea.
 * @throws RangeError "Invalid date" when the text is not a real YYYY-MM month
 */
export function startOfKstMonth(month: KstMonth): Date {
  const first: KstDate = `${month}-01`;
  return startOfKstDate(first);
}

/**
 * Moves a calendar month by a number of months, which may be negative.
 * @throws RangeError "Invalid date" when the text is not a real YYYY-MM month
 */
export function addKstMonths(month: KstMonth, months: number): KstMonth {
  const [year = 0, number = 1] = toKstMonth(startOfKstMonth(month)).split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}
