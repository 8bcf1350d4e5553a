import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { checkCode } from "../../messaging/phone-codes/check-code.ts";
import { phoneCodes } from "./repository.ts";

/** A code that somebody without an account was sent, as they typed it. */
export interface VisitorCode {
  readonly id: string;
  readonly code: string;
}

/**
 * Takes the code of somebody without an account.
 * @returns the phone number that it proves
 * @throws ApiError 410 and 429 as `checkCode`; 400 class 10001 at `code` for a wrong one, and for one that was never sent.
 */
export async function checkVisitorCode(ctx: Ctx, { id, code }: VisitorCode): Promise<string> {
  const verification = await phoneCodes.findVisitorVerification(ctx.db, id);
  if (!verification) throw wrongCode("인증번호를 다시 받아 주세요.");
  const check = await checkCode(ctx, phoneCodes, verification, code);
  if (!check.isRight) throw wrongCode(check.message, check.triesLeft);
  return verification.phoneNumber;
}

const wrongCode = (message: string, triesLeft?: number) =>
  refuse.invalidInput({
    fields: [{ path: "verification.code", message }],
    ...(triesLeft !== undefined && { triesLeft }),
  });
