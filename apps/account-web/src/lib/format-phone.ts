/** Digits in the groups that people write: 010-1234-5678. */
export function formatPhone(text: string): string {
  const digits = text.replace(/\D/g, "").slice(0, 11);
  const middle = digits.length > 10 ? 7 : 6;
  return [digits.slice(0, 3), digits.slice(3, middle), digits.slice(middle)].filter(Boolean).join("-");
}
