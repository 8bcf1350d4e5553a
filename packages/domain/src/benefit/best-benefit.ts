import { formatWon } from "../money/format-won.ts";
import type { Product } from "../product/product.ts";
import { withParticle } from "../text/with-particle.ts";
import { type Benefit, benefitDiscount, benefitLabel, unusedDiscount } from "./benefit.ts";
import { type BenefitContext, type BenefitRefusal, benefitRefusal } from "./benefit-refusal.ts";
import { needsCard } from "./condition-refusal.ts";

/** A benefit that may be used, with what it is worth in won. */
export interface BenefitOffer {
  readonly benefit: Benefit;
  /** Taken off the price; at most the price. */
  readonly discount: number;
  /** What the added lessons would cost at this order's price. */
  readonly addedLessonValue: number;
}

/** The outcome: the best benefit, the others that could be used, and those that were refused and why. */
export interface BestBenefit {
  readonly best: BenefitOffer | null;
  readonly others: readonly BenefitOffer[];
  readonly refused: readonly (BenefitRefusal & { readonly benefit: Benefit })[];
  /** "첫수강 쿠폰을 쓰면 25,938원을 더 아낄 수 있어요."; empty when there is nothing to compare. */
  readonly message: string;
}

/** What is bought: the products' prices and lengths. */
export type BenefitCourse = Pick<Product, "id" | "finalCost" | "totalMonths" | "totalCounts">;

/**
 * Picks the benefit that is worth most. Money off and added lessons count alike; of two that are worth the
 * same, the one with more money off wins, then the one listed first.
 */
export function bestBenefit(
  courses: readonly BenefitCourse[],
  benefits: readonly Benefit[],
  context: Omit<BenefitContext, "courses">,
): BestBenefit {
  const target = courses.map(({ id, totalMonths }) => ({ productId: id, totalMonths }));
  const judged = benefits.map((benefit) => ({
    benefit,
    refusal: benefitRefusal(benefit, { ...context, courses: target }),
  }));
  const offers = judged
    .filter(({ refusal }) => refusal === null)
    .map(({ benefit }) => toOffer(benefit, courses))
    .sort((a, b) => worth(b) - worth(a) || b.discount - a.discount);
  const [best = null, ...others] = offers;
  return {
    best,
    others,
    refused: judged.flatMap(({ benefit, refusal }) => (refusal ? [{ benefit, ...refusal }] : [])),
    message: best && others[0] ? compare(best, others[0]) : "",
  };
}

/**
 * The benefit that is applied before the buyer has chosen one: the best whose condition is certainly met and that is not
 * wasted. One for payments by card waits until it is chosen; a fixed amount is not used up on less than its worth,
 * and nothing on counted lessons alone, such as a trial.
 */
export function benefitToApply(
  courses: readonly BenefitCourse[],
  benefits: readonly Benefit[],
  context: Omit<BenefitContext, "courses">,
): BenefitOffer | null {
  if (courses.every(({ totalMonths }) => totalMonths === 0)) return null;
  const finalCosts = courses.map(({ finalCost }) => finalCost);
  const isSafe = (benefit: Benefit) => !needsCard(benefit) && unusedDiscount(finalCosts, benefit) === 0;
  return bestBenefit(courses, benefits.filter(isSafe), context).best;
}

function toOffer(benefit: Benefit, courses: readonly BenefitCourse[]): BenefitOffer {
  const finalCosts = courses.map(({ finalCost }) => finalCost);
  const price = sum(finalCosts);
  const discount = Math.min(price, benefitDiscount(finalCosts, benefit));
  return { benefit, discount, addedLessonValue: valueOfAdded(benefit, courses, price) };
}

function valueOfAdded(benefit: Benefit, courses: readonly BenefitCourse[], price: number): number {
  if (benefit.additionalLessonType === null) return 0;
  const lessons = sum(courses.map(({ totalCounts }) => totalCounts));
  const months = Math.max(0, ...courses.map(({ totalMonths }) => totalMonths));
  const available = benefit.additionalLessonType === "MONTH" ? months : lessons;
  return available > 0 ? Math.floor((price * benefit.additionalLessonCount) / available) : 0;
}

function compare(best: BenefitOffer, other: BenefitOffer): string {
  const difference = worth(best) - worth(other);
  const [name, than] = [benefitLabel(best.benefit), benefitLabel(other.benefit)];
  if (difference === 0) return `${withParticle(name, "과", "와")} ${than}의 혜택이 같아요.`;
  const isMoney = best.addedLessonValue === 0 && other.addedLessonValue === 0;
  const using = `${withParticle(name, "을", "를")} 쓰면 ${formatWon(difference)}`;
  return isMoney ? `${using}을 더 아낄 수 있어요.` : `${using}만큼 더 이득이에요.`;
}

function worth({ discount, addedLessonValue }: BenefitOffer): number {
  return discount + addedLessonValue;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
