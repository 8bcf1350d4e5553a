import { ApiError, fieldErrors, isApiError } from "@pkg/api-client";

/** The message of a limit, which says when it opens; null for another error. */
export const limitProblem = (error: unknown): string | null =>
  error instanceof ApiError && error.status === 429 ? error.message : null;

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
