import { toInternationalPhone } from "../user/phone.ts";

/** What is told to the advertising network: an order that was paid, and a consultation that was asked for. */
export const CONVERSION_NAMES = ["Purchase", "Consult"] as const;
export type ConversionName = (typeof CONVERSION_NAMES)[number];

/** Where conversions happen. */
export const CONVERSION_SOURCE = "website";

/**
 * The public key of the hashes that a browser sends (HMAC-SHA-256). It is no secret: it keeps what is logged on our way from
 * being matched with other sites' lists of plain hashes.
 */
export const CONVERSION_SITE_KEY = "naran-conversions-1";

/** Days after which a conversion is told no more: the network takes none that is older. */
export const CONVERSION_DAYS = 7;

/** How a person can be reached, as it is hashed; null for what is not known. */
export interface ConversionContacts {
  readonly email: string | null;
  readonly phone: string | null;
}

/** E-mail in small letters without blanks, phone in international form ("+821012345678"). */
export function conversionContacts({
  email,
  phoneNumber,
}: {
  readonly email: string | null;
  readonly phoneNumber: string | null;
}): ConversionContacts {
  return {
    email: email?.trim().toLowerCase() || null,
    phone: phoneNumber ? toInternationalPhone(phoneNumber) : null,
  };
}
