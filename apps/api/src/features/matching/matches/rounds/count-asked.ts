import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import { candidateTutors, tutorPairings } from "../../../../db/schema/index.ts";

/**
 * How many tutors were asked for a match.
 * @returns `inSearch` from a round on, and `told` of those that the buyer still sees, to whom a message went
 */
export async function countAsked(tx: Queryable, matchId: string, firstRound: number) {
  const [row] = await tx
    .select({
      inSearch: sql<number>`(count(*) filter (where ${tutorPairings.round} >= ${firstRound}))::int`,
      told: sql<number>`(count(*) filter (where ${candidateTutors.releasedAt} is null
        and ${candidateTutors.talkSendStatus} <> 'READY'))::int`,
    })
    .from(candidateTutors)
    .innerJoin(tutorPairings, eq(tutorPairings.id, candidateTutors.pairingId))
    .where(eq(candidateTutors.matchId, matchId));
  if (!row) throw new Error("a count answers one row");
  return row;
}
