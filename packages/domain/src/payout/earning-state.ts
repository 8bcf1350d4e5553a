import type { LessonDisputeStatus } from "../lesson/lesson-dispute.ts";
import { isOutcomeGivenBack } from "../lesson/lesson-outcome.ts";
import type { LessonStatus } from "../lesson/lesson-status.ts";
import { addKstMonths, type KstMonth } from "../time/kst-month.ts";
import { type PayableLesson, payoutMonthOf } from "./payout-month.ts";

/**
 * Where the pay of a lesson stands: it is still to come, its log is missing, it is held back, it is earned, or the
 * lesson brings nothing.
 */
export const EARNING_STATES = ["PLANNED", "LOG_DUE", "HELD", "EARNED", "NONE"] as const;
export type EarningState = (typeof EARNING_STATES)[number];

/** Why pay is held back (the first three), or why a lesson brings nothing. */
export const EARNING_REASONS = ["ASKED", "DISPUTED", "REFUND", "TUTOR_ABSENT", "NOT_HELD", "CANCELED"] as const;
export type EarningReason = (typeof EARNING_REASONS)[number];

/** A lesson that is not paid yet. */
export interface UnpaidLesson extends PayableLesson {
  readonly status: LessonStatus;
  readonly dispute: LessonDisputeStatus | null;
  /** Whether a refund of its class is under way. */
  readonly isRefunding: boolean;
}

/** Where the pay of a lesson stands, and why where it is held back or nothing. */
export interface Earning {
  readonly state: EarningState;
  readonly reason: EarningReason | null;
}

/** Where the pay of a lesson stands that is not paid yet. */
export function earningOf(lesson: UnpaidLesson): Earning {
  const { status, settledAs, dispute, isRefunding } = lesson;
  if (dispute === "OPEN") return { state: "HELD", reason: "DISPUTED" };
  if (isOutcomeGivenBack(settledAs)) return { state: "NONE", reason: settledAs };
  if (status === "CANCELED") return { state: "NONE", reason: "CANCELED" };
  if (settledAs === "ASKED") return { state: "HELD", reason: "ASKED" };
  if (isRefunding) return { state: "HELD", reason: "REFUND" };
  if (payoutMonthOf(lesson) !== null) return { state: "EARNED", reason: null };
  return { state: settledAs === null ? "PLANNED" : "LOG_DUE", reason: null };
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
