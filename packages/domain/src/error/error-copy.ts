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
 * `providerMessage` of a refused payment. An unknown code reads like a server error. What a limit refuses is said by when it
 * opens, whatever else its code means.
 */
export function errorCopy(error: ErrorBody): ErrorCopy {
  const table: Readonly<Record<string, ErrorCopy>> =
    error.service === "account" ? ACCOUNT_ERROR_COPY : CLASS_ERROR_COPY;
  const copy = Object.hasOwn(table, error.errorCode) ? table[error.errorCode] : undefined;
  if (!copy) return TRANSPORT_COPY.SERVER_ERROR;
  const message = paymentErrorMessage(error) ?? limitMessage(error) ?? [copy.message, ...detail(error)].join(" ");
  return { ...copy, message };
}

const SENT_ENOUGH = { verb: "받을", why: "오늘 받을 수 있는 횟수를 넘었어요." };

/** The codes that a limit refuses with, some of them beside a meaning of their own. */
const LIMITS: Readonly<Record<string, { readonly verb: string; readonly why: string }>> = {
  "account CUSTOM_SMS_SEND_LIMIT_EXCEEDED": SENT_ENOUGH,
  "class 42002": SENT_ENOUGH,
  "account 20006": { verb: "할", why: "너무 여러 번 했어요." },
  "class 10001": { verb: "할", why: "너무 자주 했어요." },
  "class 10004": { verb: "볼", why: "너무 자주 열었어요." },
  "class 50006": { verb: "확인할", why: "코드를 너무 여러 번 확인했어요." },
};

function limitMessage({ service, errorCode, opensAt }: ErrorBody): string | null {
  const limit = LIMITS[`${service} ${errorCode}`];
  const opens = readTime(opensAt);
  if (!limit || !opens) return null;
  return `${formatKoreanDate(opens)} ${formatKoreanTime(opens)}부터 다시 ${limit.verb} 수 있어요. ${limit.why}`;
}

function detail({ errorCode, endAt, startAt }: ErrorBody): string[] {
  const [end, start] = [endAt, startAt].map(readTime);
  if (errorCode === 50001 && end) return [`${formatKoreanDate(end)}까지 쓸 수 있었어요.`];
  if (errorCode === 50004 && start) return [`${formatKoreanDate(start)}부터 쓸 수 있어요.`];
  return [];
}

function readTime(value: unknown): Date | null {
  const time = typeof value === "string" ? new Date(value) : null;
  return time && !Number.isNaN(time.getTime()) ? time : null;
}
