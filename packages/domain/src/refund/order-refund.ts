import type { OrderStatus } from "../order/order-status.ts";
import { paidShares } from "./paid-shares.ts";
import { type Refund, type RefundInput, refundAmount } from "./refund-amount.ts";
import type { RefundLine } from "./refund-status.ts";
import type { TabletRefund } from "./tablet-refund.ts";

/** One course of an order to be refunded; what was paid for it follows from the order. */
export interface RefundCourse extends Omit<RefundInput, "paidAmount" | "alreadyRefunded" | "paidAt" | "now"> {
  readonly label: string;
  /** Final cost of its product, in won. */
  readonly finalCost: number;
  readonly isGivenUp: boolean;
}

/** An order whose courses may be refunded; amounts in won. */
export interface RefundOrder {
  readonly paidAmount: number;
  /** Of all refunds so far. */
  readonly refundedAmount: number;
  readonly paidAt: Date;
  readonly now: Date;
}

/**
 * The refund of each course of an order, each as if it alone were given up; null for one that was. What was paid for a course is its share of the order (`paidShares`), so that a
 * bundling discount is not taken back. Money that went back beyond the shares of the courses that are given up is taken off
 * the others by their shares: all refunds together are never more than what was paid. In a bundle the lines begin with the
 * price of the course and its share of the discount, so that no sum of one course looks like the order's.
 */
export function courseRefunds(order: RefundOrder, courses: readonly RefundCourse[]): (Refund | null)[] {
  const shares = paidShares(
    order.paidAmount,
    courses.map(({ finalCost }) => finalCost),
  );
  const givenUp = sum(shares.filter((_share, index) => courses[index]?.isGivenUp));
  const beyond = Math.max(0, order.refundedAmount - givenUp);
  const takenOff = paidShares(
    beyond,
    shares.map((share, index) => (courses[index]?.isGivenUp ? 0 : share)),
  );
  return courses.map((course, index) => {
    if (course.isGivenUp) return null;
    const paidAmount = shares[index] ?? 0;
    const alreadyRefunded = takenOff[index] ?? 0;
    const refund = refundAmount({ ...course, paidAmount, alreadyRefunded, paidAt: order.paidAt, now: order.now });
    return courses.length === 1
      ? refund
      : { ...refund, lines: [...shareLines(course, paidAmount), ...refund.lines.slice(1)] };
  });
}

/** How much of a bundle's price one course was: its own price, less what it had of the order's coupon. */
function shareLines({ label, finalCost }: RefundCourse, paidAmount: number): RefundLine[] {
  if (paidAmount > finalCost) return [{ label: `${label}에 낸 금액`, amount: paidAmount }];
  const price = { label: `${label} 수업료`, amount: finalCost };
  return paidAmount === finalCost
    ? [price]
    : [price, { label: `쿠폰·추천 할인 중 ${label} 몫`, amount: paidAmount - finalCost }];
}

/** Several courses given up at once, in won. The lines add up to the amount. */
export interface RefundTotal {
  readonly amount: number;
  readonly lines: readonly RefundLine[];
}

/** Adds up the refunds of courses; what the tablet takes off is never more than they give. */
export function totalRefund(
  refunds: readonly { readonly label: string; readonly amount: number }[],
  tablet: TabletRefund | null,
): RefundTotal {
  const due = sum(refunds.map(({ amount }) => amount));
  const charge = Math.min(due, tablet?.charge ?? 0);
  const lines = refunds.map(({ label, amount }) => ({ label, amount }));
  return {
    amount: due - charge,
    lines: charge > 0 ? [...lines, { label: "태블릿 남은 달 몫", amount: -charge }] : lines,
  };
}

/** Tells whether a coupon comes back: every course of the order is given up before any lesson, and it still runs. */
export function isCouponBack(input: {
  readonly isWholeOrder: boolean;
  readonly usedCounts: number;
  readonly endAt: Date;
  readonly now: Date;
}): boolean {
  return input.isWholeOrder && input.usedCounts === 0 && input.now < input.endAt;
}

/**
 * The state of a paid order by what has come back of it: REFUNDED when all of it has, or when nothing was to be paid and every course is given up.
 */
export function orderStatusAfterRefund(
  status: OrderStatus,
  { paidAmount, refundedAmount, isAllGivenUp }: { paidAmount: number; refundedAmount: number; isAllGivenUp: boolean },
): OrderStatus {
  if (isAllGivenUp && refundedAmount === paidAmount) return "REFUNDED";
  return refundedAmount > 0 ? "PART_REFUNDED" : status;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
