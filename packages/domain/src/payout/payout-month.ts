import type { LessonOutcome } from "../lesson/lesson-outcome.ts";
import type { LessonSpan } from "../schedule/lesson-span.ts";
import { addWorkingDays, type WorkingDayOptions } from "../schedule/working-days.ts";
import { addDays, type KstDate, startOfKstDate, toKstDate } from "../time/kst-date.ts";
import { addKstMonths, type KstMonth, toKstMonth } from "../time/kst-month.ts";

/** Lessons of a month that are logged until the end of this day of the next month are paid with it. */
export const PAYOUT_LOG_DAY = 5;
/** A month is paid on this day of the next one, or on the first working day after it. */
export const PAYOUT_DAY = 10;

/** The fields of a lesson that decide in which month it is paid. */
export interface PayableLesson extends LessonSpan {
  readonly settledAs: LessonOutcome | null;
  /** When its log was written first; null without one. */
  readonly loggedAt: Date | null;
}

/**
 * The instant from which on the lessons of a month are closed: the log of a later one comes too late for it.
 * @throws RangeError "Invalid date" when the text is not a real YYYY-MM month
 */
export function payoutClosesAt(month: KstMonth): Date {
  return startOfKstDate(dayOfNextMonth(month, PAYOUT_LOG_DAY + 1));
}

/**
 * The day on which the lessons of a month are paid.
 * @throws RangeError "Invalid date" when the text is not a real YYYY-MM month
 */
export function payoutDay(month: KstMonth, options: WorkingDayOptions = {}): KstDate {
  return addWorkingDays(dayOfNextMonth(month, PAYOUT_DAY), 0, options);
}

/** The last month whose lessons are closed at an instant: the newest that can be paid. */
export function lastClosedMonth(now: Date): KstMonth {
  const before = addKstMonths(toKstMonth(now), -1);
  return payoutClosesAt(before) <= now ? before : addKstMonths(before, -1);
}

/** The month that can be paid at an instant: the last closed one, unless it was paid already. @param lastRun the last month that was */
export function monthToRun(lastRun: KstMonth | null, now: Date): KstMonth | null {
  const closed = lastClosedMonth(now);
  return lastRun === null || lastRun < closed ? closed : null;
}

/** The newest month whose pay day is not after a day. */
function lastPaidBy(now: Date, day: KstDate): KstMonth {
  const closed = lastClosedMonth(now);
  return payoutDay(closed) <= day ? closed : addKstMonths(closed, -1);
}

/** The newest month whose pay day is over at an instant: what of it and of those before is not paid is late. */
export const lastDueMonth = (now: Date): KstMonth => lastPaidBy(now, addDays(toKstDate(now), -1));

/** The month that is paid next at an instant, also on its pay day. */
export const nextPayMonth = (now: Date): KstMonth => addKstMonths(lastDueMonth(now), 1);

/** The newest month whose pay day has come at an instant: what of it lacks an account waits for the next one. */
export const lastPayMonth = (now: Date): KstMonth => lastPaidBy(now, toKstDate(now));

/**
 * Months of lessons in words.
 *
 * @example
 * payMonthsText(["2026-10", "2026-11"]); // "10·11월"
 */
export const payMonthsText = (months: readonly KstMonth[]): string =>
  `${months.map((month) => Number(month.slice(5))).join("·")}월`;

/** The first pay day after the day of an instant. */
export const nextPayDay = (now: Date): KstDate => payoutDay(addKstMonths(lastPayMonth(now), 1));

/**
 * The month with which a lesson is paid: its own when it was settled before that one closed, else the first that was
 * open then. A lesson that was held is paid by its log, one that the student missed by its end. Null for one that is
 * not to be paid (yet).
 */
export function payoutMonthOf({ settledAs, startsAt, endsAt, loggedAt }: PayableLesson): KstMonth | null {
  const settledAt = settledAs === "STUDENT_ABSENT" ? endsAt : settledAs === "HELD" ? loggedAt : null;
  if (settledAt === null) return null;
  const own = toKstMonth(startsAt);
  const open = addKstMonths(lastClosedMonth(settledAt), 1);
  const isInTime = open <= own;
  return isInTime ? own : open;
}

function dayOfNextMonth(month: KstMonth, day: number): KstDate {
  return `${addKstMonths(month, 1)}-${String(day).padStart(2, "0")}`;
}
