import type { Benefit } from "./benefit.ts";

/** The two ways a benefit can take money off. */
export type DiscountTerms = Partial<Pick<Benefit, "discountCost" | "discountRate">>;

/**
 * What a benefit takes off, in won: by rate, floor(sum of final costs x rate / 100); otherwise the fixed discount cost;
 * otherwise 0 (spec §9). It can be more than the sum: `costToPay` stops at 0.
 */
export function benefitDiscount(finalCosts: readonly number[], benefit: DiscountTerms | null | undefined): number {
  if (!benefit) return 0;
  const sum = finalCosts.reduce((total, cost) => total + cost, 0);
  if (benefit.discountRate) return Math.floor((sum * benefit.discountRate) / 100);
  return benefit.discountCost ?? 0;
}
