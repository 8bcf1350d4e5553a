import { sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import { settleLessonPay } from "../../../../db/lesson-pay.ts";
import { lessonLogs } from "../../../../db/schema/index.ts";

/** What was done in a lesson; the last word counts. The first one settles what the lesson pays. */
export async function upsertLog(tx: Queryable, values: typeof lessonLogs.$inferInsert): Promise<void> {
  const { lessonId: _id, ...text } = values;
  await tx
    .insert(lessonLogs)
    .values(values)
    .onConflictDoUpdate({ target: lessonLogs.lessonId, set: { ...text, updatedAt: sql`now()` } });
  await settleLessonPay(tx, values.lessonId);
}
