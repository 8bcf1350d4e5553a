import { parseTimestamp } from "@pkg/domain";
import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { makeClassUrls } from "../../links/class-links/make-class-link.ts";
import { findPair } from "./repository.ts";

/**
 * Where a buyer asks for another tutor, or thinks of leaving: both open with a new link of the class. The time of the last lesson goes
 * along as it was given, in UTC.
 * @param lastLessonTimestamp as `parseTimestamp` takes it
 * @throws ApiError 404 for a match that is missing or somebody else's.
 */
export async function getRematchUrl(
  ctx: Ctx<"account">,
  matchId: string,
  lastLessonTimestamp: string | undefined,
): Promise<{ url: string; appealUrl: string }> {
  const { userId } = ctx.actor;
  const pair = await findPair(ctx.db, userId, matchId);
  if (!pair) throw refuse.notFound();
  return makeClassUrls(ctx, ctx.db, { userId, matchId: pair.id }, parseTimestamp(lastLessonTimestamp));
}
