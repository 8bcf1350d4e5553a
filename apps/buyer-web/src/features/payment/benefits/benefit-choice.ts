import { type Benefit, type BenefitCourse, benefitCodeKey, benefitToApply, needsCard } from "@pkg/domain";

/** A benefit with the code that identifies it in drafts and orders. */
export type BenefitCodes = { readonly couponCode?: string | null; readonly referralCode?: string | null };

/** The draft's decision: a code, null for "none", undefined while undecided. */
export function decidedCode({ couponCode, referralCode }: BenefitCodes): string | null | undefined {
  return couponCode ?? referralCode ?? (couponCode === null || referralCode === null ? null : undefined);
}

/** Converts a decision into draft fields. */
export function codesOf(benefit: Pick<Benefit, "coupon" | "referralCode"> | null): Required<BenefitCodes> {
  return { couponCode: benefit?.coupon?.couponCode ?? null, referralCode: benefit?.referralCode ?? null };
}

/**
 * The applied benefit: the decided one or, while undecided, the best one that has no condition and is not wasted.
 * A decided benefit that is no longer usable yields none.
 */
export function benefitInForce<B extends Benefit>(
  decided: string | null | undefined,
  known: readonly B[],
  courses: readonly BenefitCourse[],
  now: Date,
): B | null {
  if (decided === null) return null;
  if (decided !== undefined) return known.find(({ id }) => benefitCodeKey(id) === benefitCodeKey(decided)) ?? null;
  const best = benefitToApply(courses, known, { now })?.benefit;
  return known.find(({ id }) => id === best?.id) ?? null;
}

/** What is said while the buyer has not decided; one for a first payment cannot wait for the next. */
export function helpOf(inForce: Benefit | null, known: readonly Benefit[]): string {
  if (!inForce) return "지금 쓰려면 골라 주세요. 다음 수업에 쓰려고 아껴 두어도 돼요.";
  const among = known.some(needsCard) ? "카드 조건이 없는 혜택 가운데 " : "";
  const later = inForce.condition === "FIRST" ? "" : " 다음 수업에 쓰려면 다음에 쓰기를 골라 주세요.";
  return `${among}가장 많이 할인되는 혜택을 골라 두었어요.${later}`;
}
