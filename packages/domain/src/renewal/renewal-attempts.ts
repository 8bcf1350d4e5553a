import { heldUntil, NOTICE_HOURS } from "../schedule/quiet-hours.ts";
import { addDays, atKstHour, type KstDate, toKstDate } from "../time/kst-date.ts";

const CHARGE_HOUR = 10;

/** A refused charge is tried again this many days after the first try; then the schedule pauses. */
export const RENEWAL_RETRY_DAYS = [1, 3, 7] as const;

/** When a charge that is due on a date is sent: at ten o'clock in Korea, on holidays too. */
export function renewalChargeAt(dueOn: KstDate): Date {
  return atKstHour(dueOn, CHARGE_HOUR);
}

/**
 * When a charge is tried again after its n-th refusal, or null when it is given up.
 * @param attemptedAt instant of the try that was refused
 * @param failures how many were refused, that one included
 */
export function renewalRetryAt(attemptedAt: Date, failures: number): Date | null {
  const [before, after] = [failures < 2 ? 0 : RENEWAL_RETRY_DAYS[failures - 2], RENEWAL_RETRY_DAYS[failures - 1]];
  if (before === undefined || after === undefined) return null;
  return renewalChargeAt(addDays(toKstDate(attemptedAt), after - before));
}

/** Messages about renewals go out between 08 and 21 o'clock in Korea. */
export function isRenewalMessageTime(at: Date): boolean {
  return heldUntil(at, NOTICE_HOURS) === null;
}
