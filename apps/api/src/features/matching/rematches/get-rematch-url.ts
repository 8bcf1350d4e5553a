import { parseTimestamp } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { makeClassLink } from "../../links/class-links/make-class-link.ts";
import { findPair } from "./repository.ts";

/**
 * Where a buyer asks for another tutor, or thinks of leaving: both open with a new link of the class. The time of the last lesson goes
 * along as it was given, in UTC.
 * @param lastLessonTimestamp as `parseTimestamp` takes it
 * @throws ApiError 404 for a match that is missing or somebody else's.
 */
export async function getRematchUrl(
  { db, config, actor: { userId } }: Ctx<"account">,
  matchId: string,
  lastLessonTimestamp: string | undefined,
): Promise<{ url: string; appealUrl: string }> {
  const pair = await findPair(db, userId, matchId);
  if (!pair) throw refuse.notFound();
  const token = await makeClassLink(db, { userId, matchId: pair.id });
  const query = new URLSearchParams({ matchId: pair.id, token: token.reveal() });
  const lastLessonAt = parseTimestamp(lastLessonTimestamp);
  if (lastLessonAt) query.set("lastLessonTimestamp", lastLessonAt.toISOString());
  const framer = `${config.buyerOrigin}/framer/order-schedule`;
  return { url: `${framer}/rematch-offer?${query}`, appealUrl: `${framer}/appeal-to-stay?${query}` };
}
