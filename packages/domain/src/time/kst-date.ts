import dayjs, { type Dayjs } from "dayjs";
import utc from "dayjs/plugin/utc.js";
import { HOUR } from "./duration.ts";

dayjs.extend(utc);

/** A calendar date in Korea, YYYY-MM-DD. */
export type KstDate = string;

/** Korea has been UTC+9 all year since 1988. */
const KST_OFFSET_HOURS = 9;
const DATE_FORMAT = "YYYY-MM-DD";

/**
 * The wall clock in Korea, as a dayjs in UTC mode. `utcOffset(540)` is not used: it goes through the local time of the
 * machine and is an hour off around its changes to and from summer time.
 * @throws RangeError "Invalid date" for an invalid Date
 */
function wallClock(instant: Date): Dayjs {
  const clock = dayjs.utc(instant).add(KST_OFFSET_HOURS, "hour");
  if (!clock.isValid()) throw new RangeError("Invalid date");
  return clock;
}

/** Midnight of a calendar date, on the wall clock. */
function midnight(date: KstDate): Dayjs {
  const day = /^\d{4}-(?:0[1-9]|1[0-2])-\d{2}$/.test(date) ? dayjs.utc(date) : null;
  // dayjs turns 30 February into 2 March.
  if (day?.date() !== Number(date.slice(8))) throw new RangeError("Invalid date");
  return day;
}

/**
 * The calendar date in Korea at an instant.
 * @throws RangeError "Invalid date" for an invalid Date
 */
export function toKstDate(instant: Date): KstDate {
  return wallClock(instant).format(DATE_FORMAT);
}

/**
 * The time of day in Korea at an instant, "19:00".
 * @throws RangeError "Invalid date" for an invalid Date
 */
export function formatKoreanTime(instant: Date): string {
  return wallClock(instant).format("HH:mm");
}

/**
 * The instant at which a calendar date begins in Korea.
 * @throws RangeError "Invalid date" when the text is not a real YYYY-MM-DD date
 */
export function startOfKstDate(date: KstDate): Date {
  return midnight(date).subtract(KST_OFFSET_HOURS, "hour").toDate();
}

/**
 * The instant at which an hour of a calendar date begins in Korea: `atKstHour("2026-11-26", 9)` is nine o'clock, 24 the next midnight.
 * @throws RangeError "Invalid date" when the text is not a real YYYY-MM-DD date
 */
export function atKstHour(date: KstDate, hour: number): Date {
  return new Date(startOfKstDate(date).getTime() + hour * HOUR);
}

/**
 * Moves a calendar date by a number of days, which may be negative.
 * @throws RangeError "Invalid date" when the text is not a real YYYY-MM-DD date
 */
export function addDays(date: KstDate, days: number): KstDate {
  return midnight(date).add(days, "day").format(DATE_FORMAT);
}

/**
 * How many days after `from` the date `to` is; negative when it is before.
 * @throws RangeError "Invalid date" when a text is not a real YYYY-MM-DD date
 */
export function daysBetween(from: KstDate, to: KstDate): number {
  return midnight(to).diff(midnight(from), "day");
}

/**
 * Moves a calendar date by months, which may be negative; a day that the month does not have becomes its last one.
 * @throws RangeError "Invalid date" when the text is not a real YYYY-MM-DD date
 */
export function addMonths(date: KstDate, months: number): KstDate {
  return midnight(date).add(months, "month").format(DATE_FORMAT);
}

/**
 * Day of the week of a calendar date: 0 Sunday to 6 Saturday.
 * @throws RangeError "Invalid date" when the text is not a real YYYY-MM-DD date
 */
export function dayOfWeek(date: KstDate): number {
  return midnight(date).day();
}
