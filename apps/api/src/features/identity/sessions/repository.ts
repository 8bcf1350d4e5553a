import { and, desc, eq, gt, isNotNull, ne, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { authAccounts, authSessions, authUsers } from "../../../db/schema/index.ts";

/** Sessions that are not over, the one used last first. */
export function findLiveSessions(db: Queryable, userId: string) {
  const { id, userAgent, createdAt, updatedAt } = authSessions;
  return db
    .select({ id, userAgent, createdAt, updatedAt })
    .from(authSessions)
    .where(and(eq(authSessions.userId, userId), gt(authSessions.expiresAt, sql`now()`)))
    .orderBy(desc(updatedAt));
}

/** Whether somebody's session began in the last minutes. */
export async function isSessionYoung(
  db: Queryable,
  { userId, sessionId }: { userId: string; sessionId: string },
  minutes: number,
): Promise<boolean> {
  const began = gt(authSessions.createdAt, sql`now() - make_interval(mins => ${minutes})`);
  const rows = await db
    .select({ id: authSessions.id })
    .from(authSessions)
    .where(and(eq(authSessions.id, sessionId), eq(authSessions.userId, userId), began));
  return rows.length > 0;
}

/** @returns whether somebody had it; a foreign session is like none */
export async function deleteSession(db: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(authSessions)
    .where(and(eq(authSessions.userId, userId), eq(authSessions.id, id)))
    .returning({ id: authSessions.id });
  return rows.length > 0;
}

export async function deleteSessionsExcept(db: Queryable, userId: string, id: string): Promise<void> {
  await db.delete(authSessions).where(and(eq(authSessions.userId, userId), ne(authSessions.id, id)));
}

export async function deleteSessions(db: Queryable, userId: string): Promise<void> {
  await db.delete(authSessions).where(eq(authSessions.userId, userId));
}

/** Who logs in with this address, and the password that they do it with; none when they come by a vendor alone. */
export async function findDeviceOwner(db: Queryable, email: string) {
  const [owner] = await db
    .select({ userId: authUsers.id, passwordHash: sql<string>`${authAccounts.password}` })
    .from(authUsers)
    .innerJoin(authAccounts, eq(authAccounts.userId, authUsers.id))
    .where(and(eq(authUsers.email, email.toLowerCase()), isNotNull(authAccounts.password)));
  return owner ?? null;
}
