import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { isBuyerOf, type LinkTarget } from "./repository.ts";

/**
 * A class that its buyer shows to somebody else.
 * @throws ApiError 404 for a match that is missing or somebody else's, also for its tutor.
 */
export async function requireBuyer({ db, actor: { userId } }: Ctx<"account">, matchId: string): Promise<LinkTarget> {
  if (!(await isBuyerOf(db, userId, matchId))) throw refuse.notFound();
  return { userId, matchId, studentId: null };
}
