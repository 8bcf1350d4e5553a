import { formatKoreanWait } from "@pkg/domain";
import { verifyPassword } from "better-auth/crypto";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { countTry } from "../../../lib/http/growing-pause.ts";
import { forgetUses } from "../../../lib/http/rate-limit.ts";
import type { PasswordOwner } from "./repository.ts";

const TRIES = "password-check";

/**
 * Makes sure, before something grave, that it is the owner who holds the device. Somebody without a password passes.
 * @throws ApiError 400 account 20004 for a wrong password; 400 INVALID_REQUEST_CREATE_OR_UPDATE_USER without one; 429 account 20006
 *   with `opensAt`, at most a minute away, after five wrong ones.
 */
export async function checkPassword(ctx: Ctx, owner: PasswordOwner, given: string | undefined): Promise<void> {
  if (owner.passwordHash === null) return;
  if (given === undefined) {
    const fields = [{ path: "currentPassword", message: "현재 비밀번호를 적어 주세요." }];
    throw refuse.invalidUser({ fields });
  }
  // Counted before the password is looked at, so that a burst cannot slip through.
  const opensAt = await countTry(ctx, TRIES, owner.userId);
  if (opensAt) {
    const wait = formatKoreanWait(opensAt.getTime() - Date.now());
    const message = `${wait} 뒤에 다시 적어 주세요. 비밀번호가 여러 번 틀렸어요.`;
    throw refuse.tooManyRequests({ message, opensAt: opensAt.toISOString() });
  }
  const isRight = await verifyPassword({ hash: owner.passwordHash, password: given });
  if (!isRight) throw refuse.wrongPassword();
  await forgetUses(ctx, { name: TRIES }, owner.userId);
}
