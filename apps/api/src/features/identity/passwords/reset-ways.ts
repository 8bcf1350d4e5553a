import { CUT_WAYS_DAYS, LOGIN_PROVIDERS } from "@pkg/domain";
import type { SocialProvider } from "../../../adapters/login-providers/port.ts";
import type { Queryable } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { wayOf } from "../login-providers/list-login-ways.ts";
import { deleteWay, findWays, lockOwner } from "../login-providers/repository.ts";
import { deleteSessions } from "../sessions/repository.ts";
import { requireUsedReset } from "./check-reset.ts";
import type { ResetWays } from "./schemas.ts";

interface ResetLink {
  token: string;
  address: string;
}

const CUT_MS = CUT_WAYS_DAYS * 24 * 60 * 60 * 1000;
const TOO_OLD = `${CUT_WAYS_DAYS}일이 지난 방법은 로그인한 뒤 ‘로그인과 보안’에서 끊을 수 있어요.`;

/** The vendors by which an account is entered besides its password, and which of them are young. */
export async function listResetWays(db: Queryable, userId: string): Promise<ResetWays["ways"]> {
  const own = await findWays(db, userId);
  return LOGIN_PROVIDERS.flatMap((provider) => {
    const way = provider === "EMAIL" ? undefined : own.find((one) => one.provider === wayOf(provider));
    if (!way || provider === "EMAIL") return [];
    const { email, linkedAt } = way;
    return [{ provider, email, linkedAt, canCut: Date.now() - linkedAt.getTime() < CUT_MS }];
  });
}

/**
 * What else opens the account whose password a mailed link has just set.
 * @throws ApiError as `requireUsedReset`
 */
export async function readResetWays(ctx: Ctx, link: ResetLink): Promise<ResetWays> {
  return { ways: await listResetWays(ctx.db, await requireUsedReset(ctx, link)) };
}

/**
 * Cuts a young way, and ends every session: one of them may have begun by it.
 * @throws ApiError as `requireUsedReset`; 403 account 10005 when it is not linked; 400 account 20006 when it is old
 */
export async function cutResetWay(
  ctx: Ctx,
  { provider, ...link }: ResetLink & { provider: SocialProvider },
): Promise<ResetWays> {
  const userId = await requireUsedReset(ctx, link);
  return ctx.db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    const ways = await listResetWays(tx, userId);
    const way = ways.find((one) => one.provider === provider);
    if (!way) throw refuse.userNotConnected();
    if (!way.canCut) throw refuse.requestRejected(TOO_OLD);
    await deleteWay(tx, userId, wayOf(provider));
    await deleteSessions(tx, userId);
    return { ways: ways.filter((one) => one !== way) };
  });
}
