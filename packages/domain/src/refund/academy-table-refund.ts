import { DAY } from "../time/duration.ts";

/** The inputs of `academyTableRefund`. */
export interface AcademyTableInput {
  readonly paidAmount: number;
  readonly totalMonths: number;
  readonly totalCounts: number;
  readonly freeLessonCounts: number;
  readonly usedCounts: number;
  readonly startedAt: Date | null;
  readonly now: Date;
}

/** A month of lessons is four weeks. */
const MONTH_MS = 28 * DAY;

/**
 * 학원법 시행령 별표4, in won, rounded up: of the running month everything before its first lesson, 2/3 up to a third of its
 * lessons, 1/2 up to a half, nothing after; and all of the months to come. Lessons are counted from the beginning and fill
 * the months in turn; on a border the better share is given. A course without months is one month.
 */
export function academyTableRefund(input: AcademyTableInput): number {
  const months = Math.max(1, input.totalMonths);
  const perMonth = (input.totalCounts + input.freeLessonCounts) / months;
  const since = input.startedAt ? input.now.getTime() - input.startedAt.getTime() : 0;
  const month = Math.min(months - 1, Math.max(0, Math.floor(since / MONTH_MS)));
  const share = returnedShare(input.usedCounts - month * perMonth, perMonth);
  // Sixths keep the sum exact: shares are 6/6, 4/6, 3/6 and 0.
  return Math.ceil((input.paidAmount * (share + 6 * (months - 1 - month))) / (6 * months));
}

function returnedShare(used: number, perMonth: number): number {
  if (used <= 0) return 6;
  if (used * 3 <= perMonth) return 4;
  return used * 2 <= perMonth ? 3 : 0;
}
