/**
 * Hides all of a card number but its first six and last four digits. Providers mask it already; should one ever answer
 * the whole number, it must not be kept.
 */
export function maskCardNumber(number: string): string {
  const digits = number.replaceAll(/\D/g, "").length;
  let seen = 0;
  return number.replaceAll(/\d/g, (digit) => {
    seen += 1;
    return seen > 6 && seen <= digits - 4 ? "*" : digit;
  });
}
