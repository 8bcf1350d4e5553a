import { PASSWORD_LINK_MINUTES, WAYS_LINK_DAYS } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { keepPace, type Pace } from "../../../lib/http/pace.ts";
import { readToken } from "./compute-token.ts";
import { findLiveReset, findUsedReset } from "./repository.ts";
import type { PasswordDone } from "./schemas.ts";

/** A link cannot be found by trying; this keeps the tries from costing much. */
const PER_ADDRESS: Pace = { name: "password-reset-use", burst: 100, everySeconds: 2 };
const OVER = `링크를 이미 썼거나 ${PASSWORD_LINK_MINUTES}분이 지났어요. 새 링크를 받아 주세요.`;

export interface LiveReset {
  id: string;
  /** Whose password it sets. */
  userId: string;
}

/**
 * The reset that a mailed link stands for, as long as it may be used.
 * @throws ApiError 410 account 20006 for a link that is used, over or not ours; 429 account 20006 as `keepPace`
 */
export async function requireLiveReset(ctx: Ctx, link: { token: string; address: string }): Promise<LiveReset> {
  await keepPace(ctx, PER_ADDRESS, link.address, refuse.tooManyRequests);
  const id = readToken(ctx.config.authSecret, link.token);
  const userId = id && (await findLiveReset(ctx.db, id));
  if (!id || !userId) throw linkOver();
  return { id, userId };
}

/**
 * Whose password a mailed link has set in the last days. It opens nothing any more.
 * @returns the account's id
 * @throws ApiError as `requireLiveReset`
 */
export async function requireUsedReset(ctx: Ctx, link: { token: string; address: string }): Promise<string> {
  await keepPace(ctx, PER_ADDRESS, link.address, refuse.tooManyRequests);
  const id = readToken(ctx.config.authSecret, link.token);
  const userId = id && (await findUsedReset(ctx.db, id, WAYS_LINK_DAYS));
  if (!userId) throw linkOver();
  return userId;
}

/**
 * Says before anybody types a password whether a mailed link still holds. Looking uses nothing up.
 * @throws ApiError as `requireLiveReset`.
 */
export async function checkReset(ctx: Ctx, link: { token: string; address: string }): Promise<PasswordDone> {
  await requireLiveReset(ctx, link);
  return { success: true };
}

export const linkOver = () => refuse.resetLinkOver(OVER);
