import {
  addDays,
  type Product,
  type RefundLine,
  refundAmount,
  startOfKstDate,
  TABLET_RETURN_DAYS,
  tabletRefund,
  tabletState,
  totalRefund,
} from "@pkg/domain";

/** How far a course is gone when it is given up. */
export interface RefundPoint {
  /** Lessons that were used. */
  readonly used: number;
  /** Whole weeks since the payment and the first lesson. */
  readonly weeks: number;
}

/** What would come back, in won; the lines add up to the amount. */
export interface RefundExample {
  readonly amount: number;
  readonly explanation: string;
  readonly lines: readonly RefundLine[];
  /** What is taken for granted of the tablet; null without one. */
  readonly tablet: string | null;
}

/** Any day: only the days between count. */
const START = "2026-03-02";

/** The refund of a product at its price, by the same rules as a real one. @param paidAmount won */
export function refundExample(product: Product, paidAmount: number, { used, weeks }: RefundPoint): RefundExample {
  const paidAt = startOfKstDate(START);
  const today = addDays(START, weeks * 7);
  const refund = refundAmount({
    ...product,
    paidAmount,
    usedCounts: used,
    paidAt,
    startedAt: used > 0 ? paidAt : null,
    now: startOfKstDate(today),
  });
  const tablet = tabletRefund({
    state: tabletState(product),
    monthlyCost: product.monthlyTabletCost,
    startedOn: used > 0 ? START : null,
    today,
  });
  const { amount } = totalRefund([{ label: "", amount: refund.amount }], tablet);
  const charge = refund.amount - amount;
  return {
    amount,
    explanation: refund.explanation,
    lines: charge > 0 ? [...refund.lines, { label: "태블릿 남은 달 몫", amount: -charge }] : refund.lines,
    tablet: tablet && tabletText(tablet),
  };
}

function tabletText({ returnBy, explanation }: { returnBy: string | null; explanation: string }): string {
  return returnBy ? `태블릿을 ${TABLET_RETURN_DAYS}일 안에 돌려주는 것으로 계산했어요.` : explanation;
}
