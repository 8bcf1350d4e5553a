import {
  type Course,
  type EnrollmentRoute,
  installmentProblem,
  isStorable,
  type PaymentKind,
  type PaymentType,
  paymentKind,
  type TutorRank,
  toApiCardQuota,
  type Wallet,
} from "@pkg/domain";
import { toCardInformation } from "@/lib/card/validate-card";
import { NEW_CARD, type PaymentForm, walletOf } from "../form/payment-form";

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
  /** The consultation whose offer is paid; null for every other order. */
  readonly consultationId: string | null;
  /** The token of an up-selling offer. */
  readonly orderFunnelValue: string | null;
  readonly paymentType: PaymentType;
  readonly consents: readonly { readonly key: string; readonly agreed: boolean }[];
}

/** The order calls. */
export type OrderCall = "card" | "card/bundlings" | "pg" | "pg/bundlings" | "no-payment";

const CALL_OF_KIND = { CARD: "card", WALLET: "pg" } as const satisfies Record<PaymentKind, OrderCall>;

/** Selects the call by amount (nothing to pay), payment method and number of courses. */
export function orderCall(facts: Pick<OrderFacts, "courses" | "amount" | "paymentType">): OrderCall {
  if (facts.amount === 0) return "no-payment";
  const call = CALL_OF_KIND[paymentKind(facts.paymentType)];
  return facts.courses.length > 1 ? `${call}/bundlings` : call;
}

/** Fields that all order calls share. */
export function orderBody(facts: OrderFacts, form: PaymentForm) {
  const { benefit, student, rentTablet } = facts;
  return {
    ...(rentTablet && form.tabletType ? { tabletType: form.tabletType } : {}),
    orderFunnelType: facts.orderFunnelType,
    ...(facts.consultationId ? { consultationId: facts.consultationId } : {}),
    ...(facts.orderFunnelValue ? { orderFunnelValue: facts.orderFunnelValue } : {}),
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
  const cardInformation = { ...toCardInformation(card), ...(quota ? { cardQuota: quota } : {}) };
  return { paymentType: "CARD" as const, cardInformation, ...(keepCard ? { keepCard } : {}) };
}

/** The payment fields of a wallet: the key from its window, or a stored one. */
export function walletPayment({ methodId, keepCard }: PaymentForm, paymentType: Wallet, billingKey: string | null) {
  if (!walletOf(methodId)) return { paymentType, paymentMethodId: methodId };
  const isKept = keepCard && isStorable(paymentType);
  return { paymentType, billingKey: billingKey ?? "", ...(isKept ? { keepMethod: true } : {}) };
}

function phoneOf({ phoneNumber }: OrderFacts["student"]) {
  return phoneNumber ? { phoneNumber } : {};
}

function childPhoneOf({ phoneNumber }: OrderFacts["student"]) {
  return phoneNumber ? { childPhoneNumber: phoneNumber } : {};
}
