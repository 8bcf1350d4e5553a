import { type OpenTask, toKstDate } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import { readOffered } from "./describe-offer.ts";
import { findLiveOffers } from "./repository.ts";

/**
 * Since when and until when classes of an account are offered to go on, by the match: those that its pages show, so
 * none whose latest offer a change of a class has made void.
 */
export async function findContinuable(
  db: Queryable,
  userId: string,
  at: Date,
): Promise<ReadonlyMap<string, Pick<OpenTask, "since" | "until">>> {
  const found = new Map<string, Pick<OpenTask, "since" | "until"> | null>();
  for (const offer of await findLiveOffers(db, userId)) {
    const news = offer.matches.filter(({ matchId }) => !found.has(matchId));
    if (news.length === 0) continue;
    const holds = (await readOffered(db, offer, at)) !== null;
    const days = holds ? { since: offer.createdAt, until: toKstDate(offer.expiresAt) } : null;
    for (const { matchId } of news) found.set(matchId, days);
  }
  return new Map([...found].flatMap(([matchId, days]) => (days ? [[matchId, days] as const] : [])));
}
