import { type Benefit, type BenefitCourse, bestBenefit } from "@pkg/domain";

/** A benefit by the code that names it in a draft and an order. */
export type BenefitCodes = { readonly couponCode?: string | null; readonly referralCode?: string | null };

/** The code a draft has decided on: a code, null for "none", undefined while nothing was decided. */
export function decidedCode({ couponCode, referralCode }: BenefitCodes): string | null | undefined {
  return couponCode ?? referralCode ?? (couponCode === null || referralCode === null ? null : undefined);
}

/** How a decision is written into the draft. */
export function codesOf(benefit: Pick<Benefit, "coupon" | "referralCode"> | null): Required<BenefitCodes> {
  return { couponCode: benefit?.coupon?.couponCode ?? null, referralCode: benefit?.referralCode ?? null };
}

/**
 * The benefit in force: the one that was decided on, or, while nothing was decided, the one worth most.
 * A decided one that cannot be used (any more) gives none.
 */
export function benefitInForce<B extends Benefit>(
  decided: string | null | undefined,
  known: readonly B[],
  courses: readonly BenefitCourse[],
  now: Date,
): B | null {
  if (decided === null) return null;
  if (decided !== undefined) return known.find(({ id }) => id === decided) ?? null;
  const best = bestBenefit(courses, known, { now }).best?.benefit;
  return known.find(({ id }) => id === best?.id) ?? null;
}
