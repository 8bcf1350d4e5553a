import { toKstMonth } from "../time/kst-month.ts";

/**
 * Turns a card's expiry from MM/YY, as it is entered, into 20YY-MM, as it is sent.
 * @throws RangeError "Invalid card expiry" when the text is not MM/YY with a month of 01 to 12
 */
export function toApiCardExpiry(expiry: string): string {
  const match = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expiry);
  if (!match) throw new RangeError("Invalid card expiry");
  return `20${match[2]}-${match[1]}`;
}

/** Turns a card's expiry from 20YY-MM, as it is sent, back into MM/YY. */
export function fromApiCardExpiry(expiry: string): string {
  return `${expiry.slice(5)}/${expiry.slice(2, 4)}`;
}

/** The quota to send with a card payment: only when greater than 1, otherwise left out. */
export function toApiCardQuota(cardQuota: number | null | undefined): number | undefined {
  const quota = cardQuota ?? 1;
  return quota > 1 ? quota : undefined;
}

/** A check of one form field: the buyer's message, or null when it is valid. */
export type FieldProblem = string | null;

/**
 * Checks a card number: 14 to 16 digits; spaces and hyphens don't matter. No check digit is computed: Korean domestic cards
 * need not have one, and the payment provider decides.
 */
export function cardNumberProblem(cardNumber: string): FieldProblem {
  const digits = cardNumber.normalize("NFKC").replace(/[\s-]/g, "");
  if (digits === "") return "카드 번호를 적어 주세요.";
  return /^\d{14,16}$/.test(digits) ? null : "카드 번호는 숫자 14~16자리예요.";
}

/** A card's expiry as MM/YY, however it was written: 8/29, 0829, 08.2029, 2029-08. Other text comes back as it is. */
export function readCardExpiry(text: string): string {
  const plain = text.normalize("NFKC").replace(/\s/g, "");
  const monthFirst = /^(?<month>\d{1,2})[/.-]?(?:20)?(?<year>\d{2})$/.exec(plain)?.groups;
  const { month, year } = monthFirst ?? /^20(?<year>\d{2})[/.-]?(?<month>\d{1,2})$/.exec(plain)?.groups ?? {};
  return month && Number(month) >= 1 && Number(month) <= 12 ? `${month.padStart(2, "0")}/${year}` : text;
}

/** Checks a card's expiry in the form that `readCardExpiry` gives it: good to the end of its month, in Korean time. */
export function cardExpiryProblem(text: string, now: Date): FieldProblem {
  const expiry = readCardExpiry(text);
  if (expiry === "") return "유효기간을 적어 주세요.";
  if (!/^(0[1-9]|1[0-2])\/\d{2}$/.test(expiry)) return "유효기간은 월/연도(예: 08/29)로 적어 주세요.";
  return toApiCardExpiry(expiry) < toKstMonth(now) ? "유효기간이 지난 카드예요." : null;
}

/**
 * The holder's birthday as YYMMDD, or the company number's 10 digits, however they were written: 1992-03-14, 19920314,
 * 92.03.14, 123-45-67890. Other text comes back without what stands between its digits.
 */
export function readBirthdayOrCompanyNumber(text: string): string {
  const plain = text.normalize("NFKC").replace(/[\s./-]/g, "");
  return /^(19|20)\d{6}$/.test(plain) ? plain.slice(2) : plain;
}

/** Checks the holder in the form that `readBirthdayOrCompanyNumber` gives it. */
export function birthdayOrCompanyNumberProblem(text: string): FieldProblem {
  const digits = readBirthdayOrCompanyNumber(text);
  if (digits === "") return "생년월일 또는 사업자번호를 적어 주세요.";
  if (/^\d{10}$/.test(digits)) return null;
  if (!/^\d{6}$/.test(digits)) return "생년월일 6자리나 사업자번호 10자리를 적어 주세요.";
  const [month, day] = [Number(digits.slice(2, 4)), Number(digits.slice(4))];
  const isDate = month >= 1 && month <= 12 && day >= 1 && day <= 31;
  return isDate ? null : "생년월일을 다시 확인해 주세요.";
}

/** Checks the first two digits of a card's password. */
export function cardPasswordProblem(password: string): FieldProblem {
  return /^\d{2}$/.test(password) ? null : "비밀번호 앞 2자리를 숫자로 적어 주세요.";
}
