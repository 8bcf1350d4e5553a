import { desc, eq } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { keptRecords, users } from "../../../db/schema/index.ts";

export async function findClosing(db: Queryable, userId: string) {
  const [row] = await db.select({ closedAt: users.closedAt }).from(users).where(eq(users.id, userId));
  return row;
}

/** What is kept of a closed account, the latest first. */
export async function findKeptRecords(db: Queryable, userId: string) {
  const { kind, sourceId, facts, madeAt, until } = keptRecords;
  return db
    .select({ kind, sourceId, facts, madeAt, until })
    .from(keptRecords)
    .where(eq(keptRecords.userId, userId))
    .orderBy(desc(madeAt), sourceId);
}
