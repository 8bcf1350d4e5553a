import { ApiError } from "@pkg/api-client";
import { formatKoreanTime } from "@pkg/domain";
import { reactToError } from "@pkg/web/platform/errors/react-to-error";

/** The message at the password field for a refused log-in; null for errors that a dialog shows. */
export function loginProblem(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 429) return tooManyTries(error.details.opensAt);
  const { message, reaction } = reactToError(error);
  return reaction.kind === "FOCUS_FIELD" || reaction.kind === "LOGIN" ? message : null;
}

function tooManyTries(opensAt: unknown): string {
  const opens = typeof opensAt === "string" ? new Date(opensAt) : null;
  if (!opens || Number.isNaN(opens.getTime())) return "여러 번 틀렸어요. 잠시 후 다시 로그인해 주세요.";
  return `여러 번 틀렸어요. ${formatKoreanTime(opens)}부터 다시 로그인할 수 있어요.`;
}
