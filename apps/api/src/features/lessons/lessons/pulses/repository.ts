import { sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import { classPulses } from "../../../../db/schema/index.ts";

/** What a buyer says of a pair; they may think again. */
export async function upsertPulse(tx: Queryable, values: typeof classPulses.$inferInsert): Promise<void> {
  await tx
    .insert(classPulses)
    .values(values)
    .onConflictDoUpdate({
      target: [classPulses.matchId, classPulses.tutorId],
      // Whoever is not content again is talked to again.
      set: { answer: values.answer, handledAt: null, handledNote: null, updatedAt: sql`now()` },
    });
}
