import { timingSafeEqual } from "node:crypto";
import { EMAIL_CODE_MINUTES, HOUR } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { countUse } from "../../../lib/http/rate-limit.ts";
import { readSealedEmail, sealEmail } from "../../../lib/log-in/sealed-email.ts";
import { computeCode } from "../../messaging/phone-codes/compute-code.ts";
import type { EmailCode, EmailProof } from "./schemas.ts";

/** Of one code. */
const TRIES = { name: "email-code-tries", max: 5, windowSeconds: EMAIL_CODE_MINUTES * 60 };
/** A parent with four children fills in a long form. */
const PROOF_HOURS = 2;

/**
 * Checks a mailed code. Every try counts before the comparison, so a burst cannot pass the limit.
 * @returns what an account is made with, within two hours
 * @throws ApiError 400 INVALID_REQUEST_CREATE_OR_UPDATE_USER at `code`: a wrong one, or one that is over or
 *   was tried five times
 */
export async function verifyEmailCode(ctx: Ctx, { ticket, code }: EmailCode): Promise<EmailProof> {
  const { authSecret } = ctx.config;
  const asked = readSealedEmail(authSecret, "email-ticket", ticket);
  if (!asked) throw wrongCode(`${EMAIL_CODE_MINUTES}분이 지났어요. 인증번호를 다시 받아 주세요.`);
  const { allowed, left } = await countUse(ctx, TRIES, asked.id);
  if (!allowed) throw wrongCode("다섯 번 틀렸어요. 인증번호를 다시 받아 주세요.");
  if (!timingSafeEqual(Buffer.from(code), Buffer.from(computeCode(authSecret, asked.id)))) {
    const next = left > 0 ? `${left}번 더 입력할 수 있어요.` : "인증번호를 다시 받아 주세요.";
    throw wrongCode(`인증번호가 달라요. ${next}`);
  }
  return {
    proof: sealEmail(authSecret, "email-proof", { email: asked.email, until: Date.now() + PROOF_HOURS * HOUR }),
  };
}

const wrongCode = (message: string) => refuse.invalidUser({ fields: [{ path: "code", message }] });
