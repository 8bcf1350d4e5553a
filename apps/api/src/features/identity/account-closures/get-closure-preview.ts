import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { findPasswordOwner } from "../passwords/find-password-owner.ts";
import { findObstacles } from "./find-obstacles.ts";
import { countOrders, findOpenAccount } from "./repository.ts";
import type { ClosurePreview } from "./schemas.ts";

/**
 * What somebody should know before they close their account.
 * @throws ApiError 404 account 20001 when it is closed already.
 */
export async function getClosurePreview({ db, actor: { userId } }: Ctx<"account">): Promise<ClosurePreview> {
  const account = await findOpenAccount(db, userId);
  const owner = await findPasswordOwner(db, { userId });
  if (!account || !owner) throw refuse.userNotFound();
  return {
    obstacles: await findObstacles(db, userId, account),
    hasPassword: owner.passwordHash !== null,
    keptOrders: await countOrders(db, userId, ["PAID", "PART_REFUNDED", "REFUNDED"]),
  };
}
