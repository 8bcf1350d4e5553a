import type { Result } from "../deliver.ts";
import type { Decline } from "./records.ts";

/** The documented errors that the sandbox uses, with their HTTP status. */
const STATUS = {
  INVALID_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  PLATFORM_EXTERNAL_API_FAILED: 502,
  PLATFORM_EXTERNAL_API_TEMPORARILY_FAILED: 502,
  CHANNEL_NOT_FOUND: 404,
  BILLING_KEY_NOT_FOUND: 404,
  PAYMENT_NOT_FOUND: 404,
  ALREADY_PAID: 409,
  BILLING_KEY_ALREADY_DELETED: 409,
  PAYMENT_NOT_PAID: 409,
  PAYMENT_ALREADY_CANCELLED: 409,
  CANCELLABLE_AMOUNT_CONSISTENCY_BROKEN: 409,
  CANCEL_AMOUNT_EXCEEDS_CANCELLABLE_AMOUNT: 409,
} as const;

export type PortoneErrorType = keyof typeof STATUS;

/** An error in PortOne's shape; `type` is its discriminator. */
export function portoneError(type: PortoneErrorType, message: string): Result {
  return { status: STATUS[type], body: { type, message } };
}

/** The card company's or payment gateway's own refusal. */
export function pgError(decline: Decline): Result {
  return { status: 502, body: { type: "PG_PROVIDER", message: "PG사에서 오류를 전달했습니다.", ...decline } };
}
