import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import { matches } from "../../../../db/schema/index.ts";

/** The lessons with the present tutor are arranged. */
export async function markPlanned(tx: Queryable, matchId: string): Promise<void> {
  const planned = { plannedAt: new Date(), unplannedSince: null };
  await tx
    .update(matches)
    .set({ ...planned, updatedAt: sql`now()` })
    .where(eq(matches.id, matchId));
}

/** A lesson came back for which no day was found: its family arranges it. */
export async function markUnplanned(tx: Queryable, matchId: string): Promise<void> {
  await tx
    .update(matches)
    .set({ plannedAt: null, unplannedSince: sql`now()`, updatedAt: sql`now()` })
    .where(
      and(
        eq(matches.id, matchId),
        eq(matches.status, "MATCHED"),
        isNull(matches.endedAt),
        isNotNull(matches.plannedAt),
      ),
    );
}
