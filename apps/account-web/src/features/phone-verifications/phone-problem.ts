import { type ApiError, fieldErrors, isApiError } from "@pkg/web/platform/api/api";
import { reactToError } from "@pkg/web/platform/errors/react-to-error";

/** The message at the code field for a refused code, and whether a new code is needed. */
export function codeProblem(error: unknown): { readonly message: string; readonly needsNew: boolean } | null {
  const { message, reaction } = reactToError(error);
  if (reaction.kind === "NEW_CODE") return { message, needsNew: true };
  if (!isApiError(error)) return null;
  // No such code, or another account's: a new one is needed.
  if (error.status === 404) return { message: "인증번호를 다시 받아 주세요.", needsNew: true };
  if (isWrongCode(error))
    return { message: wrongCode(error.details.triesLeft, error), needsNew: error.details.triesLeft === 0 };
  return reaction.kind === "LOGIN" ? null : { message, needsNew: false };
}

/** The code was compared and differs: it costs a try. */
export function isWrongCode(error: unknown): error is ApiError {
  return isApiError(error, "class", 10001);
}

function wrongCode(triesLeft: unknown, error: unknown): string {
  const given = fieldErrors(error)[0]?.message ?? "인증번호가 달라요.";
  if (typeof triesLeft !== "number") return given;
  return triesLeft > 0
    ? `인증번호가 달라요. ${triesLeft}번 더 입력할 수 있어요.`
    : "인증번호가 달라요. 인증번호를 다시 받아 주세요.";
}

/** The message at the phone field when no code was sent; null for errors that a dialog shows. */
export function phoneSendProblem(error: unknown): string | null {
  if (!isApiError(error)) return null;
  const { message, reaction } = reactToError(error);
  if (reaction.kind === "LOGIN") return null;
  return fieldErrors(error)[0]?.message ?? message;
}

/** A number of another account, and whether its code moves it to this one. */
export interface TakenNumber {
  readonly canClaim: boolean;
}

/** The number belongs to another account (42003); null for every other error. */
export function readTaken(error: unknown): TakenNumber | null {
  const isTaken = isApiError(error, "class", 42003) || isApiError(error, "account", 42003);
  return isTaken ? { canClaim: error.details.canClaim === true } : null;
}
