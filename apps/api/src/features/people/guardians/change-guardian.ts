import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { checkVersion } from "../../../lib/requests/version.ts";
import { checkGuardianCode } from "./check-guardian-code.ts";
import { refuseOwnPhone } from "./describe-refusals.ts";
import { findGuardian, lockOwner, updateGuardian } from "./repository.ts";
import type { GuardianChange, GuardianWire } from "./schemas.ts";

/**
 * Changes the guardian's name, or the phone with the code that went to it.
 * @throws ApiError 404 while there is none; 400 at `phoneNumber` for the student's own; 409 account 20006 for an old version; what `checkGuardianCode` throws.
 */
export async function changeGuardian(
  ctx: Ctx<"account">,
  { name, verificationId, code }: GuardianChange,
  ifMatch?: string,
): Promise<GuardianWire> {
  const { userId } = ctx.actor;
  if ((verificationId === undefined) !== (code === undefined)) {
    const fields = [{ path: "code", message: "인증번호를 받아서 적어 주세요." }];
    throw refuse.invalidUser({ fields });
  }
  if (!(await findGuardian(ctx.db, userId))) throw refuse.notFound();
  const phoneNumber = verificationId && code && (await checkGuardianCode(ctx, { verificationId, code }));
  return ctx.db.transaction(async (tx) => {
    const owner = await lockOwner(tx, userId);
    if (phoneNumber && owner?.phoneNumber === phoneNumber) throw refuseOwnPhone();
    const before = await findGuardian(tx, userId);
    if (!before) throw refuse.notFound();
    checkVersion(ifMatch, before.updatedAt);
    if (name || phoneNumber) {
      await updateGuardian(tx, userId, { ...(name ? { name } : {}), ...(phoneNumber ? { phoneNumber } : {}) });
    }
    return (await findGuardian(tx, userId)) ?? before;
  });
}
