/** Kinds of benefit (spec §3). */
export const BENEFIT_TYPES = ["REFERRAL", "COUPON", "OTHER"] as const;
export type BenefitType = (typeof BENEFIT_TYPES)[number];

/** Where a discount comes from (spec §3). */
export const DISCOUNT_SOURCES = ["COUPON", "REFERRAL", "ETC"] as const;
export type DiscountSource = (typeof DISCOUNT_SOURCES)[number];

/** Unit of the lessons a benefit adds (spec §3). */
export const ADDITIONAL_LESSON_TYPES = ["COUNT", "MONTH"] as const;
export type AdditionalLessonType = (typeof ADDITIONAL_LESSON_TYPES)[number];

/** The coupon behind a benefit. */
export interface BenefitCoupon {
  readonly couponId: string;
  readonly couponCode: string;
  readonly couponName: string;
}

/** A coupon, a referral or another benefit (spec §3). One benefit per order. Costs are won, rates per cent, times ISO 8601. */
export interface Benefit {
  /** The coupon code or the referral code, otherwise generated. */
  readonly id: string;
  readonly benefitType: BenefitType;
  /** What it takes off the order it was looked up for. */
  readonly finalDiscountCost: number;
  /** Products it may be used with; empty means all. */
  readonly appliedProducts: readonly number[];
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

/** A benefit as GET /benefits/{code} answers it (spec §7). */
export type BenefitResponse = Pick<
  Benefit,
  | "coupon"
  | "referralCode"
  | "discountCost"
  | "discountRate"
  | "additionalLessonType"
  | "additionalLessonCount"
  | "validMonths"
  | "startAt"
  | "endAt"
>;

/** A coupon whose name has this phrase is the Coupang Wow card benefit: it is for card payments only (spec §3). */
export const COUPANG_WOW_CARD_NAME = "쿠팡 와우 카드 할인";

/** Tells whether a benefit is the Coupang Wow card discount; spaces in the coupon's name don't matter (spec §3). */
export function isCoupangWowCardBenefit({ coupon }: Pick<Benefit, "coupon">): boolean {
  const name = coupon?.couponName.replace(/\s/g, "") ?? "";
  return name.includes(COUPANG_WOW_CARD_NAME.replace(/\s/g, ""));
}

/** The source a benefit's discount is booked under. */
export function discountSource({ benefitType }: Pick<Benefit, "benefitType">): DiscountSource {
  return benefitType === "OTHER" ? "ETC" : benefitType;
}
