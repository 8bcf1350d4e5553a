import { sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import { lessonLogs } from "../../../../db/schema/index.ts";

/** What was done in a lesson; the last word counts. */
export async function upsertLog(tx: Queryable, values: typeof lessonLogs.$inferInsert): Promise<void> {
  const { lessonId: _id, ...text } = values;
  await tx
    .insert(lessonLogs)
    .values(values)
    .onConflictDoUpdate({ target: lessonLogs.lessonId, set: { ...text, updatedAt: sql`now()` } });
}
