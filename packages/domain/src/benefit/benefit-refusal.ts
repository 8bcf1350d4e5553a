import { PAYMENT_METHOD_LABELS, type PaymentMethod } from "../payment/payment-method.ts";
import { formatKoreanDate } from "../time/format-korean-date.ts";
import { type Benefit, isCoupangWowCardBenefit } from "./benefit.ts";

/** A coupon whose name has this word is for the first order only. */
export const FIRST_LESSON_COUPON_NAME = "첫수강";

/** The inputs of `benefitRefusal`. */
export interface BenefitContext {
  readonly now: Date;
  readonly courses: readonly { readonly productId: number; readonly totalMonths: number }[];
  /** Left out before one is chosen: a card-only benefit is not refused then. */
  readonly paymentMethod?: PaymentMethod | null;
  /** The buyer has a paid order already. */
  readonly hasOrdered?: boolean;
  /** Ids of benefits that the buyer has used up. */
  readonly usedBenefitIds?: readonly string[];
  /** The buyer's own referral code. */
  readonly ownReferralCode?: string | null;
}

/** Error codes of a refusal. */
export type BenefitRefusalCode = 50001 | 50004 | 50005 | 50006;

/** Why a benefit may not be used: the class service's code and the buyer's message. */
export interface BenefitRefusal {
  readonly errorCode: BenefitRefusalCode;
  readonly message: string;
}

/**
 * Decides whether a benefit may be used with an order: null when it may, otherwise the reason. Checked in this
 * order: 50001 expired (good to the instant endAt), 50004 not yet, 50005 used up, 50006 cannot be used (products or months
 * it is not for, the Coupang Wow card discount with another way to pay, a first-lesson coupon after an order, one's own
 * referral code). The list of products must hold every course's product, since the discount is taken off all of them.
 */
export function benefitRefusal(benefit: Benefit, context: BenefitContext): BenefitRefusal | null {
  const { startAt, endAt } = benefit;
  const now = context.now.getTime();
  if (endAt && now > Date.parse(endAt)) {
    return refuse(50001, `기한이 지난 쿠폰이에요. ${formatKoreanDate(new Date(endAt))}까지 쓸 수 있었어요.`);
  }
  if (startAt && now < Date.parse(startAt)) {
    return refuse(50004, `아직 쓸 수 없어요. ${formatKoreanDate(new Date(startAt))}부터 쓸 수 있어요.`);
  }
  if (context.usedBenefitIds?.includes(benefit.id)) return refuse(50005, "이미 쓴 혜택이에요.");
  const misfit = misfitMessage(benefit, context);
  return misfit ? refuse(50006, misfit) : null;
}

function misfitMessage(benefit: Benefit, context: BenefitContext): string | null {
  const { courses, paymentMethod, hasOrdered, ownReferralCode } = context;
  const { appliedProducts, validMonths, referralCode } = benefit;
  if (appliedProducts.length > 0 && !courses.every(({ productId }) => appliedProducts.includes(productId))) {
    return "담은 수업에는 쓸 수 없는 혜택이에요.";
  }
  if (validMonths.length > 0 && !courses.every(({ totalMonths }) => validMonths.includes(totalMonths))) {
    return `${validMonths.join("·")}개월 수업에만 쓸 수 있어요.`;
  }
  if (paymentMethod && paymentMethod !== "CARD" && isCoupangWowCardBenefit(benefit)) {
    return `${PAYMENT_METHOD_LABELS.CARD}로 결제할 때만 쓸 수 있어요.`;
  }
  if (hasOrdered && benefit.coupon?.couponName.replace(/\s/g, "").includes(FIRST_LESSON_COUPON_NAME)) {
    return "첫 수강 때만 쓸 수 있는 쿠폰이에요.";
  }
  return referralCode && referralCode === ownReferralCode ? "내 추천코드는 내가 쓸 수 없어요." : null;
}

function refuse(errorCode: BenefitRefusalCode, message: string): BenefitRefusal {
  return { errorCode, message };
}
