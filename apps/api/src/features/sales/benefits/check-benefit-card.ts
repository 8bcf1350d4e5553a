import { type Benefit, benefitCardProblem } from "@pkg/domain";
import { refuse } from "../../../lib/errors/refuse.ts";

/** An order's benefit as the domain's rule of cards reads it. */
export function couponOf({ benefitName }: { benefitName: string | null }): Pick<Benefit, "coupon"> {
  return { coupon: benefitName === null ? null : { couponId: "", couponCode: "", couponName: benefitName } };
}

/**
 * Refuses a benefit of a certain card together with another stored card; a typed-in card has no name before it is charged.
 * @throws ApiError 50006
 */
export function checkBenefitCard(benefit: { name: string } | null, cardName: string | null): void {
  if (!benefit || cardName === null) return;
  const problem = benefitCardProblem(couponOf({ benefitName: benefit.name }), cardName);
  if (problem) throw refuse.benefitUnsuitable(problem);
}
