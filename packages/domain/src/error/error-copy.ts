import { formatKoreanDate } from "../time/format-korean-date.ts";
import { formatKoreanTime } from "../time/kst-date.ts";
import { ACCOUNT_ERROR_COPY } from "./account-error-copy.ts";
import { CLASS_ERROR_COPY } from "./class-error-copy.ts";
import type { ErrorBody } from "./error-body.ts";
import type { ErrorCopy } from "./error-reaction.ts";
import { paymentErrorMessage } from "./payment-error-message.ts";

/** Copy for failures that are no product error. */
export const TRANSPORT_COPY = {
  /** HTTP 401: a dialog, then the account service with `next`. */
  UNAUTHORIZED: { message: "로그인이 필요해요.", reaction: { kind: "LOGIN" } },
  /** HTTP 500. */
  SERVER_ERROR: { message: "서버가 불안정해요. 잠시 후 다시 시도해 주세요.", reaction: { kind: "RETRY" } },
  /** No answer within the time limit. */
  NO_RESPONSE: { message: "서버 응답을 받지 못했어요. 잠시 후 다시 시도해 주세요.", reaction: { kind: "RETRY" } },
} as const satisfies Readonly<Record<string, ErrorCopy>>;

/**
 * Korean text and reaction of an error answer, looked up by service and code. Details make it exact:
 * `endAt` of an expired coupon, `startAt` of one that is not valid yet, `opensAt` of a limit on codes (ISO 8601), and
 * `providerMessage` of a refused payment. An unknown code reads like a server error.
 */
export function errorCopy(error: ErrorBody): ErrorCopy {
  const table: Readonly<Record<string, ErrorCopy>> =
    error.service === "account" ? ACCOUNT_ERROR_COPY : CLASS_ERROR_COPY;
  const copy = Object.hasOwn(table, error.errorCode) ? table[error.errorCode] : undefined;
  if (!copy) return TRANSPORT_COPY.SERVER_ERROR;
  const message = paymentErrorMessage(error) ?? [copy.message, ...detail(error)].join(" ");
  return { ...copy, message };
}

/** The limits that open again at a given time. */
const AGAIN = [
  { code: 42002, verb: "받을" },
  { code: "CUSTOM_SMS_SEND_LIMIT_EXCEEDED", verb: "받을" },
  { code: "CUSTOM_SMS_VALIDATE_LIMIT_EXCEEDED", verb: "확인할" },
] as const;

function detail({ errorCode, endAt, startAt, opensAt }: ErrorBody): string[] {
  const [end, start, opens] = [endAt, startAt, opensAt].map(readTime);
  if (errorCode === 50001 && end) return [`${formatKoreanDate(end)}까지 쓸 수 있었어요.`];
  if (errorCode === 50004 && start) return [`${formatKoreanDate(start)}부터 쓸 수 있어요.`];
  const again = AGAIN.find(({ code }) => code === errorCode)?.verb;
  return again && opens ? [`${formatKoreanDate(opens)} ${formatKoreanTime(opens)}부터 다시 ${again} 수 있어요.`] : [];
}

function readTime(value: unknown): Date | null {
  const time = typeof value === "string" ? new Date(value) : null;
  return time && !Number.isNaN(time.getTime()) ? time : null;
}
