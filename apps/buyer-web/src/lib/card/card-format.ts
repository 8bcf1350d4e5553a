import { digitsOf } from "@pkg/web/features/form/shape-digits";

const AMEX = /^3[47]/;

/** Groups a card number during typing: 4-4-4-4, American Express 4-6-5. Drops further digits. */
export function formatCardNumber(text: string): string {
  const digits = digitsOf(text);
  const groups = AMEX.test(digits) ? [4, 6, 5] : [4, 4, 4, 4];
  const parts: string[] = [];
  let start = 0;
  for (const size of groups) {
    if (start >= digits.length) break;
    parts.push(digits.slice(start, start + size));
    start += size;
  }
  return parts.join(" ");
}

/**
 * Writes an expiry as MM/YY while it is typed. A first digit above 1 becomes 02 to 09, and 20YY (from autofill, 08/2029)
 * is shortened to YY.
 */
export function formatCardExpiry(text: string): string {
  const typed = digitsOf(text);
  const digits = /^[2-9]/.test(typed) ? `0${typed}` : typed;
  const year = digits.length >= 6 && digits.slice(2, 4) === "20" ? digits.slice(4, 6) : digits.slice(2, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${year}` : digits;
}

/** A birthday stays YYMMDD; from the seventh digit it is a company number, 000-00-00000. */
export function formatBirthdayOrCompany(text: string): string {
  const digits = digitsOf(text, 10);
  if (digits.length <= 6) return digits;
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)].join("-");
}

/** The first two digits of the card's password. */
export function formatCardPassword(text: string): string {
  return digitsOf(text, 2);
}
