import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { checkCode } from "../../messaging/phone-codes/check-code.ts";
import { guardianCodes, markVerified } from "./repository.ts";

/**
 * Takes the code that went to a guardian's phone.
 * @returns the phone number that is confirmed
 * @throws ApiError 404 for a missing or foreign verification; 410 and 429 as `checkCode`; 400 at `code` for a wrong one.
 */
export async function checkGuardianCode(
  ctx: Ctx<"account">,
  { verificationId, code }: { verificationId: string; code: string },
): Promise<string> {
  return checkRight(ctx, await guardianCodes.findOwnVerification(ctx.db, ctx.actor.userId, verificationId), code);
}

/**
 * Takes the code of somebody who has no account yet: it counts for a registration within a day.
 * @throws ApiError as `checkGuardianCode`.
 */
export async function checkVisitorGuardianCode(ctx: Ctx, id: string, code: string): Promise<string> {
  const phoneNumber = await checkRight(ctx, await guardianCodes.findVisitorVerification(ctx.db, id), code);
  await markVerified(ctx.db, id);
  return phoneNumber;
}

async function checkRight(
  ctx: Ctx,
  verification: Awaited<ReturnType<typeof guardianCodes.findOwnVerification>>,
  code: string,
): Promise<string> {
  if (!verification) throw refuse.notFound();
  const check = await checkCode(ctx, guardianCodes, verification, code);
  if (!check.isRight) {
    const fields = [{ path: "code", message: check.message }];
    throw refuse.invalidUser({ fields });
  }
  return verification.phoneNumber;
}
