import { addKstMonths, type KstMonth } from "../time/kst-month.ts";
import { type PayableLesson, payoutMonthOf } from "./payout-month.ts";

/**
 * Where the pay of a lesson stands: it is still to come, its log is missing, it waits for a refund of its order to be settled,
 * or it is earned.
 */
export const EARNING_STATES = ["PLANNED", "LOG_DUE", "HELD", "EARNED"] as const;
export type EarningState = (typeof EARNING_STATES)[number];

/** A lesson that is not paid yet, and whether its pay is held back. */
export interface UnpaidLesson extends PayableLesson {
  readonly isHeld: boolean;
}

/** Where the pay of a lesson stands that is not paid yet; null for a canceled one, which brings nothing. */
export function earningState(lesson: UnpaidLesson, now: Date): EarningState | null {
  if (lesson.status === "CANCELED") return null;
  if (lesson.isHeld) return "HELD";
  if (payoutMonthOf(lesson) !== null) return "EARNED";
  return lesson.endsAt <= now ? "LOG_DUE" : "PLANNED";
}

/**
 * The month with which a lesson comes that is not paid yet: what is settled after its month was run comes with the next one.
 * Null for one that is not to be paid (yet).
 * @param lastRun the last month that was run; null before the first
 */
export function nextPayoutMonthOf(lesson: PayableLesson, lastRun: KstMonth | null): KstMonth | null {
  const month = payoutMonthOf(lesson);
  if (month === null || lastRun === null || month > lastRun) return month;
  return addKstMonths(lastRun, 1);
}
