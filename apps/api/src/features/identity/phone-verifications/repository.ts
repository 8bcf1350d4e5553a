import { OPEN_CONSULTATION_STATUSES } from "@pkg/domain";
import { and, eq, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { codesIn } from "../../../db/phone-codes.ts";
import { consultationOffers, consultations, phoneVerifications, students, users } from "../../../db/schema/index.ts";

export const phoneCodes = codesIn(phoneVerifications);

const HOLDER = {
  id: users.id,
  userType: users.userType,
  staffRoles: users.staffRoles,
  inactiveAt: users.inactiveAt,
};

const isHeldFrom = (userId: string, phoneNumber: string) =>
  and(eq(users.phoneNumber, phoneNumber), eq(users.phoneNumberVerified, true), ne(users.id, userId));

/** Another account that has verified a number. */
export async function findHolder(db: Queryable, userId: string, phoneNumber: string) {
  const [row] = await db.select(HOLDER).from(users).where(isHeldFrom(userId, phoneNumber));
  return row;
}

/** The same; both accounts are held until the transaction ends, so that no order is placed in between. */
export async function lockHolder(tx: Queryable, userId: string, phoneNumber: string) {
  const both = or(eq(users.id, userId), isHeldFrom(userId, phoneNumber));
  // In one order: two accounts may claim each other's number at once.
  const rows = await tx.select(HOLDER).from(users).where(both).orderBy(users.id).for("update");
  return rows.find(({ id }) => id !== userId);
}

/** Takes an account's number away, also where it stands for the student that the account is. */
export async function freeNumber(tx: Queryable, userId: string): Promise<void> {
  await tx
    .update(users)
    .set({ phoneNumber: null, phoneNumberVerified: false, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
  await tx
    .update(students)
    .set({ phoneNumber: null, updatedAt: sql`now()` })
    .where(and(eq(students.userId, userId), eq(students.isSelf, true)));
}

/** Calls off what an account asked for with a number, and its offer: the call would reach another person. */
export async function cancelConsultations(tx: Queryable, userId: string, phoneNumber: string): Promise<void> {
  const isOpen = inArray(consultations.status, [...OPEN_CONSULTATION_STATUSES]);
  const canceled = await tx
    .update(consultations)
    .set({ status: "CANCELLED", updatedAt: sql`now()` })
    .where(and(eq(consultations.userId, userId), eq(consultations.phoneNumber, phoneNumber), isOpen))
    .returning({ id: consultations.id });
  const ids = canceled.map(({ id }) => id);
  await tx
    .update(consultationOffers)
    .set({ revokedAt: sql`now()` })
    .where(and(inArray(consultationOffers.consultationId, ids), isNull(consultationOffers.revokedAt)));
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
