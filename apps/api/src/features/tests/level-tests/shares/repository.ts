import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import { levelTestSessions, levelTestShares, users } from "../../../../db/schema/index.ts";

export async function findSealedShare(db: Queryable, sessionId: string): Promise<string | undefined> {
  const [share] = await db
    .select({ sealedToken: levelTestShares.sealedToken })
    .from(levelTestShares)
    .where(eq(levelTestShares.sessionId, sessionId));
  return share?.sealedToken;
}

/** Makes the link of a test, or puts another token in its place: what was sent out before is dead at once. */
export async function putShare(
  db: Queryable,
  sessionId: string,
  token: { tokenHash: string; sealedToken: string },
): Promise<void> {
  await db
    .insert(levelTestShares)
    .values({ sessionId, ...token })
    .onConflictDoUpdate({ target: levelTestShares.sessionId, set: { ...token, createdAt: sql`now()` } });
}

export async function deleteShare(db: Queryable, sessionId: string): Promise<void> {
  await db.delete(levelTestShares).where(eq(levelTestShares.sessionId, sessionId));
}

/** The test that a token opens; none of an account that is closed or at rest. */
export async function findSharedSession(db: Queryable, tokenHash: string): Promise<string | undefined> {
  const [share] = await db
    .select({ sessionId: levelTestShares.sessionId })
    .from(levelTestShares)
    .innerJoin(levelTestSessions, eq(levelTestSessions.id, levelTestShares.sessionId))
    .innerJoin(users, eq(users.id, levelTestSessions.userId))
    .where(and(eq(levelTestShares.tokenHash, tokenHash), isNull(users.closedAt), isNull(users.inactiveAt)));
  return share?.sessionId;
}
