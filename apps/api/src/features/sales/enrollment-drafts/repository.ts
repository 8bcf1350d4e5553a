import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { enrollmentDrafts } from "../../../db/schema/index.ts";

const open = (userId: string) => and(eq(enrollmentDrafts.userId, userId), eq(enrollmentDrafts.closed, false));

export async function findOpenDraft(db: Queryable, userId: string) {
  const [draft] = await db.select().from(enrollmentDrafts).where(open(userId));
  return draft;
}

/** Replaces the data of this draft, while it is open. */
export async function updateDraft(db: Queryable, userId: string, id: string, data: Record<string, unknown>) {
  const [draft] = await db
    .update(enrollmentDrafts)
    .set({ data, updatedAt: sql`now()` })
    .where(and(open(userId), eq(enrollmentDrafts.id, id)))
    .returning();
  return draft;
}

/** Replaces the data of the open draft, or opens one with a key of its own; two tabs end up with the same draft. */
export async function upsertDraft(db: Queryable, userId: string, data: Record<string, unknown>) {
  const [draft] = await db
    .insert(enrollmentDrafts)
    .values({ userId, data, idempotencyKey: sql`gen_random_uuid()::text` })
    .onConflictDoUpdate({
      target: enrollmentDrafts.userId,
      targetWhere: sql`not ${enrollmentDrafts.closed}`,
      set: { data, updatedAt: sql`now()` },
    })
    .returning();
  return draft;
}

/** Locks the open draft, so that no order of it begins meanwhile. */
export async function lockOpenDraft(db: Queryable, userId: string) {
  const [draft] = await db.select({ id: enrollmentDrafts.id }).from(enrollmentDrafts).where(open(userId)).for("update");
  return draft;
}

export async function closeDraft(db: Queryable, id: string): Promise<void> {
  await db.update(enrollmentDrafts).set({ closed: true, updatedAt: sql`now()` }).where(eq(enrollmentDrafts.id, id));
}
