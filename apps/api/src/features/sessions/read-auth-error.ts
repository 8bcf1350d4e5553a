import { ApiError, fieldError } from "../../lib/errors.ts";
import { INACTIVE } from "../../lib/refuse-inactive.ts";

const TAKEN = new Set(["USER_ALREADY_EXISTS", "USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL", "FAILED_TO_CREATE_USER"]);
const WRONG = new Set([
  "INVALID_EMAIL_OR_PASSWORD",
  "INVALID_PASSWORD",
  "USER_NOT_FOUND",
  "CREDENTIAL_ACCOUNT_NOT_FOUND",
]);

/** What better-auth refused, in the words of our catalogue (spec §8). A wrong e-mail and a wrong password read alike. */
export function readAuthError(status: number, body: unknown): ApiError {
  const code = codeOf(body);
  if (TAKEN.has(code)) return new ApiError(409, "account", 20003);
  if (WRONG.has(code)) return new ApiError(400, "account", 20004);
  if (code.startsWith("PASSWORD_TOO_")) {
    const fields = [{ path: "password", message: "비밀번호는 8자에서 128자까지 쓸 수 있어요." }];
    return fieldError("account", "INVALID_REQUEST_CREATE_OR_UPDATE_USER", fields);
  }
  if (code === INACTIVE) return new ApiError(403, "account", 20002);
  if (status === 401) return new ApiError(401, "account", 10004);
  if (status === 403) return new ApiError(403, "account", 10003);
  if (status >= 500) throw new Error(`The log-in service failed: ${code || status}`);
  return new ApiError(400, "account", 20006);
}

function codeOf(body: unknown): string {
  const code = body !== null && typeof body === "object" && "code" in body ? body.code : "";
  return typeof code === "string" ? code : "";
}
