import type { KstMonth } from "../time/kst-month.ts";
import { nextPayoutMonthOf, type UnpaidLesson } from "./earning-state.ts";
import { type PayoutAmount, payoutOf } from "./payout-amount.ts";

/** A lesson that is not paid yet, with whom it pays and how much, in won. */
export interface PlannableLesson extends UnpaidLesson {
  readonly tutorId: number;
  readonly amount: number;
}

/** What one tutor is paid with a run. */
export interface PlannedPayout<Lesson extends PlannableLesson> extends PayoutAmount {
  readonly tutorId: number;
  readonly lessons: readonly Lesson[];
}

/**
 * What a run of a month pays: every unpaid lesson that was settled before the month closed, one payout a tutor. Lessons that are
 * held back wait for a later run; those that pay nothing make no payout.
 * @param run the month, and the last one that was run
 * @returns the payouts by tutor, and what is held back of the lessons that would be paid
 */
export function planPayouts<Lesson extends PlannableLesson>(
  lessons: readonly Lesson[],
  { month, lastRun }: { readonly month: KstMonth; readonly lastRun: KstMonth | null },
): { readonly payouts: readonly PlannedPayout<Lesson>[]; readonly held: readonly Lesson[] } {
  const due = lessons.filter((lesson) => {
    const comesWith = nextPayoutMonthOf(lesson, lastRun);
    return comesWith !== null && comesWith <= month && lesson.amount > 0;
  });
  const byTutor = Map.groupBy(
    due.filter(({ isHeld }) => !isHeld),
    ({ tutorId }) => tutorId,
  );
  return {
    payouts: [...byTutor].map(([tutorId, own]) => ({ tutorId, lessons: own, ...payoutOf(own) })),
    held: due.filter(({ isHeld }) => isHeld),
  };
}
