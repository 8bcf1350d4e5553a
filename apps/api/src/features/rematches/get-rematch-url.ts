import { parseTimestamp } from "@pkg/domain";
import type { AppDeps } from "../../deps.ts";
import { refuse } from "../../lib/refuse.ts";
import { findPair } from "./repository.ts";

/**
 * Where a buyer asks for another tutor. The time of the last lesson goes along as it was given, in UTC.
 * @param lastLessonTimestamp as `parseTimestamp` takes it
 * @throws ApiError 404 for a match that is missing or somebody else's.
 */
export async function getRematchUrl(
  { db, config }: Pick<AppDeps, "db" | "config">,
  userId: string,
  matchId: string,
  lastLessonTimestamp: string | undefined,
): Promise<{ url: string }> {
  const pair = await findPair(db, userId, matchId);
  if (!pair) throw refuse.notFound();
  const url = new URL(`/myclass/${pair.id}/rematch`, config.buyerOrigin);
  const lastLessonAt = parseTimestamp(lastLessonTimestamp);
  if (lastLessonAt) url.searchParams.set("lastLessonTimestamp", lastLessonAt.toISOString());
  return { url: url.href };
}
