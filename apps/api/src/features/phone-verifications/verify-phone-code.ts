import { timingSafeEqual } from "node:crypto";
import type { AppDeps } from "../../deps.ts";
import { ApiError, notFound } from "../../lib/errors.ts";
import { isUniqueViolation } from "../../lib/is-unique-violation.ts";
import { countUse, type RateLimit } from "../../lib/rate-limit.ts";
import { getUser } from "../users/get-user.ts";
import type { UserWire } from "../users/schemas.ts";
import { computeCode } from "./compute-code.ts";
import { findOwnVerification, markVerified } from "./repository.ts";

const TRIES: RateLimit = { name: "sms-verify-phone", max: 5, windowSeconds: 24 * 60 * 60 };

export interface PhoneCodeTry {
  userId: string;
  id: string;
  code: string;
}

/**
 * Takes a code: the number becomes the account's verified one (product §4).
 * @throws ApiError 404 for a missing or foreign verification; 410 SMS_TIME_EXCEED after three minutes; 429
 *   CUSTOM_SMS_VALIDATE_LIMIT_EXCEEDED after 5 tries for a phone and day, whatever was resent; 400 class 10001 with
 *   `triesLeft` for a wrong code; 409 class 42003 when another account was faster.
 */
export async function verifyPhoneCode(deps: AppDeps, { userId, id, code }: PhoneCodeTry): Promise<UserWire> {
  const verification = await findOwnVerification(deps.db, userId, id);
  if (!verification) throw notFound();
  if (verification.isExpired) throw new ApiError(410, "account", "SMS_TIME_EXCEED");
  // Counted before comparing, so that a burst of guesses cannot outrun the limit.
  const tries = await countUse(deps, TRIES, verification.phoneNumber);
  if (!tries.allowed) {
    throw new ApiError(429, "account", "CUSTOM_SMS_VALIDATE_LIMIT_EXCEEDED", { opensAt: tries.resetsAt.toISOString() });
  }
  if (!timingSafeEqual(Buffer.from(code), Buffer.from(computeCode(deps.config.authSecret, id)))) {
    const message = `인증번호가 달라요. ${tries.left}번 더 적어 볼 수 있어요.`;
    throw new ApiError(400, "class", 10001, { fields: [{ path: "code", message }], triesLeft: tries.left });
  }
  try {
    return await deps.db.transaction(async (tx) => {
      await markVerified(tx, userId, id, verification.phoneNumber);
      return getUser(tx, userId);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new ApiError(409, "class", 42003);
    throw error;
  }
}
