import { type Period, WEEKDAYS, type Weekday, type WeeklyAvailablePeriods } from "./weekly-periods.ts";

/** Half-hours in a day. */
export const HALF_HOURS_PER_DAY = 48;
/** Half-hours in a week: 7 x 48. */
export const WEEKLY_SLOTS = 336;

/** A week as 336 half-hours, Monday 00:00 first; 1 is free, 0 is not. */
export type WeeklyCalendar = Uint8Array;

/**
 * Reads a weekly availability into half-hours.
 * @throws RangeError "Invalid period" for a period that is not "HH:mm-HH:mm" on half-hours, forwards, inside one day
 */
export function periodsToCalendar(periods: WeeklyAvailablePeriods): WeeklyCalendar {
  const calendar = new Uint8Array(WEEKLY_SLOTS);
  for (const [day, weekday] of WEEKDAYS.entries()) {
    for (const period of periods[weekday]) {
      const [from, to] = readPeriod(period);
      calendar.fill(1, day * HALF_HOURS_PER_DAY + from, day * HALF_HOURS_PER_DAY + to);
    }
  }
  return calendar;
}

/** Writes half-hours as periods; neighbours are joined, so a round trip gives the shortest list. */
export function calendarToPeriods(calendar: WeeklyCalendar): WeeklyAvailablePeriods {
  const periodsOf = (weekday: Weekday): Period[] => {
    const from = WEEKDAYS.indexOf(weekday) * HALF_HOURS_PER_DAY;
    const runs = calendar
      .slice(from, from + HALF_HOURS_PER_DAY)
      .join("")
      .matchAll(/1+/g);
    return [...runs].map(({ index, 0: run }) => writePeriod(index, index + run.length));
  };
  return {
    monday: periodsOf("monday"),
    tuesday: periodsOf("tuesday"),
    wednesday: periodsOf("wednesday"),
    thursday: periodsOf("thursday"),
    friday: periodsOf("friday"),
    saturday: periodsOf("saturday"),
    sunday: periodsOf("sunday"),
  };
}

/** A week as 336 characters 0 and 1, the form of a PostgreSQL bit(336). */
export function calendarToBits(calendar: WeeklyCalendar): string {
  return calendar.join("");
}

/**
 * Reads 336 characters 0 and 1.
 * @throws RangeError "Invalid weekly calendar" for anything else
 */
export function bitsToCalendar(bits: string): WeeklyCalendar {
  if (!/^[01]{336}$/.test(bits)) throw new RangeError("Invalid weekly calendar");
  return Uint8Array.from(bits, Number);
}

/** "19:00" for the 38th half-hour of a day. */
export function halfHourToTime(halfHour: number): string {
  const hour = String(Math.floor(halfHour / 2)).padStart(2, "0");
  return `${hour}:${halfHour % 2 === 0 ? "00" : "30"}`;
}

function writePeriod(from: number, to: number): Period {
  return `${halfHourToTime(from)}-${halfHourToTime(to)}`;
}

function readPeriod(period: Period): readonly [number, number] {
  const halfHours = parsePeriod(period);
  if (!halfHours) throw new RangeError("Invalid period");
  return halfHours;
}

/** Reads "HH:mm-HH:mm" into the half-hours of a day it begins and ends at; null when it is no period. */
export function parsePeriod(period: Period): readonly [number, number] | null {
  if (!/^\d{2}:[03]0-\d{2}:[03]0$/.test(period)) return null;
  const [start, end] = [timeToHalfHour(period.slice(0, 5)), timeToHalfHour(period.slice(6))];
  return start < end && end <= HALF_HOURS_PER_DAY ? [start, end] : null;
}

function timeToHalfHour(time: string): number {
  return Number(time.slice(0, 2)) * 2 + (time.endsWith("30") ? 1 : 0);
}
