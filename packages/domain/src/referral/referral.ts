import { benefitCodeKey } from "../benefit/benefit-code.ts";
import { WITHDRAWAL_DAYS } from "../refund/refund-promise.ts";
import { addDays, startOfKstDate, toKstDate } from "../time/kst-date.ts";

/** What a friend saves with a referral code, in won. */
export const REFERRAL_DISCOUNT = 30_000;
/** What the referrer is given as a coupon once the friend's order stays, in won. */
export const REFERRAL_CREDIT = 30_000;
/** For so many days a credit can be used. */
export const REFERRAL_CREDIT_DAYS = 365;
/** Lengths of courses in months that a referral code is for: a trial costs less than the code is worth. */
export const REFERRAL_MONTHS = [1, 3, 6, 12] as const;

/** Letters of a code: none looks like another one or like a digit (I, L, O). */
export const REFERRAL_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ";
export const REFERRAL_CODE_LENGTH = 8;

/** States of an invitation: the withdrawal period runs, the referrer has the credit, or the friend's order did not stay. */
export const REFERRAL_STATUSES = ["WAITING", "CREDITED", "VOID"] as const;
export type ReferralStatus = (typeof REFERRAL_STATUSES)[number];

/** Korean labels of the states, for the referrer. */
export const REFERRAL_STATUS_LABELS: Readonly<Record<ReferralStatus, string>> = {
  WAITING: `${WITHDRAWAL_DAYS}일 기다리는 중`,
  CREDITED: "쿠폰 받았어요",
  VOID: "친구가 취소했어요",
};

/**
 * A new code.
 * @param pick a random whole number from 0 to below its argument
 */
export function makeReferralCode(pick: (below: number) => number): string {
  return Array.from({ length: REFERRAL_CODE_LENGTH }, () => REFERRAL_LETTERS[pick(REFERRAL_LETTERS.length)]).join("");
}

/** A code as somebody typed or followed it, as `benefitCodeKey` compares it; null for what can be none. */
export function readReferralCode(text: string | null | undefined): string | null {
  const code = benefitCodeKey(text ?? "");
  return /^[A-Z0-9]{6,12}$/.test(code) ? code : null;
}

/** From when on an order that was paid at an instant can no longer be withdrawn: the day after its withdrawal period, 00:00 KST. */
export function referralDueAt(paidAt: Date): Date {
  return startOfKstDate(addDays(toKstDate(paidAt), WITHDRAWAL_DAYS + 1));
}

/**
 * Tells whether the friend's order still earns the credit: at least as much of it stays paid as the credit is worth, so that
 * giving a course up never leaves more than was paid.
 * @param order won
 */
export function isReferralEarned({ amount, refundedAmount }: { amount: number; refundedAmount: number }): boolean {
  return amount - refundedAmount >= REFERRAL_CREDIT;
}

/**
 * Tells whether two card numbers may be the same card, as far as both are visible: separators don't matter, "*" hides a digit,
 * and at least the last four digits of both have to be known.
 */
export function isSameCardNumber(one: string, other: string): boolean {
  const [a, b] = [one, other].map((number) => number.replace(/[^\d*]/g, "")) as [string, string];
  if (a.length !== b.length || !/\d{4}$/.test(a) || !/\d{4}$/.test(b)) return false;
  return [...a].every((digit, at) => digit === "*" || b[at] === "*" || digit === b[at]);
}
