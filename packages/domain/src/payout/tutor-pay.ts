import type { Product } from "../product/product.ts";

/** A tutor's share of a lesson's list price, per cent (docs/decisions/0190). */
export const TUTOR_PAY_PERCENT = 55;

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
  return Math.floor((perLesson * TUTOR_PAY_PERCENT) / 100 / 100) * 100;
}
