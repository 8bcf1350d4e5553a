import { addDays, addMonths, daysBetween, type KstDate } from "../time/kst-date.ts";

/** A charge is announced this many days before. */
export const RENEWAL_NOTICE_DAYS = 7;
/** Two charges of a schedule are never closer than this, whatever day is chosen and however late one was paid. */
export const RENEWAL_LEAST_DAYS = 14;
/** Days of the month that a buyer can choose: each month has them. */
export const LAST_RENEWAL_DAY = 28;
/** A counted product is renewed when this many lessons are left. */
export const RENEWAL_LESSONS_LEFT = 2;

/**
 * The first date from `earliest` on whose day of the month is `day`; a month without that day has it on its last one.
 * @param day 1 to 31
 */
export function renewalDateFrom(earliest: KstDate, day: number): KstDate {
  const inMonth = dayOfMonth(earliest, day);
  return inMonth >= earliest ? inMonth : dayOfMonth(addMonths(firstOfMonth(earliest), 1), day);
}

/**
 * The date of the charge after one that was due on `dueOn`: so many months later on the schedule's day, and back to the 31st
 * after a shorter month. After a charge that came late it is the first such day at least `RENEWAL_LEAST_DAYS` after it.
 */
export function nextRenewalDate(
  dueOn: KstDate,
  { months, day, chargedOn = dueOn }: { months: number; day: number; chargedOn?: KstDate },
): KstDate {
  const next = dayOfMonth(addMonths(firstOfMonth(dueOn), Math.max(months, 1)), day);
  const earliest = addDays(chargedOn, RENEWAL_LEAST_DAYS);
  return next >= earliest ? next : renewalDateFrom(earliest, day);
}

/**
 * The date of the next charge after the buyer has chosen another day of the month: never too soon after the present period
 * began, and not before it could be announced, unless an earlier date is announced already.
 */
export function changedRenewalDate(change: {
  /** 1 to `LAST_RENEWAL_DAY`. */
  day: number;
  periodBeganOn: KstDate;
  today: KstDate;
  /** The date of the next charge when the buyer was told of it. */
  announcedFor: KstDate | null;
}): KstDate {
  const { day, periodBeganOn, today, announcedFor } = change;
  const tomorrow = addDays(today, 1);
  const noticeable = addDays(tomorrow, RENEWAL_NOTICE_DAYS);
  const told = announcedFor !== null && announcedFor < noticeable ? later(announcedFor, tomorrow) : noticeable;
  return renewalDateFrom(later(told, addDays(periodBeganOn, RENEWAL_LEAST_DAYS)), day);
}

/**
 * When a counted product is renewed: on the day of the lesson after which two are left, or on its last day, whichever comes
 * first; null while neither is known.
 * @param lessonDays the days of the lessons that are arranged and not settled, ascending
 * @param left lessons that are not used, arranged or not
 */
export function countRenewalDate(course: {
  left: number;
  lessonDays: readonly KstDate[];
  expiresOn: KstDate | null;
  today: KstDate;
}): KstDate | null {
  const { left, lessonDays, expiresOn, today } = course;
  const toHold = left - RENEWAL_LESSONS_LEFT;
  const heldOn = toHold <= 0 ? today : lessonDays[toHold - 1];
  const days = [heldOn, expiresOn].filter((day) => typeof day === "string").sort();
  const [first] = days;
  return first === undefined ? null : later(first, today);
}

/**
 * The date of a charge that is announced today, or null while it is too early: one that came near unannounced waits for its
 * notice.
 */
export function announcedRenewalDate(nextDate: KstDate, today: KstDate): KstDate | null {
  if (daysBetween(today, nextDate) > RENEWAL_NOTICE_DAYS) return null;
  return later(nextDate, addDays(today, RENEWAL_NOTICE_DAYS));
}

const later = (a: KstDate, b: KstDate): KstDate => (a > b ? a : b);

const firstOfMonth = (date: KstDate): KstDate => `${date.slice(0, 7)}-01`;

function dayOfMonth(date: KstDate, day: number): KstDate {
  const first = firstOfMonth(date);
  const days = daysBetween(first, addMonths(first, 1));
  return addDays(first, Math.min(day, days) - 1);
}
