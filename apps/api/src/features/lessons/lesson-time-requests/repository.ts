import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { lessonTimeRequests } from "../../../db/schema/index.ts";

/** Writes what is asked for a lesson, in place of what was asked before. @returns the request's id */
export async function putRequest(
  tx: Queryable,
  values: Omit<typeof lessonTimeRequests.$inferInsert, "id" | "createdAt">,
): Promise<string> {
  const { lessonId: _lesson, ...asked } = values;
  const [put] = await tx
    .insert(lessonTimeRequests)
    .values(values)
    .onConflictDoUpdate({
      target: lessonTimeRequests.lessonId,
      set: { ...asked, id: sql`gen_random_uuid()`, createdAt: sql`now()` },
    })
    .returning({ id: lessonTimeRequests.id });
  if (!put) throw new Error("The request was not stored.");
  return put.id;
}

/** Removes a request that was answered or taken back. */
export async function deleteRequest(tx: Queryable, lessonId: string, id: string): Promise<void> {
  await tx
    .delete(lessonTimeRequests)
    .where(and(eq(lessonTimeRequests.lessonId, lessonId), eq(lessonTimeRequests.id, id)));
}
