import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import { lessons, matches } from "../../../../db/schema/index.ts";

/** Moves a class's last day to this one at least. */
export async function keepClassUntil(tx: Queryable, matchId: string, day: string): Promise<void> {
  await tx
    .update(matches)
    .set({ expiresNotBefore: sql`greatest(${matches.expiresNotBefore}, ${day})`, updatedAt: sql`now()` })
    .where(eq(matches.id, matchId));
}

/** Takes a lesson away that has not begun. */
export async function deleteLesson(tx: Queryable, id: string): Promise<void> {
  await tx.delete(lessons).where(eq(lessons.id, id));
}
