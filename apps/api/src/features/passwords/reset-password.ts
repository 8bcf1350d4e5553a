import { hashPassword } from "better-auth/crypto";
import type { AppDeps } from "../../deps.ts";
import { checkNewPassword } from "../../lib/log-in/check-new-password.ts";
import { forgetLogIns } from "../sessions/count-log-in.ts";
import { linkOver, requireLiveReset } from "./check-reset.ts";
import { findPasswordOwner } from "./find-password-owner.ts";
import { useReset } from "./repository.ts";
import type { PasswordDone, PasswordReset } from "./schemas.ts";
import { setPassword } from "./set-password.ts";

/**
 * Sets a new password by a mailed link, once, and ends every session of the account.
 * @throws ApiError as `requireLiveReset` for the link, as `checkNewPassword` for the password.
 */
export async function resetPassword(deps: AppDeps, reset: PasswordReset & { address: string }): Promise<PasswordDone> {
  const { db } = deps;
  // Hashing is dear: only a link that holds is worth it.
  const { id, userId: asked } = await requireLiveReset(deps, reset);
  const email = (await findPasswordOwner(db, { userId: asked }))?.email ?? "";
  checkNewPassword({ field: "newPassword", password: reset.newPassword, email });
  const passwordHash = await hashPassword(reset.newPassword);
  await db.transaction(async (tx) => {
    const userId = await useReset(tx, id);
    if (userId === null) throw linkOver();
    await setPassword(deps, tx, { userId, passwordHash });
  });
  await forgetLogIns(deps, email);
  return { success: true };
}
