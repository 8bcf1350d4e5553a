import {
  type Course,
  type EnrollmentRoute,
  installmentProblem,
  type TutorRank,
  toApiCardExpiry,
  toApiCardQuota,
} from "@pkg/domain";
import { digitsOf } from "@/lib/card/card-format";
import { NEW_CARD, type PaymentForm } from "./payment-form";

/** Everything in an order request besides the form. */
export interface OrderFacts {
  readonly courses: readonly Course[];
  readonly rentTablet: boolean;
  /** Of the first course. */
  readonly rank: TutorRank;
  /** Won, as displayed beside the pay button. */
  readonly amount: number;
  readonly benefit: { readonly couponId: string | null; readonly referralCode: string | null } | null;
  readonly student: { readonly id: string; readonly name: string; readonly phoneNumber: string | null };
  /** The student when a parent orders. */
  readonly isChild: boolean;
  readonly draftId: string;
  readonly orderFunnelType: EnrollmentRoute;
  readonly consents: readonly { readonly key: string; readonly agreed: boolean }[];
}

/** The three order calls. */
export type OrderCall = "card" | "card/bundlings" | "no-payment";

/** Selects the call by amount (nothing to pay) and number of courses. */
export function orderCall({ courses, amount }: Pick<OrderFacts, "courses" | "amount">): OrderCall {
  if (amount === 0) return "no-payment";
  return courses.length > 1 ? "card/bundlings" : "card";
}

/** Fields that all order calls share. */
export function orderBody(facts: OrderFacts, form: PaymentForm) {
  const { benefit, student, rentTablet } = facts;
  return {
    ...(rentTablet && form.tabletType ? { tabletType: form.tabletType } : {}),
    orderFunnelType: facts.orderFunnelType,
    ...(benefit?.couponId ? { couponId: benefit.couponId } : {}),
    ...(benefit?.referralCode ? { referralCode: benefit.referralCode } : {}),
    studentId: student.id,
    student: { name: student.name, ...phoneOf(student) },
    ...(facts.isChild ? { childName: student.name, ...childPhoneOf(student) } : {}),
    shownAmount: facts.amount,
    consents: facts.consents.map(({ key, agreed }) => ({ key, agreed })),
    draftId: facts.draftId,
  };
}

/** The course fields in the format of the single and the bundling calls. */
export function orderCourses({ courses, rentTablet }: Pick<OrderFacts, "courses" | "rentTablet">) {
  return courses.map(({ productId, subject, subjectDetail, matchId, trialMatchId, tutorId }) => ({
    productId,
    subject,
    subjectDetail,
    rentTablet,
    ...(matchId && { matchId }),
    ...(trialMatchId && { trialMatchId }),
    ...(tutorId && { tutorId }),
  }));
}

/**
 * The payment fields: a stored card's id or the keyed-in card; the quota only above one month, if the amount takes it. A
 * card is kept only when asked.
 */
export function orderPayment({ methodId, cardQuota, keepCard, ...card }: PaymentForm, amount: number) {
  const quota = toApiCardQuota(installmentProblem(cardQuota, amount) ? 1 : cardQuota);
  if (methodId !== NEW_CARD) {
    return { paymentType: "CARD" as const, paymentMethodId: methodId, ...(quota ? { cardQuota: quota } : {}) };
  }
  const cardInformation = {
    cardNumber: digitsOf(card.cardNumber),
    cardExpiry: toApiCardExpiry(card.cardExpiry),
    birthdayOrCompanyNumber: digitsOf(card.birthdayOrCompanyNumber),
    cardPassword: card.cardPassword,
    ...(quota ? { cardQuota: quota } : {}),
  };
  return { paymentType: "CARD" as const, cardInformation, ...(keepCard ? { keepCard } : {}) };
}

function phoneOf({ phoneNumber }: OrderFacts["student"]) {
  return phoneNumber ? { phoneNumber } : {};
}

function childPhoneOf({ phoneNumber }: OrderFacts["student"]) {
  return phoneNumber ? { childPhoneNumber: phoneNumber } : {};
}
