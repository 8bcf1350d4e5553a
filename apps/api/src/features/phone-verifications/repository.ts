import { and, desc, eq, isNull, lt, ne, sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { phoneVerifications, students, users } from "../../db/schema/index.ts";

const columns = {
  id: phoneVerifications.id,
  userId: phoneVerifications.userId,
  phoneNumber: phoneVerifications.phoneNumber,
  expiresAt: phoneVerifications.expiresAt,
  createdAt: phoneVerifications.createdAt,
  // Deadlines are judged by the database's clock.
  isExpired: sql<boolean>`${phoneVerifications.expiresAt} <= now()`,
};

/** Requests for one number wait for each other until their transactions end. */
export async function lockPhone(tx: Queryable, phoneNumber: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`phone:${phoneNumber}`}, 0))`);
}

export async function isVerifiedByAnother(db: Queryable, userId: string, phoneNumber: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.phoneNumber, phoneNumber), eq(users.phoneNumberVerified, true), ne(users.id, userId)));
  return rows.length > 0;
}

/** When the last code went to this number, if that is less than `seconds` ago. */
export async function findRecentSend(db: Queryable, phoneNumber: string, seconds: number): Promise<Date | undefined> {
  const [recent] = await db
    .select({ createdAt: phoneVerifications.createdAt })
    .from(phoneVerifications)
    .where(
      and(
        eq(phoneVerifications.phoneNumber, phoneNumber),
        sql`${phoneVerifications.createdAt} > now() - make_interval(secs => ${seconds})`,
      ),
    )
    .orderBy(desc(phoneVerifications.createdAt))
    .limit(1);
  return recent?.createdAt;
}

export async function insertVerification(
  tx: Queryable,
  userId: string | null,
  phoneNumber: string,
  lifeSeconds: number,
) {
  const [row] = await tx
    .insert(phoneVerifications)
    .values({ userId, phoneNumber, expiresAt: sql`now() + make_interval(secs => ${lifeSeconds})` })
    .returning(columns);
  if (!row) throw new Error("The phone verification was not stored.");
  return row;
}

export async function deleteVerification(db: Queryable, id: string): Promise<void> {
  await db.delete(phoneVerifications).where(eq(phoneVerifications.id, id));
}

/** Only the account that asked for the code; a foreign id finds nothing. */
export async function findOwnVerification(db: Queryable, userId: string, id: string) {
  const [row] = await db
    .select(columns)
    .from(phoneVerifications)
    .where(and(eq(phoneVerifications.id, id), eq(phoneVerifications.userId, userId)));
  return row;
}

/** One that a visitor asked for; its id is known to whoever asked only. */
export async function findVisitorVerification(db: Queryable, id: string) {
  const [row] = await db
    .select(columns)
    .from(phoneVerifications)
    .where(and(eq(phoneVerifications.id, id), isNull(phoneVerifications.userId)));
  return row;
}

/** Forgets the phones that visitors proved. */
export async function deleteVisitorVerifications(db: Queryable): Promise<void> {
  await db
    .delete(phoneVerifications)
    .where(and(isNull(phoneVerifications.userId), lt(phoneVerifications.createdAt, sql`now() - interval '1 day'`)));
}

export async function markVerified(tx: Queryable, userId: string, id: string, phoneNumber: string): Promise<void> {
  await tx.update(phoneVerifications).set({ verifiedAt: sql`now()` }).where(eq(phoneVerifications.id, id));
  await tx
    .update(users)
    .set({ phoneNumber, phoneNumberVerified: true, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
  await tx
    .update(students)
    .set({ phoneNumber })
    .where(and(eq(students.userId, userId), eq(students.isSelf, true)));
}
