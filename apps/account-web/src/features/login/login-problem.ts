import { ApiError } from "@pkg/api-client";
import { reactToError } from "@pkg/web/platform/errors/react-to-error";
import { CookiesBlocked } from "@/lib/cookies-blocked";

/** The message at the password field for a refused log-in; null for errors that a dialog shows. */
export function loginProblem(error: unknown): string | null {
  if (error instanceof CookiesBlocked) return error.message;
  if (!(error instanceof ApiError)) return null;
  const { message, reaction } = reactToError(error);
  if (error.status === 429) return message;
  return reaction.kind === "FOCUS_FIELD" || reaction.kind === "LOGIN" ? message : null;
}
