import { randomUUID } from "node:crypto";
import type { OrderStatus } from "@pkg/domain";
import { and, count, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import {
  applicants,
  authAccounts,
  authSessions,
  authUsers,
  consultations,
  enrollmentDrafts,
  guardians,
  guardianVerifications,
  learningTypeAnswers,
  learningTypeResults,
  levelTestSessions,
  notificationSettings,
  orderSchedules,
  orders,
  passwordResets,
  paymentMethods,
  phoneMessages,
  phoneVerifications,
  privateLinks,
  refunds,
  staffNotes,
  students,
  tutorApplicants,
  users,
} from "../../../db/schema/index.ts";
import { placeholderEmail } from "../../../lib/mail/placeholder-email.ts";

const NOBODY = "탈퇴한 회원";

/** Locks an open account until the transaction ends: an order that is being placed either is seen, or doesn't find its buyer. */
export async function lockOpenAccount(tx: Queryable, userId: string) {
  const { userType, staffRoles, phoneNumber, phoneNumberVerified } = users;
  const [user] = await tx
    .select({ userType, staffRoles, phoneNumber, phoneNumberVerified })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.closedAt)))
    .for("update");
  return user;
}

export async function findOpenAccount(db: Queryable, userId: string) {
  const [user] = await db
    .select({ userType: users.userType, staffRoles: users.staffRoles })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.closedAt)));
  return user;
}

export async function countOrders(db: Queryable, userId: string, statuses: OrderStatus[]) {
  const [row] = await db
    .select({ count: count() })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.status, statuses)));
  return row?.count ?? 0;
}

/** Takes every stored way to pay away. @returns them, so that the provider forgets them too */
export async function deletePaymentMethods(tx: Queryable, userId: string) {
  await tx
    .update(orderSchedules)
    .set({ paymentMethodId: null, updatedAt: sql`now()` })
    .where(eq(orderSchedules.userId, userId));
  return tx
    .delete(paymentMethods)
    .where(eq(paymentMethods.userId, userId))
    .returning({ id: paymentMethods.id, billingKey: paymentMethods.billingKey, removedAt: paymentMethods.removedAt });
}

const OWN_TABLES = [
  authSessions,
  authAccounts,
  passwordResets,
  enrollmentDrafts,
  phoneVerifications,
  guardians,
  guardianVerifications,
  learningTypeAnswers,
  learningTypeResults,
  notificationSettings,
  privateLinks,
  consultations,
  tutorApplicants,
  staffNotes,
  phoneMessages,
  levelTestSessions,
] as const;

/** Forgets who somebody was. Orders stay: the law asks for them (`forgetOldRecords`). */
export async function erasePerson(tx: Queryable, userId: string): Promise<void> {
  // Those that were asked for without a log-in are of the same phone.
  const phoneNumber = tx.select({ phoneNumber: users.phoneNumber }).from(users).where(eq(users.id, userId));
  await tx.delete(consultations).where(inArray(consultations.phoneNumber, phoneNumber));
  for (const table of OWN_TABLES) await tx.delete(table).where(eq(table.userId, userId));
  await tx.update(applicants).set({ tutorMemo: "" }).where(eq(applicants.userId, userId));
  await tx
    .update(refunds)
    .set({ reason: "" })
    .where(and(eq(refunds.actorId, userId), eq(refunds.requestedBy, "BUYER")));
  const unknown = { birthYear: null, grade: null, schoolId: null, schoolName: null, phoneNumber: null };
  await tx
    .update(students)
    .set({ ...unknown, gradeBand: null, name: NOBODY, updatedAt: sql`now()` })
    .where(eq(students.userId, userId));
  const email = placeholderEmail("closed", randomUUID());
  const address = { postcode: null, address: null, addressDetail: null };
  await tx
    .update(users)
    .set({
      ...unknown,
      ...address,
      email,
      name: null,
      phoneNumberVerified: false,
      registered: false,
      closedAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, userId));
  await tx
    .update(authUsers)
    .set({ email, name: NOBODY, emailVerified: false, image: null, updatedAt: sql`now()` })
    .where(eq(authUsers.id, userId));
}

/** Takes the person out of the orders of closed accounts that are older than the law asks for. */
export async function eraseOldOrders(db: Queryable, years: number): Promise<void> {
  const closed = db.select({ id: users.id }).from(users).where(sql`${users.closedAt} is not null`);
  const address = { postcode: null, address: null, addressDetail: null };
  const guardian = { guardianName: null, guardianPhoneNumber: null };
  const nobody = { studentName: NOBODY, studentPhoneNumber: null, ...guardian, ...address };
  await db
    .update(orders)
    .set({ ...nobody, cardName: null, cardNumber: null })
    .where(
      and(
        inArray(orders.userId, closed),
        lt(orders.createdAt, sql`now() - make_interval(years => ${years})`),
        sql`${orders.studentName} <> ${NOBODY}`,
      ),
    );
}
