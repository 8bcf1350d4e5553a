import type { PaymentMethod } from "../payment/payment-method.ts";
import { formatKoreanDate } from "../time/format-korean-date.ts";
import type { Benefit } from "./benefit.ts";
import type { BuyerFacts } from "./benefit-condition.ts";
import { conditionRefusal } from "./condition-refusal.ts";

/** The inputs of `benefitRefusal`. */
export interface BenefitContext {
  readonly now: Date;
  readonly courses: readonly { readonly productId: number; readonly totalMonths: number }[];
  /** Left out before one is chosen: a card-only benefit is not refused then. */
  readonly paymentMethod?: PaymentMethod | null;
  /** What the benefit's condition asks of the buyer. */
  readonly facts?: BuyerFacts;
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
 * order: 50001 expired (good to the instant endAt), 50004 not yet, 50005 used up, 50006 cannot be used (one's own referral code,
 * products or months it is not for), then the benefit's condition (`conditionRefusal`). The list of products must hold every
 * course's product, since the discount is taken off all of them.
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
  return misfit ? refuse(50006, misfit) : conditionRefusal(benefit, context);
}

function misfitMessage(benefit: Benefit, { courses, ownReferralCode }: BenefitContext): string | null {
  const { appliedProducts, trialsOnly, validMonths, referralCode } = benefit;
  if (referralCode && referralCode === ownReferralCode) return "내 추천코드는 내가 쓸 수 없어요.";
  if (appliedProducts.length > 0 && !courses.every(({ productId }) => appliedProducts.includes(productId))) {
    return trialsOnly ? "체험 수업에만 쓸 수 있어요." : "담은 수업에는 쓸 수 없는 혜택이에요.";
  }
  const fits = validMonths.length === 0 || courses.every(({ totalMonths }) => validMonths.includes(totalMonths));
  return fits ? null : `${validMonths.join("·")}개월 수업에만 쓸 수 있어요.`;
}

function refuse(errorCode: BenefitRefusalCode, message: string): BenefitRefusal {
  return { errorCode, message };
}
