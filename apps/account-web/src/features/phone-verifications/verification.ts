import type { components } from "@pkg/api-client";

/** A code that was sent, with its moments on this device's clock (milliseconds since the epoch). */
export interface SentCode {
  readonly id: string;
  readonly phoneNumber: string;
  readonly expiresAt: number;
  readonly resendAt: number;
  readonly sendsLeft: number;
}

/** A new code may be asked for this long after the last one (product §4). */
const RESEND_AFTER_MS = 30_000;

/**
 * Moves the server's moments onto this device's clock: the code left `RESEND_AFTER_MS` before `resendAt`, which is now.
 * So a device whose clock is wrong counts down rightly.
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

/** What is left of a code's life, as "2:59". */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Digits in the groups that people write: 010-1234-5678. */
export function formatPhone(text: string): string {
  const digits = text.replace(/\D/g, "").slice(0, 11);
  const middle = digits.length > 10 ? 7 : 6;
  return [digits.slice(0, 3), digits.slice(3, middle), digits.slice(middle)].filter(Boolean).join("-");
}

/** Takes a kept code back; null when it is none or its time is over. */
export function readSentCode(kept: unknown, now: number): SentCode | null {
  return isSentCode(kept) && kept.expiresAt > now ? kept : null;
}

function isSentCode(value: unknown): value is SentCode {
  if (typeof value !== "object" || value === null) return false;
  const { id, phoneNumber, expiresAt, resendAt, sendsLeft } = value as Readonly<Record<string, unknown>>;
  const numbers = [expiresAt, resendAt, sendsLeft].every((one) => typeof one === "number");
  return typeof id === "string" && typeof phoneNumber === "string" && numbers;
}
