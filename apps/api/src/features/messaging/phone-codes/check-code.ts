import { timingSafeEqual } from "node:crypto";
import type { Queryable } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { computeCode } from "./compute-code.ts";

/** Of one code: a stranger's code and its tries are another one. */
const TRIES = 5;

export type CodeCheck = { isRight: true } | { isRight: false; triesLeft: number; message: string };

/**
 * Compares a code with the one that was sent, and counts the try.
 * @param codes where the verification is kept
 * @throws ApiError 410 SMS_TIME_EXCEED after three minutes; 429 CUSTOM_SMS_VALIDATE_LIMIT_EXCEEDED after five tries of this code:
 *   a new one may be asked for.
 */
export async function checkCode(
  ctx: Ctx,
  codes: { countTry(db: Queryable, id: string, max: number): Promise<number | undefined> },
  verification: { id: string; isExpired: boolean },
  code: string,
): Promise<CodeCheck> {
  if (verification.isExpired) throw refuse.phoneCodeExpired();
  // Counted before comparing, so that a burst of guesses cannot outrun the limit.
  const tries = await codes.countTry(ctx.db, verification.id, TRIES);
  if (tries === undefined) throw refuse.phoneCodeTriesUsedUp();
  const right = computeCode(ctx.config.authSecret, verification.id);
  if (timingSafeEqual(Buffer.from(code), Buffer.from(right))) return { isRight: true };
  const left = TRIES - tries;
  const next = left > 0 ? `${left}번 더 입력할 수 있어요.` : "인증번호를 다시 받아 주세요.";
  return { isRight: false, triesLeft: left, message: `인증번호가 달라요. ${next}` };
}
