import { benefitDiscount } from "../benefit/benefit.ts";
import { benefitLine } from "./ledger-benefit-line.ts";
import { bundlingLine, listPriceLine, longTermLine, multiLessonLine, tabletLine } from "./ledger-product-lines.ts";
import type { LedgerCourse, LedgerInput, LedgerLine, OrderLedger } from "./ledger-types.ts";

/**
 * The price of an order with its reasons, for every screen that shows a price:
 * list price, term, lessons per week, bundling, tablet (0원 when there is none), coupon or referral, refund of the running
 * class, total. Lines that don't apply are left out, except the tablet. A discount larger than what is left is cut, so that
 * the lines always add up to the total and the total is `costToPay`.
 */
export function orderLedger({ courses, benefit, upSellingRefunds = [] }: LedgerInput): OrderLedger {
  const finalCosts = courses.map(({ product }) => product.finalCost);
  const before = sum(finalCosts);
  const discount = Math.min(before, benefitDiscount(finalCosts, benefit));
  const price = before - discount;
  const refund = Math.min(price, sum(upSellingRefunds));
  const total = price - refund;
  const productLines = [
    listPriceLine(courses),
    longTermLine(courses),
    multiLessonLine(courses),
    bundlingLine(courses),
    tabletLine(courses),
  ].filter((line) => line !== null);
  const lines: LedgerLine[] = [
    ...withAdjustment(productLines, before),
    ...(benefit ? benefitLine(benefit, discount, before) : []),
    ...(refund > 0
      ? [
          {
            kind: "UP_SELLING_REFUND",
            label: "지금 수업 환불",
            source: "남은 수업만큼 돌려드려요",
            amount: -refund,
          } as const,
        ]
      : []),
    { kind: "TOTAL", label: "낼 금액", source: "", amount: total },
  ];
  return { lines, total, perMonth: perMonth(courses, price), perLesson: perLesson(courses, price) };
}

/** A product whose final cost is not its list price minus its monthly discounts gets the difference named before the tablet. */
function withAdjustment(lines: readonly LedgerLine[], finalCost: number): LedgerLine[] {
  const amount = finalCost - sum(lines.map((line) => line.amount));
  if (amount === 0) return [...lines];
  const label = amount < 0 ? "상품 할인" : "상품 추가 금액";
  const adjustment: LedgerLine = { kind: "PRODUCT_ADJUSTMENT", label, source: "상품에 정해진 금액", amount };
  return [...lines.slice(0, -1), adjustment, ...lines.slice(-1)];
}

function perMonth(courses: readonly LedgerCourse[], price: number): number | null {
  const [first, ...others] = courses.map(({ product }) => product.totalMonths);
  if (!first || others.some((months) => months !== first)) return null;
  return Math.floor(price / first);
}

function perLesson(courses: readonly LedgerCourse[], price: number): number | null {
  const lessons = sum(courses.map(({ product }) => product.totalCounts));
  return lessons > 0 ? Math.floor(price / lessons) : null;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
