import { type Benefit, type BenefitResponse, benefitDiscount } from "./benefit.ts";

/** The products a benefit was looked up for. */
export interface BenefitTarget {
  readonly productIds: readonly number[];
  readonly finalCosts: readonly number[];
}

/**
 * Makes a benefit of the answer of GET /benefits/{code}: its id is the coupon code or the referral code, otherwise
 * `generatedId`.
 */
export function toBenefit(response: BenefitResponse, target: BenefitTarget, generatedId: string): Benefit {
  return {
    ...response,
    id: response.coupon?.couponCode ?? response.referralCode ?? generatedId,
    benefitType: response.coupon ? "COUPON" : response.referralCode ? "REFERRAL" : "OTHER",
    appliedProducts: target.productIds,
    finalDiscountCost: benefitDiscount(target.finalCosts, response),
  };
}
