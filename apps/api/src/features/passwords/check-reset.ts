import type { AppDeps } from "../../deps.ts";
import { refuse } from "../../lib/errors/refuse.ts";
import { countUse, type RateLimit } from "../../lib/http/rate-limit.ts";
import { readToken } from "./compute-token.ts";
import { findLiveReset } from "./repository.ts";
import type { PasswordDone } from "./schemas.ts";

const PER_ADDRESS: RateLimit = { name: "password-reset-use", max: 60, windowSeconds: 15 * 60 };
const OVER = "링크를 이미 썼거나 30분이 지났어요. 새 링크를 받아 주세요.";

export interface LiveReset {
  id: string;
  /** Whose password it sets. */
  userId: string;
}

/**
 * The reset that a mailed link stands for, as long as it may be used.
 * @throws ApiError 410 account 20006 for a link that is used, over or not ours; 429 account 20006 with `opensAt` after 60 tries from
 *   an address in a quarter of an hour.
 */
export async function requireLiveReset(deps: AppDeps, link: { token: string; address: string }): Promise<LiveReset> {
  const tries = await countUse(deps, PER_ADDRESS, link.address);
  if (!tries.allowed) throw refuse.tooManyRequests({ opensAt: tries.resetsAt.toISOString() });
  const id = readToken(deps.config.authSecret, link.token);
  const userId = id && (await findLiveReset(deps.db, id));
  if (!id || !userId) throw linkOver();
  return { id, userId };
}

/**
 * Says before anybody types a password whether a mailed link still holds. Looking uses nothing up.
 * @throws ApiError as `requireLiveReset`.
 */
export async function checkReset(deps: AppDeps, link: { token: string; address: string }): Promise<PasswordDone> {
  await requireLiveReset(deps, link);
  return { success: true };
}

export const linkOver = () => refuse.resetLinkOver(OVER);
