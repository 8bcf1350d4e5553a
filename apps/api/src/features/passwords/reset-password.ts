import { hashPassword } from "better-auth/crypto";
import type { AppDeps } from "../../deps.ts";
import { countUse, type RateLimit } from "../../lib/rate-limit.ts";
import { refuse } from "../../lib/refuse.ts";
import { forgetLogIns } from "../sessions/count-log-in.ts";
import { checkNewPassword } from "./check-new-password.ts";
import { readToken } from "./compute-token.ts";
import { findPasswordOwner } from "./find-password-owner.ts";
import { findLiveReset, useReset } from "./repository.ts";
import type { PasswordDone, PasswordReset } from "./schemas.ts";
import { setPassword } from "./set-password.ts";

const PER_ADDRESS: RateLimit = { name: "password-reset-use", max: 60, windowSeconds: 15 * 60 };
const OVER = "링크를 이미 썼거나 30분이 지났어요. 새 링크를 받아 주세요.";

/**
 * Sets a new password by a mailed link, once, and ends every session of the account.
 * @throws ApiError 410 account 20006 for a link that is used, over or not ours; 400 as `checkNewPassword`; 429 account 20006 with `opensAt` after 60 tries
 *   from an address in a quarter of an hour.
 */
export async function resetPassword(deps: AppDeps, reset: PasswordReset & { address: string }): Promise<PasswordDone> {
  const { db, config } = deps;
  const tries = await countUse(deps, PER_ADDRESS, reset.address);
  if (!tries.allowed) throw refuse.tooManyRequests({ opensAt: tries.resetsAt.toISOString() });
  const id = readToken(config.authSecret, reset.token);
  // Hashing is dear: only a link that holds is worth it.
  const asked = id && (await findLiveReset(db, id));
  if (!id || !asked) throw linkOver();
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

const linkOver = () => refuse.resetLinkOver(OVER);
