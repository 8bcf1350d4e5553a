import type { components } from "../../platform/api/api";
import { isRecord } from "../../platform/storage/is-record";
import { type Guard, isNumber, isText } from "../../platform/storage/kept-fields";

/** The times of a code that was sent, on this device's clock (milliseconds since the epoch). */
export interface SentTimes {
  readonly expiresAt: number;
  readonly resendAt: number;
  /** How many more can be sent today. */
  readonly sendsLeft: number;
}

/** A code that was sent to a phone. */
export interface SentCode extends SentTimes {
  readonly id: string;
  readonly phoneNumber: string;
}

/** Another code can be requested this long after the last one. */
const RESEND_AFTER_MS = 30_000;

/**
 * Converts the server's times to this device's clock: the code left `RESEND_AFTER_MS` before `resendAt`, which is now.
 * So the countdown is right even on a device with a wrong clock.
 */
export function sentTimes(
  wire: Pick<components["schemas"]["PhoneVerification"], "expiresAt" | "resendAt" | "sendsLeft">,
  now = Date.now(),
): SentTimes {
  const resend = Date.parse(wire.resendAt);
  const ahead = now - (resend - RESEND_AFTER_MS);
  return {
    expiresAt: Date.parse(wire.expiresAt) + ahead,
    resendAt: resend + ahead,
    sendsLeft: wire.sendsLeft,
  };
}

export const toSentCode = (wire: components["schemas"]["PhoneVerification"], now = Date.now()): SentCode => ({
  id: wire.id,
  phoneNumber: wire.phoneNumber,
  ...sentTimes(wire, now),
});

/** Whether what was kept is a code that can still be entered. @param texts the names of its other fields */
export const isStillSent = (value: unknown, texts: readonly string[]): boolean =>
  isRecord(value) &&
  texts.every((name) => isText(value[name])) &&
  [value.expiresAt, value.resendAt, value.sendsLeft].every(isNumber) &&
  Number(value.expiresAt) > Date.now();

export const isSentCode: Guard<SentCode> = (value): value is SentCode => isStillSent(value, ["id", "phoneNumber"]);
