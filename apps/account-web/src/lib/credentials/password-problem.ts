import { ApiError, fieldErrors, isApiError } from "@pkg/api-client";
import { formatKoreanTime } from "@pkg/domain";

/** The message of a rate limit, with its end; null for another error. */
export function limitProblem(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status !== 429) return null;
  const opens = new Date(String(error.details.opensAt));
  if (Number.isNaN(opens.getTime())) return "여러 번 요청했어요. 잠시 후 다시 해 주세요.";
  return `여러 번 요청했어요. ${formatKoreanTime(opens)}부터 다시 할 수 있어요.`;
}

/** The link was used, has expired, or is unknown. */
export const isLinkOver = (error: unknown): boolean => error instanceof ApiError && error.status === 410;

/** A first password is set only soon after a log-in. */
export const isLogInTooOld = (error: unknown): boolean =>
  isApiError(error, "account", 20006) && error instanceof ApiError && error.status === 403;

/** What the server says of one field, or null. */
export const fieldProblem = (error: unknown, field: string): string | null =>
  fieldErrors(error).find(({ path }) => path === field)?.message ?? null;

/** The message at the field of the old password for a refused change. */
export function currentPasswordProblem(error: unknown): string | null {
  if (isApiError(error, "account", 20004)) return "현재 비밀번호가 맞지 않아요. 다시 확인해 주세요.";
  return limitProblem(error) ?? fieldProblem(error, "currentPassword");
}
