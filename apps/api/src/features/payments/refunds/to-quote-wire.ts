import { splitRefund, undoUntil } from "@pkg/domain";
import { paidAtOf, type Quote } from "./compute-quote.ts";
import type { RefundRow } from "./repository.ts";
import type { RefundQuoteWire, RefundWire } from "./schemas.ts";

/** A refund as its buyer sees it. */
export function toRefundWire(refund: RefundRow): RefundWire {
  const { id, status, amount, rule, lines, createdAt, doneAt } = refund;
  return { id, status, amount, rule, lines: lines.map((line) => ({ ...line })), createdAt, doneAt };
}

export function toQuoteWire(quote: Quote, refunds: readonly RefundRow[]): RefundQuoteWire {
  const { order } = quote.situation;
  const selected = quote.courses.filter(({ isSelected }) => isSelected);
  return {
    merchantUid: order.merchantUid,
    orderName: order.orderName,
    studentName: order.studentName,
    paidAmount: order.amount,
    refundedAmount: order.refundedAmount,
    paymentMethod: order.paymentMethod,
    cardName: order.cardName,
    cardNumber: order.cardNumber,
    courses: quote.courses.map(({ course, refund, isSelected }) => ({
      orderItemId: course.item.id,
      matchId: course.ofClass?.id ?? null,
      subjectLabel: course.item.subjectLabel,
      subjectDetailLabel: course.item.subjectDetailLabel,
      productName: course.productName,
      tutorName: course.ofClass?.tutorName ?? null,
      isGivenUp: course.isGivenUp,
      isSelected,
      amount: refund?.amount ?? 0,
      rule: refund?.rule ?? null,
      explanation: refund?.explanation ?? "그만둔 수업이에요.",
      lines: (refund?.lines ?? []).map((line) => ({ ...line })),
      usedCounts: course.usedCounts,
      totalCounts: course.totalCounts + course.freeLessonCounts,
      cancelledLessons: refund ? course.cancelledLessons : 0,
      leftLessons: course.leftWithout,
      stopsSchedule: refund !== null && course.isPeriodic,
    })),
    amount: quote.amount,
    earlierAmount: quote.amount - splitRefund(quote.amount, order).own,
    lines: quote.lines.map((line) => ({ ...line })),
    cancelledLessons: selected.reduce((sum, { course }) => sum + course.cancelledLessons, 0),
    closedLessons: selected.reduce((sum, { course }) => sum + course.closedLessons.length, 0),
    stopsSchedule: selected.some(({ course }) => course.isPeriodic),
    couponName: quote.couponName,
    isCouponBack: quote.isCouponBack,
    tablet: quote.tablet && { ...quote.tablet },
    undoUntil: quote.undoRefusal === null ? undoUntil(paidAtOf(order)) : null,
    undoRefusal: quote.undoRefusal,
    otherOrders: quote.situation.otherOrders.map(({ merchantUid, periodNumber }) => ({ merchantUid, periodNumber })),
    refunds: refunds.map(toRefundWire),
  };
}
