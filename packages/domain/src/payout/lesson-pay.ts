import { type DisputableLesson, disputeOpenUntil, type LessonDisputeStatus } from "../lesson/lesson-dispute.ts";
import type { KstMonth } from "../time/kst-month.ts";
import { type PayableLesson, payoutMonthOf } from "./payout-month.ts";
import { tutorPay } from "./tutor-pay.ts";

/** The fields of a lesson that decide what it pays. */
export interface SettledLesson extends PayableLesson, DisputableLesson {
  readonly dispute: LessonDisputeStatus | null;
}

/** What a settled lesson pays its tutor. */
export interface LessonPay {
  /** The first month that it can be paid with. */
  readonly month: KstMonth;
  /** Won, before tax. */
  readonly amount: number;
  /** From when on it can be paid: its family may dispute it until then. */
  readonly dueFrom: Date;
}

/**
 * What a lesson pays its tutor, once it is settled: held and logged, or missed by the student. Null for a lesson that
 * is not settled, and for a course that pays nothing.
 * @param product what was bought, with its price in won
 */
export function lessonPay(lesson: SettledLesson, product: Parameters<typeof tutorPay>[0]): LessonPay | null {
  const month = payoutMonthOf(lesson);
  const amount = tutorPay(product);
  if (month === null || !(Number.isSafeInteger(amount) && amount > 0)) return null;
  const disputableUntil = lesson.dispute === null ? disputeOpenUntil(lesson) : null;
  return { month, amount, dueFrom: disputableUntil ?? lesson.endsAt };
}
