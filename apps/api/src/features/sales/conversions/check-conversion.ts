import { createHmac, timingSafeEqual } from "node:crypto";
import { CONVERSION_DAYS, CONVERSION_SITE_KEY, type ConversionContacts, DAY, MINUTE } from "@pkg/domain";
import { type FieldProblem, refuse } from "../../../lib/errors/refuse.ts";

interface Told {
  time: string;
  hashedEmail: string | null;
  hashedPhone: string | null;
}

/**
 * Refuses an event that does not speak of its sender, or not of the last days.
 * @param at its place among the events
 * @param found what is wrong already
 * @throws ApiError 400 class 10001 with fields
 */
export function checkConversion(
  { time, hashedEmail, hashedPhone }: Told,
  contacts: ConversionContacts,
  at: number,
  found: readonly FieldProblem[] = [],
): void {
  const age = Date.now() - new Date(time).getTime();
  const wrong = {
    time: age > -10 * MINUTE && age < CONVERSION_DAYS * DAY ? null : `최근 ${CONVERSION_DAYS}일 안의 시각이어야 해요.`,
    hashedEmail: isHashOf(hashedEmail, contacts.email) ? null : "보낸 사람의 이메일이 아니에요.",
    hashedPhone: isHashOf(hashedPhone, contacts.phone) ? null : "보낸 사람의 번호가 아니에요.",
  };
  const fields = Object.entries(wrong).flatMap(([name, message]) =>
    message ? [{ path: `events.${at}.${name}`, message }] : [],
  );
  if (found.length + fields.length > 0) throw refuse.invalidInput({ fields: [...found, ...fields] });
}

/** Nothing may be told of what the sender has; what they have not, cannot be told. */
function isHashOf(hash: string | null, contact: string | null): boolean {
  if (hash === null) return true;
  if (contact === null) return false;
  const own = createHmac("sha256", CONVERSION_SITE_KEY).update(contact).digest();
  return timingSafeEqual(own, Buffer.from(hash, "hex"));
}
