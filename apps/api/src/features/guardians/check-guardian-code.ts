import type { AppDeps } from "../../deps.ts";
import { refuse } from "../../lib/refuse.ts";
import { checkCode } from "../phone-verifications/check-code.ts";
import { findOwnVerification } from "./repository.ts";

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
  const verification = await findOwnVerification(deps.db, userId, verificationId);
  if (!verification) throw refuse.notFound();
  const check = await checkCode(deps, verification, code);
  if (!check.isRight) {
    const fields = [{ path: "code", message: check.message }];
    throw refuse.invalidUser({ fields });
  }
  return verification.phoneNumber;
}
