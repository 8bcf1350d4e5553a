const HOUR = 3_600_000;

/** A calendar date in Korea, YYYY-MM-DD. */
export type KstDate = string;

/**
 * The calendar date in Korea at an instant. Korea is UTC+9 all year.
 * @throws RangeError for an invalid Date
 */
export function toKstDate(instant: Date): KstDate {
  return new Date(instant.getTime() + 9 * HOUR).toISOString().slice(0, 10);
}

/**
 * The instant at which a calendar date begins in Korea.
 * @throws RangeError "Invalid date" when the text is not a real YYYY-MM-DD date
 */
export function startOfKstDate(date: KstDate): Date {
  const isForm = /^\d{4}-\d{2}-\d{2}$/.test(date);
  const utc = isForm ? Date.parse(`${date}T00:00:00.000Z`) : Number.NaN;
  if (Number.isNaN(utc) || new Date(utc).toISOString().slice(0, 10) !== date) throw new RangeError("Invalid date");
  return new Date(utc - 9 * HOUR);
}

/** Moves a calendar date by a number of days, which may be negative. */
export function addDays(date: KstDate, days: number): KstDate {
  return toKstDate(new Date(startOfKstDate(date).getTime() + days * 24 * HOUR));
}

/** Day of the week of a calendar date: 0 Sunday to 6 Saturday. */
export function dayOfWeek(date: KstDate): number {
  return new Date(startOfKstDate(date).getTime() + 9 * HOUR).getUTCDay();
}

/** Moves a calendar date by months; a day that the month does not have becomes its last one. */
export function addMonths(date: KstDate, months: number): KstDate {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  return `${last.toISOString().slice(0, 8)}${String(Math.min(day, last.getUTCDate())).padStart(2, "0")}`;
}
