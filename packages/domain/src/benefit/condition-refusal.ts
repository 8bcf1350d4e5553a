import type { PaymentMethod } from "../payment/payment-method.ts";
import { type Benefit, isCoupangWowCardBenefit } from "./benefit.ts";
import type { BenefitCondition, BuyerFacts } from "./benefit-condition.ts";

/** Error codes of a condition that is not met: 50004 for what may come, 50006 for what cannot be any more. */
export type ConditionErrorCode = 50004 | 50006;

type Refused = { readonly errorCode: ConditionErrorCode; readonly message: string };

const REFUSED: Readonly<Record<Exclude<BenefitCondition, "NONE">, Refused>> = {
  FIRST: {
    errorCode: 50006,
    message: "첫 결제에만 쓸 수 있어요. 이 계정은 1개월 이상 수업을 이미 결제했어요.",
  },
  RETURNING: {
    errorCode: 50004,
    message: "재등록할 때 쓸 수 있어요. 이 학생이 1개월 이상 수업을 결제하고 한 번 들으면 쓸 수 있어요.",
  },
  SIBLING: {
    errorCode: 50004,
    message: "형제자매가 수업을 하고 있을 때 쓸 수 있어요. 같은 계정의 다른 학생이 1개월 이상 수업을 하고 있어야 해요.",
  },
  CARD: { errorCode: 50006, message: "카드로 결제할 때만 쓸 수 있어요." },
};

const NO_COURSE: Refused = { errorCode: 50006, message: "1개월 이상 수업의 첫 결제에 쓸 수 있어요." };

/** What a condition is judged by; what is left out refuses nothing. */
interface ConditionContext {
  readonly courses?: readonly { readonly totalMonths: number }[];
  readonly facts?: BuyerFacts;
  readonly paymentMethod?: PaymentMethod | null;
}

/** Why a benefit's condition is not met, with what it would need; null when it is met, or not known yet. */
export function conditionRefusal(
  benefit: Pick<Benefit, "condition" | "coupon">,
  { courses = [], facts = {}, paymentMethod }: ConditionContext,
): Refused | null {
  const { condition } = benefit;
  if (condition === "FIRST" && facts.hasCourse) return REFUSED.FIRST;
  const isWithoutCourse = courses.length > 0 && courses.every(({ totalMonths }) => totalMonths === 0);
  if (condition === "FIRST" && isWithoutCourse) return NO_COURSE;
  if (condition === "RETURNING" && facts.hasTakenLesson === false) return REFUSED.RETURNING;
  if (condition === "SIBLING" && facts.hasSiblingCourse === false) return REFUSED.SIBLING;
  const isOtherMethod = Boolean(paymentMethod) && paymentMethod !== "CARD";
  return isOtherMethod && needsCard(benefit) ? REFUSED.CARD : null;
}

/** Tells whether a benefit is for payments by card alone: by its condition, or by the Coupang Wow name. */
export function needsCard(benefit: Pick<Benefit, "condition" | "coupon">): boolean {
  return benefit.condition === "CARD" || isCoupangWowCardBenefit(benefit);
}
