import { hashPassword } from "better-auth/crypto";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { checkNewPassword } from "../../../lib/log-in/check-new-password.ts";
import { realEmail } from "../../../lib/mail/placeholder-email.ts";
import { checkRecentLogIn } from "../sessions/check-recent-log-in.ts";
import type { DeviceOwner } from "../sessions/issue-device-mark.ts";
import { checkPassword } from "./check-password.ts";
import { findPasswordOwner } from "./find-password-owner.ts";
import type { PasswordChange } from "./schemas.ts";
import { setPassword } from "./set-password.ts";

const NO_EMAIL = "로그인에 쓸 이메일이 없어서 비밀번호를 정할 수 없어요.";
const SAME = "지금 비밀번호와 같아요. 다른 비밀번호로 정해 주세요.";

/**
 * Changes the password and ends every other session; somebody who comes in by a vendor sets their first one.
 * @returns the owner, whose device this is
 * @throws ApiError 404 account 20001 without the account; 400 account 20006 without an e-mail; as `checkPassword` for the old one, or
 *   as `checkRecentLogIn` without one; as `checkNewPassword` for the new one.
 */
export async function changePassword(ctx: Ctx<"account">, change: PasswordChange): Promise<DeviceOwner> {
  const { userId, sessionId } = ctx.actor;
  const owner = await findPasswordOwner(ctx.db, { userId });
  if (!owner) throw refuse.userNotFound();
  if (owner.passwordHash === null && realEmail(owner.email) === null) {
    throw refuse.requestRejected(NO_EMAIL);
  }
  if (owner.passwordHash === null) await checkRecentLogIn(ctx.db, ctx.actor);
  await checkPassword(ctx, owner, change.currentPassword);
  if (change.newPassword === change.currentPassword && owner.passwordHash !== null) {
    throw refuse.invalidUser({ fields: [{ path: "newPassword", message: SAME }] });
  }
  checkNewPassword({ field: "newPassword", password: change.newPassword, email: realEmail(owner.email) ?? "" });
  const passwordHash = await hashPassword(change.newPassword);
  await ctx.db.transaction((tx) => setPassword(ctx, tx, { userId, passwordHash, keptSessionId: sessionId }));
  return { userId, passwordHash };
}
