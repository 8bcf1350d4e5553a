import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { authAccounts, users } from "../../db/schema/index.ts";

/** The ways in of a person, as better-auth names them ("kakao"; "credential" is e-mail and password). */
export async function findWays(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .select({ provider: authAccounts.providerId })
    .from(authAccounts)
    .where(eq(authAccounts.userId, userId));
  return rows.map(({ provider }) => provider);
}

/** Holds the person's row until the transaction ends, so that two removals cannot each leave the other's way. */
export async function lockOwner(db: Queryable, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
}

export async function deleteWay(db: Queryable, userId: string, provider: string): Promise<void> {
  await db.delete(authAccounts).where(and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, provider)));
}
