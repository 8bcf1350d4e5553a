import { readBirthdayOrCompanyNumber, readCardExpiry } from "@pkg/domain";
import { digitsOf } from "@pkg/web/features/form/shape-digits";

const YEAR_FIRST = /^\s*20\d{2}\D?(0[1-9]|1[0-2])\s*$/;
const WHOLE_DATE = /^\s*(19|20)\d{2}\D+\d{2}\D+\d{2}\s*$/;
const AMEX = /^3[47]/;

/** Groups a card number during typing: 4-4-4-4, American Express 4-6-5. A digit too many stays, and is seen. */
export function formatCardNumber(text: string): string {
  const digits = digitsOf(text);
  const groups = AMEX.test(digits) ? [4, 6, 5] : [4, 4, 4, 4];
  const parts: string[] = [];
  let start = 0;
  for (const [at, size] of groups.entries()) {
    if (start >= digits.length) break;
    parts.push(digits.slice(start, at < groups.length - 1 ? start + size : undefined));
    start += size;
  }
  return parts.join(" ");
}

/**
 * Writes an expiry as MM/YY while it is typed. A first digit above 1 becomes 02 to 09, and 20YY (from autofill, 08/2029)
 * is shortened to YY.
 */
export function formatCardExpiry(text: string): string {
  if (YEAR_FIRST.test(text)) return readCardExpiry(text);
  const typed = digitsOf(text);
  const digits = /^[2-9]/.test(typed) ? `0${typed}` : typed;
  const year = digits.length >= 6 && digits.slice(2, 4) === "20" ? digits.slice(4, 6) : digits.slice(2, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${year}` : digits;
}

/** A birthday stays YYMMDD; from the seventh digit it is a company number, 000-00-00000. */
export function formatBirthdayOrCompany(text: string): string {
  if (WHOLE_DATE.test(text)) return readBirthdayOrCompanyNumber(text);
  const digits = digitsOf(text);
  if (digits.length <= 6) return digits;
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].join("-");
}

/** The first two digits of the card's password. */
export function formatCardPassword(text: string): string {
  return digitsOf(text, 2);
}
