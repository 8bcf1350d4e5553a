import type { SocialProvider } from "../../../adapters/login-providers/port.ts";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { listLoginWays, wayOf } from "./list-login-ways.ts";
import { deleteWay, findWays, lockOwner } from "./repository.ts";
import type { LoginWays } from "./schemas.ts";

const LAST = "마지막 로그인 방법은 끊을 수 없어요. 다른 방법을 먼저 연결해 주세요.";

/**
 * Unlinks a vendor's account.
 * @throws ApiError 403 account 10005 when it is not linked; 400 account 20006 when it is the last way in.
 */
export async function removeLoginWay({ db, actor }: Ctx<"account">, provider: SocialProvider): Promise<LoginWays> {
  const { userId } = actor;
  return db.transaction(async (tx) => {
    await lockOwner(tx, userId);
    const own = (await findWays(tx, userId)).map((way) => way.provider);
    if (!own.includes(wayOf(provider))) throw refuse.userNotConnected();
    if (new Set(own).size === 1) throw refuse.requestRejected(LAST);
    await deleteWay(tx, userId, wayOf(provider));
    return listLoginWays(tx, actor);
  });
}
