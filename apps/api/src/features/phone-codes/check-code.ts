import { timingSafeEqual } from "node:crypto";
import type { AppDeps } from "../../deps.ts";
import { refuse } from "../../lib/errors/refuse.ts";
import { countUse, type RateLimit } from "../../lib/http/rate-limit.ts";
import { computeCode } from "./compute-code.ts";

/** Of one phone, whatever the code was sent for. */
const TRIES: RateLimit = { name: "sms-verify-phone", max: 5, windowSeconds: 24 * 60 * 60 };

export type CodeCheck = { isRight: true } | { isRight: false; triesLeft: number; message: string };

/**
 * Compares a code with the one that was sent, and counts the try.
 * @throws ApiError 410 SMS_TIME_EXCEED after three minutes; 429 CUSTOM_SMS_VALIDATE_LIMIT_EXCEEDED with `opensAt` after 5 tries
 *   for a phone and day, whatever was resent.
 */
export async function checkCode(
  deps: AppDeps,
  verification: { id: string; phoneNumber: string; isExpired: boolean },
  code: string,
): Promise<CodeCheck> {
  if (verification.isExpired) throw refuse.phoneCodeExpired();
  // Counted before comparing, so that a burst of guesses cannot outrun the limit.
  const { allowed, left, resetsAt } = await countUse(deps, TRIES, verification.phoneNumber);
  if (!allowed) {
    throw refuse.phoneCodeTriesUsedUp({ opensAt: resetsAt.toISOString() });
  }
  const right = computeCode(deps.config.authSecret, verification.id);
  if (timingSafeEqual(Buffer.from(code), Buffer.from(right))) return { isRight: true };
  const next = left > 0 ? `${left}번 더 적을 수 있어요.` : "오늘은 더 확인할 수 없으니 내일 다시 시도해 주세요.";
  return { isRight: false, triesLeft: left, message: `인증번호가 달라요. ${next}` };
}
