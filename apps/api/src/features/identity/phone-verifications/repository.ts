import { and, eq, isNull, lt, ne, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { codesIn } from "../../../db/phone-codes.ts";
import { phoneVerifications, students, users } from "../../../db/schema/index.ts";

export const phoneCodes = codesIn(phoneVerifications);

export async function isVerifiedByAnother(db: Queryable, userId: string, phoneNumber: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.phoneNumber, phoneNumber), eq(users.phoneNumberVerified, true), ne(users.id, userId)));
  return rows.length > 0;
}

/** Forgets the phones that visitors proved. */
export async function deleteVisitorVerifications(db: Queryable): Promise<void> {
  await db
    .delete(phoneVerifications)
    .where(and(isNull(phoneVerifications.userId), lt(phoneVerifications.createdAt, sql`now() - interval '1 day'`)));
}

/** @returns the number that the account had verified until now; null without one */
export async function markVerified(
  tx: Queryable,
  userId: string,
  id: string,
  phoneNumber: string,
): Promise<string | null> {
  const [before] = await tx
    .select({ phoneNumber: users.phoneNumber, isVerified: users.phoneNumberVerified })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  await tx.update(phoneVerifications).set({ verifiedAt: sql`now()` }).where(eq(phoneVerifications.id, id));
  await tx
    .update(users)
    .set({ phoneNumber, phoneNumberVerified: true, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
  await tx
    .update(students)
    .set({ phoneNumber })
    .where(and(eq(students.userId, userId), eq(students.isSelf, true)));
  return before?.isVerified ? before.phoneNumber : null;
}

/** Where an account gets its mail; null for one that is closed. */
export async function findEmail(db: Queryable, userId: string): Promise<string | null> {
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.closedAt)));
  return user?.email ?? null;
}
