import { benefitDiscount, type DiscountTerms } from "../benefit/benefit.ts";

/** The inputs of `costToPay`; every amount in won. */
export interface CostInput {
  /** Final cost of each course's product. */
  readonly finalCosts: readonly number[];
  readonly benefit?: DiscountTerms | null;
  /** Refunds for running classes that an up-selling order replaces, as positive amounts. */
  readonly upSellingRefunds?: readonly number[];
}

/**
 * The amount to pay, in won: the sum of final costs, minus the benefit discount, minus the up-selling refunds, and never
 * below 0.
 */
export function costToPay({ finalCosts, benefit, upSellingRefunds = [] }: CostInput): number {
  return Math.max(0, sum(finalCosts) - benefitDiscount(finalCosts, benefit) - sum(upSellingRefunds));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
