import {
  benefitLabel,
  courseRefunds,
  isCouponBack,
  orderWorth,
  type Refund,
  type RefundTotal,
  type TabletRefund,
  tabletRefund,
  tabletState,
  toKstDate,
  totalRefund,
  type UndoRefusal,
  undoRefusal,
} from "@pkg/domain";
import { type CourseState, firstDayOf, type RefundSituation } from "./read-situation.ts";
import type { RefundOrderRow } from "./repository.ts";

/** One course that could be given up, or was: then without a refund. */
export interface CourseQuote {
  course: CourseState;
  refund: Refund | null;
  isSelected: boolean;
}

/** What is given back for some courses of an order, and what happens then. */
export interface Quote extends RefundTotal {
  situation: RefundSituation;
  courses: CourseQuote[];
  tablet: TabletRefund | null;
  /** The coupon of an order that is given up whole, while it still runs. */
  couponName: string | null;
  /** Whether it can be used once more: no lesson was taken. */
  isCouponBack: boolean;
  /** Why the whole order cannot be taken back with one press; null while it can. */
  undoRefusal: UndoRefusal | null;
}

/**
 * Works out the refund of some of an order's courses.
 * @param itemIds the courses to give up; those that are given up already count for nothing
 */
export function computeQuote(situation: RefundSituation, itemIds: readonly string[], now: Date): Quote {
  const { order, courses } = situation;
  const chosen = new Set(itemIds);
  const refunds = courseRefunds(
    {
      ...orderWorth(order),
      paidAt: paidAtOf(order),
      now,
    },
    courses,
  );
  const quotes = courses.map((course, index): CourseQuote => {
    const refund = refunds[index] ?? null;
    const isSelected = refund !== null && chosen.has(course.item.id);
    return { course, refund, isSelected };
  });
  const selected = quotes.filter(({ isSelected }) => isSelected);
  const tablet = tabletOf(courses, new Set(selected.map(({ course }) => course)), now);
  const total = totalRefund(
    selected.map(({ course, refund }) => ({ label: `${course.label} 환불`, amount: refund?.amount ?? 0 })),
    tablet,
  );
  const [only] = selected;
  const isOne = selected.length === 1 && only?.refund;
  // One course alone is shown line by line; several with a line each.
  const lines = isOne ? [...isOne.lines, ...total.lines.slice(1)] : total.lines;
  const coupon = couponOf(situation, quotes, now);
  return { ...total, lines, situation, courses: quotes, tablet, ...coupon, undoRefusal: undoOf(situation, now) };
}

/** When a paid order was paid. */
export const paidAtOf = ({ paidAt, createdAt }: RefundOrderRow): Date => paidAt ?? createdAt;

const undoOf = ({ order, courses, isAccepted }: RefundSituation, now: Date): UndoRefusal | null =>
  undoRefusal({
    paidAt: paidAtOf(order),
    now,
    isRefunded: order.status !== "PAID" || courses.some(({ isGivenUp }) => isGivenUp),
    isContinuation: order.goesOn || order.transfersIn.length > 0,
    isAccepted,
  });

/** One tablet comes with an order: it is settled when the last course that it was lent or given with is given up. */
function tabletOf(courses: readonly CourseState[], selected: ReadonlySet<CourseState>, now: Date): TabletRefund | null {
  const withTablet = courses.filter(({ item }) => item.product.rentTablet);
  const running = withTablet.filter(({ isGivenUp }) => !isGivenUp);
  if (running.length === 0 || !running.every((course) => selected.has(course))) return null;
  const [longest] = withTablet.map(({ item }) => item.product).sort((a, b) => b.totalMonths - a.totalMonths);
  if (!longest) return null;
  return tabletRefund({
    state: tabletState(longest),
    monthlyCost: longest.monthlyTabletCost,
    startedOn: firstDayOf(withTablet),
    today: toKstDate(now),
  });
}

function couponOf({ order, courses }: RefundSituation, quotes: readonly CourseQuote[], now: Date) {
  const isWholeOrder = quotes.every(({ isSelected, course }) => isSelected || course.isGivenUp);
  const { benefitType, benefitEndAt: endAt, benefitName } = order;
  if (!benefitType || !endAt || !isWholeOrder || now >= endAt) return { couponName: null, isCouponBack: false };
  const usedCounts = courses.reduce((sum, { usedCounts }) => sum + usedCounts, 0);
  const coupon = { couponId: "", couponCode: "", couponName: benefitName ?? "" };
  return {
    couponName: benefitLabel({ benefitType, coupon }),
    isCouponBack: isCouponBack({ isWholeOrder, usedCounts, endAt, now }),
  };
}
