import { type ApiError, refuse } from "../../../lib/errors/refuse.ts";
import { INACTIVE } from "../../../lib/log-in/refuse-inactive.ts";

const TAKEN = new Set(["USER_ALREADY_EXISTS", "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL", "FAILED_TO_CREATE_USER"]);
const WRONG = new Set([
  "INVALID_EMAIL_OR_PASSWORD",
  "INVALID_PASSWORD",
  "USER_NOT_FOUND",
  "CREDENTIAL_ACCOUNT_NOT_FOUND",
]);

/** What better-auth refused, in the words of our catalogue. A wrong e-mail and a wrong password read alike. */
export function readAuthError(status: number, body: unknown): ApiError {
  const code = codeOf(body);
  if (TAKEN.has(code)) return refuse.userDuplicated();
  if (WRONG.has(code)) return refuse.wrongPassword();
  if (code.startsWith("PASSWORD_TOO_")) {
    const fields = [{ path: "password", message: "비밀번호는 8자에서 128자까지 쓸 수 있어요." }];
    return refuse.invalidUser({ fields });
  }
  if (code === INACTIVE) return refuse.userInactive();
  if (status === 401) return refuse.sessionInvalid();
  if (status === 403) return refuse.accountForbidden();
  if (status >= 500) throw new Error(`The log-in service failed: ${code || status}`);
  return refuse.requestRejected();
}

function codeOf(body: unknown): string {
  const code = body !== null && typeof body === "object" && "code" in body ? body.code : "";
  return typeof code === "string" ? code : "";
}
