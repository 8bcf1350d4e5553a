import type { Queryable } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { GUARDIAN_MISSING, refuseOwnPhone } from "./describe-refusals.ts";
import { claimVerification, findOwner, insertGuardian } from "./repository.ts";
import type { RegisteringGuardian } from "./schemas.ts";
import { queueConsentNotice } from "./send-guardian-notices.ts";

/**
 * Names the guardian of an account that is being registered, by a phone whose code was right, and tells the guardian.
 * @throws ApiError 400 INVALID_REQUEST_CREATE_OR_UPDATE_USER with `reason: GUARDIAN_MISSING` when the code is not confirmed, a
 *   day old or used; at `phoneNumber` for the account's own phone.
 */
export async function claimGuardian(
  ctx: Ctx,
  tx: Queryable,
  { userId, name, verificationId }: RegisteringGuardian & { userId: string },
): Promise<void> {
  const phoneNumber = await claimVerification(tx, userId, verificationId);
  if (!phoneNumber) {
    const fields = [{ path: "guardian", message: "보호자 인증번호를 다시 받아 주세요." }];
    throw refuse.invalidUser({ ...GUARDIAN_MISSING, fields });
  }
  if ((await findOwner(tx, userId))?.phoneNumber === phoneNumber) throw refuseOwnPhone();
  await insertGuardian(tx, { userId, name, phoneNumber });
  await queueConsentNotice(ctx, tx, userId);
}
