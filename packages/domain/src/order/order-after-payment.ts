import { formatWon } from "../money/format-won.ts";
import { type OrderStatus, RUNNING_ORDER_STATUSES } from "./order-status.ts";

/** What an order cost in the end, in won: what was paid less the refunds that are done or under way. */
export function costAfterRefunds({ amount, refundedAmount }: { amount: number; refundedAmount: number }): number {
  return amount - refundedAmount;
}

/** The facts of an order that decide whether its wishes are still to be asked for. */
export interface WishesFacts {
  readonly status: OrderStatus;
  /** Null for an order that a buyer placed. */
  readonly periodNumber: number | null;
  readonly applicantCompleted: boolean;
}

/** Whether a buyer has yet to say which tutor they wish: a renewal goes on with the tutor it has. */
export function needsWishes({ status, periodNumber, applicantCompleted }: WishesFacts): boolean {
  const isRunning = RUNNING_ORDER_STATUSES.some((running) => running === status);
  return isRunning && periodNumber === null && !applicantCompleted;
}

/** What a buyer did, in the one word of every screen and message: an order of nothing is no payment. @param amount won */
export function orderedWord(amount: number): string {
  return amount > 0 ? "결제했어요" : "신청했어요";
}

/** The same with what was paid: "287,120원 결제했어요", "신청했어요". @param amount won */
export function orderedText(amount: number): string {
  return amount > 0 ? `${formatWon(amount)} ${orderedWord(amount)}` : orderedWord(amount);
}
