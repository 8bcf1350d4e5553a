import type { PaymentMethod } from "../payment/payment-method.ts";
import { type Consent, type ConsentKey, PAYMENT_PROVIDER_CONSENTS, toConsents } from "./consent.ts";

/** The inputs of `requiredConsents`. */
export interface PurchaseConsentContext {
  /** Months of each course's product. */
  readonly totalMonths: readonly number[];
  /** NONE for an order that costs nothing: the payment provider is not involved. */
  readonly paymentMethod: PaymentMethod;
  /** A course is a short product for a student who studies abroad: `isStudyAbroadShortTerm`. */
  readonly studyAbroadShortTerm?: boolean;
  /** The lessons are for a child under 14: the guardian agrees. */
  readonly childUnder14?: boolean;
}

/**
 * The terms of a purchase, in their order: student terms, privacy and monitoring, under-14 privacy for a child
 * under 14, study-abroad terms and twelve-month terms only for such courses, the payment provider's four terms when
 * something is paid, and marketing, which alone is optional.
 */
export function requiredConsents(context: PurchaseConsentContext): Consent[] {
  const keys: ConsentKey[] = ["STUDENT_TERMS", "PRIVACY_AND_MONITORING"];
  if (context.childUnder14) keys.push("UNDER_14_PRIVACY");
  if (context.studyAbroadShortTerm) keys.push("STUDY_ABROAD_SHORT_TERM");
  if (context.totalMonths.includes(12)) keys.push("TWELVE_MONTH_PRODUCT");
  if (context.paymentMethod !== "NONE") keys.push(...PAYMENT_PROVIDER_CONSENTS);
  return toConsents([...keys, "MARKETING"]);
}

/** What somebody agrees to with an application to become a tutor: the terms, the use of its papers, and the check that the law asks for. */
export const APPLICANT_CONSENTS: readonly Consent[] = toConsents([
  "TEACHING_TERMS",
  "APPLICANT_PRIVACY",
  "CRIME_RECORD_CHECK",
]);

/** Who signs up. */
export interface SignUpConsentContext {
  readonly type: "student" | "parent" | "tutor";
  readonly childUnder14?: boolean;
}

/**
 * The terms of a sign-up. A student: student terms, privacy and monitoring, marketing (optional); under 14, under-14
 * privacy in place of marketing. A parent: tutor
 * terms, under-14 privacy when the child is under 14, privacy, twelve-month product, marketing (optional). Nothing is bought
 * yet, so the label of the product's terms says when they apply. Somebody who wants to
 * teach: teaching terms and privacy.
 */
export function signUpConsents({ type, childUnder14 = false }: SignUpConsentContext): Consent[] {
  if (type === "tutor") return toConsents(["TEACHING_TERMS", "PRIVACY"]);
  const under14: ConsentKey[] = childUnder14 ? ["UNDER_14_PRIVACY"] : [];
  return type === "student"
    ? toConsents(["STUDENT_TERMS", "PRIVACY_AND_MONITORING", childUnder14 ? "UNDER_14_PRIVACY" : "MARKETING"])
    : toConsents(["TUTOR_TERMS", ...under14, "PRIVACY", "TWELVE_MONTH_PRODUCT", "MARKETING"]).map((consent) =>
        consent.key === "TWELVE_MONTH_PRODUCT"
          ? { ...consent, label: `${consent.label} (그 상품을 신청할 때만 적용돼요)` }
          : consent,
      );
}
