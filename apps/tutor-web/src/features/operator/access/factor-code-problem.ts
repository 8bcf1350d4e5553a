import { isApiError } from "@pkg/web/platform/api/api";

const SHORTEST = 6;

/** What is wrong with a code before it is sent. */
export const codeProblem = (code: string): string | undefined =>
  code.replace(/\s/g, "").length < SHORTEST ? "코드를 모두 적어 주세요." : undefined;

/** What is said at the code once guessing is stopped; null for every other error. */
export function problemsOfCode(error: unknown): { code: string } | null {
  return isApiError(error, "account", 20006) ? { code: error.message } : null;
}
