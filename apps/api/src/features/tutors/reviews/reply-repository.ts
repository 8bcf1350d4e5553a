import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { reviews } from "../../../db/schema/index.ts";

const isOf = (id: number, tutorId: number) =>
  and(eq(reviews.id, id), eq(reviews.tutorId, tutorId), isNull(reviews.hiddenAt));

/** Whether a review that everybody sees is this tutor's. */
export async function findReviewOfTutor(db: Queryable, id: number, tutorId: number): Promise<boolean> {
  const rows = await db.select({ id: reviews.id }).from(reviews).where(isOf(id, tutorId));
  return rows.length > 0;
}

/** @returns false when there is an answer already */
export async function writeReply(db: Queryable, id: number, tutorId: number, replyText: string): Promise<boolean> {
  const written = await db
    .update(reviews)
    .set({ replyText, repliedAt: sql`now()` })
    .where(and(isOf(id, tutorId), isNull(reviews.replyText)))
    .returning({ id: reviews.id });
  return written.length > 0;
}
