import { hashPassword, verifyPassword } from "better-auth/crypto";
import type { AppDeps } from "../../deps.ts";
import { ApiError, fieldError } from "../../lib/errors.ts";
import { realEmail } from "../../lib/placeholder-email.ts";
import { countUse, forgetUses, type RateLimit } from "../../lib/rate-limit.ts";
import type { Caller } from "../../lib/request-context.ts";
import { findPasswordOwner } from "./repository.ts";
import type { PasswordChange, PasswordDone } from "./schemas.ts";
import { setPassword } from "./set-password.ts";

const TRIES: RateLimit = { name: "password-change", max: 10, windowSeconds: 15 * 60 };
const NO_EMAIL = "로그인에 쓸 이메일이 없어서 비밀번호를 정할 수 없어요.";

/**
 * Changes the password and ends every other session; somebody who comes in by a vendor sets their first one.
 * @throws ApiError 404 account 20001 without the account; 400 account 20004 for a wrong old password; 400
 *   INVALID_REQUEST_CREATE_OR_UPDATE_USER without one; 400 account 20006 without an e-mail; 429 account 20006 with `opensAt`
 *   after 10 wrong tries in a quarter of an hour.
 */
export async function changePassword(deps: AppDeps, caller: Caller, change: PasswordChange): Promise<PasswordDone> {
  const { db } = deps;
  const { userId, sessionId } = caller;
  const owner = await findPasswordOwner(db, { userId });
  if (!owner) throw new ApiError(404, "account", 20001);
  if (owner.passwordHash === null && realEmail(owner.email) === null) {
    throw new ApiError(400, "account", 20006, { message: NO_EMAIL });
  }
  if (owner.passwordHash !== null) {
    const { currentPassword } = change;
    if (currentPassword === undefined) {
      const fields = [{ path: "currentPassword", message: "지금 비밀번호를 적어 주세요." }];
      throw fieldError("account", "INVALID_REQUEST_CREATE_OR_UPDATE_USER", fields);
    }
    // Counted before the password is looked at, so that a burst cannot slip through.
    const tries = await countUse(deps, TRIES, userId);
    if (!tries.allowed) throw new ApiError(429, "account", 20006, { opensAt: tries.resetsAt.toISOString() });
    const isRight = await verifyPassword({ hash: owner.passwordHash, password: currentPassword });
    if (!isRight) throw new ApiError(400, "account", 20004);
  }
  const passwordHash = await hashPassword(change.newPassword);
  await db.transaction((tx) => setPassword(deps, tx, { userId, passwordHash, keptSessionId: sessionId }));
  await forgetUses(deps, TRIES, userId);
  return { success: true };
}
