import type { components } from "@pkg/api-client";

/** A code that was sent, with its times on this device's clock (milliseconds since the epoch). */
export interface SentCode {
  readonly id: string;
  readonly phoneNumber: string;
  readonly expiresAt: number;
  readonly resendAt: number;
  readonly sendsLeft: number;
}

/** Another code can be requested this long after the last one. */
const RESEND_AFTER_MS = 30_000;

/**
 * Converts the server's times to this device's clock: the code left `RESEND_AFTER_MS` before `resendAt`, which is now.
 * So the countdown is right even on a device with a wrong clock.
 */
export function toSentCode(wire: components["schemas"]["PhoneVerification"], now: number): SentCode {
  const resend = Date.parse(wire.resendAt);
  const ahead = now - (resend - RESEND_AFTER_MS);
  return {
    id: wire.id,
    phoneNumber: wire.phoneNumber,
    expiresAt: Date.parse(wire.expiresAt) + ahead,
    resendAt: resend + ahead,
    sendsLeft: wire.sendsLeft,
  };
}

/** The time left of a code, as "2:59". */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Reads a stored code; null when it is malformed or has expired. */
export function readSentCode(kept: unknown, now: number): SentCode | null {
  return isSentCode(kept) && kept.expiresAt > now ? kept : null;
}

function isSentCode(value: unknown): value is SentCode {
  if (typeof value !== "object" || value === null) return false;
  const { id, phoneNumber, expiresAt, resendAt, sendsLeft } = value as Readonly<Record<string, unknown>>;
  const numbers = [expiresAt, resendAt, sendsLeft].every((one) => typeof one === "number");
  return typeof id === "string" && typeof phoneNumber === "string" && numbers;
}
