import { hashPassword } from "better-auth/crypto";
import type { Ctx } from "../../../deps.ts";
import { checkNewPassword } from "../../../lib/log-in/check-new-password.ts";
import { forgetTries } from "../sessions/count-log-in.ts";
import type { DeviceOwner } from "../sessions/issue-device-mark.ts";
import { linkOver, requireLiveReset } from "./check-reset.ts";
import { findPasswordOwner } from "./find-password-owner.ts";
import { useReset } from "./repository.ts";
import type { PasswordReset } from "./schemas.ts";
import { setPassword } from "./set-password.ts";

/**
 * Sets a new password by a mailed link, once, and ends every session of the account.
 * @returns the owner, whom the mail has proved to hold this device
 * @throws ApiError as `requireLiveReset` for the link, as `checkNewPassword` for the password.
 */
export async function resetPassword(ctx: Ctx, reset: PasswordReset & { address: string }): Promise<DeviceOwner> {
  const { db } = ctx;
  // Hashing is dear: only a link that holds is worth it.
  const { id, userId: asked } = await requireLiveReset(ctx, reset);
  const email = (await findPasswordOwner(db, { userId: asked }))?.email ?? "";
  checkNewPassword({ field: "newPassword", password: reset.newPassword, email });
  const passwordHash = await hashPassword(reset.newPassword);
  await db.transaction(async (tx) => {
    const userId = await useReset(tx, id);
    if (userId === null) throw linkOver();
    await setPassword(ctx, tx, { userId, passwordHash, resetId: id });
  });
  await forgetTries(ctx, { email, device: null });
  return { userId: asked, passwordHash };
}
