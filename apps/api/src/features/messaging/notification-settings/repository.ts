import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { notificationSettings, users } from "../../../db/schema/index.ts";

export async function findSettings(db: Queryable, userId: string) {
  const [row] = await db.select().from(notificationSettings).where(eq(notificationSettings.userId, userId));
  return row;
}

/** Of the person whose account it is; null before they told it. */
export async function findBirthYear(db: Queryable, userId: string): Promise<number | null> {
  const [user] = await db.select({ birthYear: users.birthYear }).from(users).where(eq(users.id, userId));
  return user?.birthYear ?? null;
}

type SettingsValues = Partial<Omit<typeof notificationSettings.$inferInsert, "userId" | "updatedAt">>;

export async function upsertSettings(db: Queryable, userId: string, values: SettingsValues): Promise<void> {
  await db
    .insert(notificationSettings)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: notificationSettings.userId, set: { ...values, updatedAt: sql`now()` } });
}

/** Changes of one account's settings wait for each other, so that an answer is recorded once. */
export async function lockSettings(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`notification-settings:${userId}`}, 0))`);
}

/** Digits only; none before the phone is verified: somebody else may have it. */
export async function findVerifiedPhone(db: Queryable, userId: string): Promise<string | null> {
  const [user] = await db
    .select({ phoneNumber: users.phoneNumber })
    .from(users)
    .where(and(eq(users.id, userId), users.phoneNumberVerified));
  return user?.phoneNumber ?? null;
}
