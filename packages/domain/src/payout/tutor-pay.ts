import type { Product } from "../product/product.ts";

/** A tutor's share of a lesson's list price, per cent (docs/decisions/0190). */
export const TUTOR_PAY_PERCENT = 55;

/** Won: the share is cut off below it. */
export const TUTOR_PAY_UNIT = 100;

/** What a lesson pays, in words: the share with its rounding, so that the figures beside it add up. */
export const TUTOR_PAY_TEXT = `수업료 정가의 ${TUTOR_PAY_PERCENT}%에서 ${TUTOR_PAY_UNIT}원 미만을 뺀 금액이에요. 학생이 할인을 받아도 줄지 않아요. 한 번짜리 체험 수업은 체험 정가로 계산해서 더 적어요.`;

/**
 * The tutor's pay for one lesson, in won, rounded down to 100. It follows the list price without the tablet: discounts and
 * benefits do not reduce it.
 */
export function tutorPay({
  cost,
  monthlyTabletCost,
  totalMonths,
  totalCounts,
}: Pick<Product, "cost" | "monthlyTabletCost" | "totalMonths" | "totalCounts">): number {
  const perLesson = (cost - monthlyTabletCost * totalMonths) / totalCounts;
  return Math.floor((perLesson * TUTOR_PAY_PERCENT) / 100 / TUTOR_PAY_UNIT) * TUTOR_PAY_UNIT;
}
