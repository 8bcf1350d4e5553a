import { randomUUID } from "node:crypto";
import { and, eq, gt, isNull, ne, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { authAccounts, authSessions, passwordResets } from "../../../db/schema/index.ts";

/** E-mail and password, as better-auth names it. */
export const CREDENTIAL = "credential";

export interface PasswordOwner {
  userId: string;
  email: string;
  /** Null for somebody who comes in by a vendor only. */
  passwordHash: string | null;
  /** Ways in, as better-auth names them. */
  ways: string[];
}

/**
 * Sets the password, and ends every session but one; links that were mailed before end with it.
 * @returns whether it is the first one
 */
export async function storePassword(
  tx: Queryable,
  { userId, passwordHash, keptSessionId }: { userId: string; passwordHash: string; keptSessionId?: string },
): Promise<boolean> {
  const changed = await tx
    .update(authAccounts)
    .set({ password: passwordHash, updatedAt: sql`now()` })
    .where(and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, CREDENTIAL)))
    .returning({ id: authAccounts.id });
  if (changed.length === 0) {
    const row = { id: randomUUID(), userId, accountId: userId, providerId: CREDENTIAL, password: passwordHash };
    await tx.insert(authAccounts).values(row);
  }
  await tx
    .update(passwordResets)
    .set({ usedAt: sql`now()` })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
  const sessions = eq(authSessions.userId, userId);
  await tx.delete(authSessions).where(keptSessionId ? and(sessions, ne(authSessions.id, keptSessionId)) : sessions);
  return changed.length === 0;
}

/** A link for somebody; the same id twice is one link. @returns whether it still holds */
export async function ensureReset(db: Queryable, id: string, userId: string, lifeSeconds: number): Promise<boolean> {
  await db
    .insert(passwordResets)
    .values({ id, userId, expiresAt: sql`now() + make_interval(secs => ${lifeSeconds})` })
    .onConflictDoNothing();
  return (await findLiveReset(db, id)) !== null;
}

/** Whose password a link sets, as long as it is neither used nor over. */
export async function findLiveReset(db: Queryable, id: string): Promise<string | null> {
  const [row] = await db.select({ userId: passwordResets.userId }).from(passwordResets).where(isLive(id));
  return row?.userId ?? null;
}

/** Whose password a link has set within the last days. */
export async function findUsedReset(db: Queryable, id: string, days: number): Promise<string | null> {
  const isYoung = gt(passwordResets.usedAt, sql`now() - make_interval(days => ${days})`);
  const [row] = await db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(and(eq(passwordResets.id, id), isYoung));
  return row?.userId ?? null;
}

/** Uses a link up; of several callers at once only one is told whose it was. */
export async function useReset(tx: Queryable, id: string): Promise<string | null> {
  const [row] = await tx
    .update(passwordResets)
    .set({ usedAt: sql`now()` })
    .where(isLive(id))
    .returning({ userId: passwordResets.userId });
  return row?.userId ?? null;
}

const isLive = (id: string) =>
  and(eq(passwordResets.id, id), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, sql`now()`));
