/**
 * A domestic phone number in international form, for analytics: digits only, then +82 and the number without its first
 * digit (spec §5). "010-1234-5678" becomes "+821012345678". The input must be domestic (it begins with 0).
 */
export function toInternationalPhone(phoneNumber: string): string {
  return `+82${phoneNumber.replace(/\D/g, "").slice(1)}`;
}
