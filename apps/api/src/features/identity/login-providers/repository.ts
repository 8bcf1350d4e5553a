import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { authAccounts, authUsers, users } from "../../../db/schema/index.ts";

/** The ways in of a person, as better-auth names them ("kakao"; "credential" is e-mail and password). */
export async function findWays(db: Queryable, userId: string): Promise<Way[]> {
  return db
    .select({
      provider: authAccounts.providerId,
      email: authAccounts.email,
      linkedAt: authAccounts.createdAt,
      accountEmail: authUsers.email,
    })
    .from(authAccounts)
    .innerJoin(authUsers, eq(authUsers.id, authAccounts.userId))
    .where(eq(authAccounts.userId, userId));
}

interface Way {
  readonly provider: string;
  /** What the vendor named; null of e-mail and password, and where the vendor named none. */
  readonly email: string | null;
  readonly linkedAt: Date;
  /** The account's own address, or the stand-in for it. */
  readonly accountEmail: string;
}

/** Keeps the address that a vendor named beside the way in that it is, if there is one. */
export async function keepEmail(db: Queryable, provider: string, id: string, email: string): Promise<void> {
  await db
    .update(authAccounts)
    .set({ email })
    .where(and(eq(authAccounts.providerId, provider), eq(authAccounts.accountId, id)));
}

/** Holds the person's row until the transaction ends, so that two removals cannot each leave the other's way. */
export async function lockOwner(db: Queryable, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");
}

export async function deleteWay(db: Queryable, userId: string, provider: string): Promise<void> {
  await db.delete(authAccounts).where(and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, provider)));
}
