import { timingSafeEqual } from "node:crypto";
import type { AppDeps } from "../../deps.ts";
import { ApiError, fieldError, notFound } from "../../lib/errors.ts";
import { countUse, type RateLimit } from "../../lib/rate-limit.ts";
import { computeCode } from "../phone-verifications/compute-code.ts";
import { findOwnVerification } from "./repository.ts";

const TRIES: RateLimit = { name: "guardian-verify-phone", max: 5, windowSeconds: 24 * 60 * 60 };

/**
 * Takes the code that went to a guardian's phone.
 * @returns the phone number that is confirmed
 * @throws ApiError 404 for a missing or foreign verification; 410 SMS_TIME_EXCEED; 429 after 5 tries for a phone and day; 400
 *   at `code`.
 */
export async function checkGuardianCode(
  deps: AppDeps,
  userId: string,
  { verificationId, code }: { verificationId: string; code: string },
): Promise<string> {
  const verification = await findOwnVerification(deps.db, userId, verificationId);
  if (!verification) throw notFound();
  if (verification.isExpired) throw new ApiError(410, "account", "SMS_TIME_EXCEED");
  // Counted before comparing, so that a burst of guesses cannot outrun the limit.
  const tries = await countUse(deps, TRIES, verification.phoneNumber);
  if (!tries.allowed) {
    throw new ApiError(429, "account", "CUSTOM_SMS_VALIDATE_LIMIT_EXCEEDED", { opensAt: tries.resetsAt.toISOString() });
  }
  if (!timingSafeEqual(Buffer.from(code), Buffer.from(computeCode(deps.config.authSecret, verificationId)))) {
    const message = `인증번호가 달라요. ${tries.left}번 더 적어 볼 수 있어요.`;
    throw fieldError("account", "INVALID_REQUEST_CREATE_OR_UPDATE_USER", [{ path: "code", message }]);
  }
  return verification.phoneNumber;
}
