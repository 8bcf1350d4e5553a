import { verifyPassword } from "better-auth/crypto";
import type { AppDeps } from "../../deps.ts";
import { refuse } from "../../lib/errors/refuse.ts";
import { countUse, forgetUses, type RateLimit } from "../../lib/http/rate-limit.ts";
import type { PasswordOwner } from "./repository.ts";

const TRIES: RateLimit = { name: "password-check", max: 10, windowSeconds: 15 * 60 };

/**
 * Makes sure, before something grave, that it is the owner who holds the device. Somebody without a password passes.
 * @throws ApiError 400 account 20004 for a wrong password; 400 INVALID_REQUEST_CREATE_OR_UPDATE_USER without one; 429 account 20006
 *   with `opensAt` after ten wrong ones in a quarter of an hour.
 */
export async function checkPassword(deps: AppDeps, owner: PasswordOwner, given: string | undefined): Promise<void> {
  if (owner.passwordHash === null) return;
  if (given === undefined) {
    const fields = [{ path: "currentPassword", message: "현재 비밀번호를 적어 주세요." }];
    throw refuse.invalidUser({ fields });
  }
  // Counted before the password is looked at, so that a burst cannot slip through.
  const tries = await countUse(deps, TRIES, owner.userId);
  if (!tries.allowed) throw refuse.tooManyRequests({ opensAt: tries.resetsAt.toISOString() });
  const isRight = await verifyPassword({ hash: owner.passwordHash, password: given });
  if (!isRight) throw refuse.wrongPassword();
  await forgetUses(deps, TRIES, owner.userId);
}
