import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import { settleLessonPay } from "../../../../db/lesson-pay.ts";
import { lessonLogs, lessonPresence } from "../../../../db/schema/index.ts";

/** What was done in a lesson; the last word counts. The first one settles what the lesson pays. */
export async function upsertLog(tx: Queryable, values: typeof lessonLogs.$inferInsert): Promise<void> {
  const { lessonId: _id, ...text } = values;
  await tx
    .insert(lessonLogs)
    .values(values)
    .onConflictDoUpdate({ target: lessonLogs.lessonId, set: { ...text, updatedAt: sql`now()` } });
  await settleLessonPay(tx, values.lessonId);
}

/** Whether the room knows of its tutor, be it a press on the way in. */
export async function wasTutorThere(db: Queryable, lessonId: string): Promise<boolean> {
  const isTutor = and(eq(lessonPresence.lessonId, lessonId), eq(lessonPresence.side, "TUTOR"));
  const known = await db.select({ id: lessonPresence.id }).from(lessonPresence).where(isTutor).limit(1);
  return known.length > 0;
}
