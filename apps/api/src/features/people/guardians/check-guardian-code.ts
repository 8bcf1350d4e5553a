import type { AppDeps } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { checkCode } from "../../messaging/phone-codes/check-code.ts";
import { guardianCodes, markVerified } from "./repository.ts";

/**
 * Takes the code that went to a guardian's phone.
 * @returns the phone number that is confirmed
 * @throws ApiError 404 for a missing or foreign verification; 410 and 429 as `checkCode`; 400 at `code` for a wrong one.
 */
export async function checkGuardianCode(
  deps: AppDeps,
  userId: string,
  { verificationId, code }: { verificationId: string; code: string },
): Promise<string> {
  return checkRight(deps, await guardianCodes.findOwnVerification(deps.db, userId, verificationId), code);
}

/**
 * Takes the code of somebody who has no account yet: it counts for a registration within a day.
 * @throws ApiError as `checkGuardianCode`.
 */
export async function checkVisitorGuardianCode(deps: AppDeps, id: string, code: string): Promise<string> {
  const phoneNumber = await checkRight(deps, await guardianCodes.findVisitorVerification(deps.db, id), code);
  await markVerified(deps.db, id);
  return phoneNumber;
}

async function checkRight(
  deps: AppDeps,
  verification: Awaited<ReturnType<typeof guardianCodes.findOwnVerification>>,
  code: string,
): Promise<string> {
  if (!verification) throw refuse.notFound();
  const check = await checkCode(deps, guardianCodes, verification, code);
  if (!check.isRight) {
    const fields = [{ path: "code", message: check.message }];
    throw refuse.invalidUser({ fields });
  }
  return verification.phoneNumber;
}
