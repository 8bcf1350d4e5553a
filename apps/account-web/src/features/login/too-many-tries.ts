import { ApiError } from "@pkg/api-client";
import { formatKoreanTime } from "@pkg/domain";

/** What is said after too many wrong tries, with the time when it opens again; null for anything else. */
export function tooManyTries(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status !== 429) return null;
  const { opensAt } = error.details;
  const opens = typeof opensAt === "string" ? new Date(opensAt) : null;
  if (!opens || Number.isNaN(opens.getTime())) return "여러 번 틀렸어요. 잠시 후 다시 로그인해 주세요.";
  return `여러 번 틀렸어요. ${formatKoreanTime(opens)}부터 다시 로그인할 수 있어요.`;
}
