import { formatWon } from "../money/format-won.ts";
import type { BenefitCondition } from "./benefit-condition.ts";

/** Kinds of benefit. */
export const BENEFIT_TYPES = ["REFERRAL", "COUPON", "OTHER"] as const;
export type BenefitType = (typeof BENEFIT_TYPES)[number];

/** Where a discount comes from. */
export const DISCOUNT_SOURCES = ["COUPON", "REFERRAL", "ETC"] as const;
export type DiscountSource = (typeof DISCOUNT_SOURCES)[number];

/** Korean labels of the sources. */
export const DISCOUNT_SOURCE_LABELS: Readonly<Record<DiscountSource, string>> = {
  COUPON: "쿠폰",
  REFERRAL: "추천코드",
  ETC: "기타 혜택",
};

/** Unit of the lessons a benefit adds. */
export const ADDITIONAL_LESSON_TYPES = ["COUNT", "MONTH"] as const;
export type AdditionalLessonType = (typeof ADDITIONAL_LESSON_TYPES)[number];

/** The coupon behind a benefit. */
export interface BenefitCoupon {
  readonly couponId: string;
  readonly couponCode: string;
  readonly couponName: string;
}

/** A coupon, a referral or another benefit. One benefit per order. Costs are won, rates per cent, times ISO 8601. */
export interface Benefit {
  /** The coupon code or the referral code, otherwise generated. */
  readonly id: string;
  readonly benefitType: BenefitType;
  /** Who may use it. */
  readonly condition: BenefitCondition;
  /** The discount on the order it was looked up for, in won. */
  readonly finalDiscountCost: number;
  /** Products it may be used with; empty means all. */
  readonly appliedProducts: readonly number[];
  /** It is for some products alone. */
  readonly productsOnly: boolean;
  /** Those products are all trials. */
  readonly trialsOnly: boolean;
  readonly additionalLessonType: AdditionalLessonType | null;
  readonly additionalLessonCount: number;
  readonly discountCost: number;
  readonly discountRate: number;
  readonly coupon: BenefitCoupon | null;
  readonly referralCode: string | null;
  readonly validMonths: readonly number[];
  readonly startAt: string | null;
  readonly endAt: string | null;
}

/** A benefit as GET /benefits/{code} answers it. */
export type BenefitResponse = Pick<
  Benefit,
  | "condition"
  | "coupon"
  | "referralCode"
  | "discountCost"
  | "discountRate"
  | "additionalLessonType"
  | "additionalLessonCount"
  | "validMonths"
  | "productsOnly"
  | "trialsOnly"
  | "startAt"
  | "endAt"
>;

/** A coupon whose name has this phrase is the Coupang Wow card benefit: it is for card payments only. */
export const COUPANG_WOW_CARD_NAME = "쿠팡 와우 카드 할인";

/** Tells whether a benefit is the Coupang Wow card discount; spaces in the coupon's name don't matter. */
export function isCoupangWowCardBenefit({ coupon }: Pick<Benefit, "coupon">): boolean {
  const name = coupon?.couponName.replace(/\s/g, "") ?? "";
  return name.includes(COUPANG_WOW_CARD_NAME.replace(/\s/g, ""));
}

/** Tells whether a card is a Coupang Wow card, by its name at the payment provider ("쿠팡 와우카드"). */
export function isCoupangWowCard(cardName: string): boolean {
  return /쿠팡.*와우/.test(cardName);
}

/**
 * Why a benefit may not be used with a card; null when it may.
 * @param cardName as the payment provider names the card that is to be charged ("쿠팡 와우카드")
 */
export function benefitCardProblem(benefit: Pick<Benefit, "coupon">, cardName: string): string | null {
  const isMet = !isCoupangWowCardBenefit(benefit) || isCoupangWowCard(cardName);
  return isMet ? null : "쿠팡 와우 카드로 결제할 때만 쓸 수 있는 할인이에요.";
}

/** The source a benefit's discount is booked under. */
export function discountSource({ benefitType }: Pick<Benefit, "benefitType">): DiscountSource {
  return benefitType === "OTHER" ? "ETC" : benefitType;
}

/** How a benefit is named: "추천코드", or the coupon's name with 쿠폰 behind it ("첫수강 쿠폰"). */
export function benefitLabel({ benefitType, coupon }: Pick<Benefit, "benefitType" | "coupon">): string {
  if (benefitType === "REFERRAL") return "추천코드";
  const name = coupon?.couponName ?? "";
  if (!name) return benefitType === "COUPON" ? "쿠폰" : "혜택";
  return /(쿠폰|할인)$/.test(name) ? name : `${name} 쿠폰`;
}

/** What a benefit takes off, in words: "5% 할인", "30,000원 할인"; empty when it takes nothing off. */
export function discountText(terms: {
  readonly discountCost: number | null;
  readonly discountRate: number | null;
}): string {
  if (terms.discountRate) return `${terms.discountRate}% 할인`;
  return terms.discountCost ? `${formatWon(terms.discountCost)} 할인` : "";
}

/** The two ways a benefit can take money off. */
export type DiscountTerms = Partial<Pick<Benefit, "discountCost" | "discountRate">>;

/**
 * What a benefit takes off, in won: by rate, floor(sum of final costs x rate / 100); otherwise the fixed discount cost;
 * otherwise 0. It can be more than the sum: `costToPay` stops at 0.
 */
export function benefitDiscount(finalCosts: readonly number[], benefit: DiscountTerms | null | undefined): number {
  if (!benefit) return 0;
  const sum = finalCosts.reduce((total, cost) => total + cost, 0);
  if (benefit.discountRate) return Math.floor((sum * benefit.discountRate) / 100);
  return benefit.discountCost ?? 0;
}

/**
 * What is left of a fixed discount on a price that is smaller, in won: it is not given back. A rate leaves nothing.
 */
export function unusedDiscount(finalCosts: readonly number[], benefit: DiscountTerms | null | undefined): number {
  const sum = finalCosts.reduce((total, cost) => total + cost, 0);
  return Math.max(0, benefitDiscount(finalCosts, benefit) - sum);
}
