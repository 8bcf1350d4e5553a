import { and, desc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { guardians, guardianVerifications, users } from "../../db/schema/index.ts";

export async function findGuardian(db: Queryable, userId: string) {
  const [row] = await db
    .select({ name: guardians.name, phoneNumber: guardians.phoneNumber, updatedAt: guardians.updatedAt })
    .from(guardians)
    .where(eq(guardians.userId, userId));
  return row;
}

/** Locks the account, so that two tabs cannot both write its guardian. */
export async function lockOwner(tx: Queryable, userId: string) {
  const [user] = await tx
    .select({ isParent: users.isParent, registered: users.registered })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  return user;
}

export async function insertGuardian(tx: Queryable, row: typeof guardians.$inferInsert): Promise<void> {
  await tx.insert(guardians).values(row);
}

export async function updateGuardian(
  tx: Queryable,
  userId: string,
  values: { name?: string; phoneNumber?: string },
): Promise<void> {
  await tx
    .update(guardians)
    .set({ ...values, updatedAt: sql`clock_timestamp()` })
    .where(eq(guardians.userId, userId));
}

const columns = {
  id: guardianVerifications.id,
  userId: guardianVerifications.userId,
  phoneNumber: guardianVerifications.phoneNumber,
  expiresAt: guardianVerifications.expiresAt,
  createdAt: guardianVerifications.createdAt,
  // Deadlines are judged by the database's clock.
  isExpired: sql<boolean>`${guardianVerifications.expiresAt} <= now()`,
};

export async function insertVerification(tx: Queryable, userId: string, phoneNumber: string, lifeSeconds: number) {
  const [row] = await tx
    .insert(guardianVerifications)
    .values({ userId, phoneNumber, expiresAt: sql`now() + make_interval(secs => ${lifeSeconds})` })
    .returning(columns);
  if (!row) throw new Error("The guardian's verification was not stored.");
  return row;
}

/** Only of the account that asked for the code; a foreign id finds nothing. */
export async function findOwnVerification(db: Queryable, userId: string, id: string) {
  const [row] = await db
    .select(columns)
    .from(guardianVerifications)
    .where(and(eq(guardianVerifications.id, id), eq(guardianVerifications.userId, userId)));
  return row;
}

export async function deleteVerification(db: Queryable, id: string): Promise<void> {
  await db.delete(guardianVerifications).where(eq(guardianVerifications.id, id));
}

/** When the last code went to this number, if that is less than `seconds` ago. */
export async function findRecentSend(db: Queryable, phoneNumber: string, seconds: number): Promise<Date | undefined> {
  const [recent] = await db
    .select({ createdAt: guardianVerifications.createdAt })
    .from(guardianVerifications)
    .where(
      and(
        eq(guardianVerifications.phoneNumber, phoneNumber),
        sql`${guardianVerifications.createdAt} > now() - make_interval(secs => ${seconds})`,
      ),
    )
    .orderBy(desc(guardianVerifications.createdAt))
    .limit(1);
  return recent?.createdAt;
}
