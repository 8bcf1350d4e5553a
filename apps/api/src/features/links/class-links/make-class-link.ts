import type { Queryable } from "../../../db/client.ts";
import type { Ctx } from "../../../deps.ts";
import { hashToken, newToken } from "../../../secrets/token.ts";
import { insertClassLink } from "./repository.ts";

/** A link is for a talk that goes on now. */
const HOURS = 24;

/**
 * Makes a new link to a class for its buyer, with two pages. One asks for another tutor, one shows what the pair
 * has done.
 * @param lastLessonAt goes along to the first
 */
export async function makeClassUrls(
  { config }: Ctx,
  db: Queryable,
  { userId, matchId }: { userId: string; matchId: string },
  lastLessonAt: Date | null = null,
): Promise<{ url: string; appealUrl: string }> {
  const token = newToken();
  await insertClassLink(db, { userId, matchId, tokenHash: hashToken(token), hours: HOURS });
  const query = new URLSearchParams({ matchId, token: token.reveal() });
  if (lastLessonAt) query.set("lastLessonTimestamp", lastLessonAt.toISOString());
  const framer = `${config.buyerOrigin}/framer/order-schedule`;
  return { url: `${framer}/rematch-offer?${query}`, appealUrl: `${framer}/appeal-to-stay?${query}` };
}
