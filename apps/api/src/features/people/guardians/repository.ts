import { guardianDuty, productUnit } from "@pkg/domain";
import { and, eq, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { codesIn } from "../../../db/phone-codes.ts";
import {
  guardians,
  guardianVerifications,
  orderItems,
  orderSchedulePeriods,
  orderSchedules,
  orders,
  students,
  users,
} from "../../../db/schema/index.ts";

export async function findGuardian(db: Queryable, userId: string) {
  const [row] = await db
    .select({ name: guardians.name, phoneNumber: guardians.phoneNumber, updatedAt: guardians.updatedAt })
    .from(guardians)
    .where(eq(guardians.userId, userId));
  return row;
}

const owner = {
  name: users.name,
  isParent: users.isParent,
  registered: users.registered,
  birthYear: users.birthYear,
  phoneNumber: users.phoneNumber,
};

export async function findOwner(db: Queryable, userId: string) {
  const [user] = await db.select(owner).from(users).where(eq(users.id, userId));
  return user;
}

/** Locks the account, so that two tabs cannot both write its guardian. */
export async function lockOwner(tx: Queryable, userId: string) {
  const [user] = await tx.select(owner).from(users).where(eq(users.id, userId)).for("update");
  return user;
}

/** When the youngest of the account was born, its owner and its students; null when nobody said. */
export async function findYoungestBirthYear(tx: Queryable, userId: string): Promise<number | null> {
  const [row] = await tx
    .select({ birthYear: sql<number | null>`max(greatest(${users.birthYear}, ${students.birthYear}))` })
    .from(users)
    .leftJoin(students, eq(students.userId, users.id))
    .where(eq(users.id, userId));
  return row?.birthYear ?? null;
}

/** Who consented for whom. */
export async function findConsent(db: Queryable, userId: string) {
  const [row] = await db
    .select({ guardianName: guardians.name, phoneNumber: guardians.phoneNumber, childName: users.name })
    .from(guardians)
    .innerJoin(users, eq(users.id, guardians.userId))
    .where(eq(guardians.userId, userId));
  return row;
}

/**
 * An order with the phone of the guardian who is told of it: whoever consented to it, or the one whom a minor has named.
 * @returns `undefined` when nobody has to be told, or nobody is known
 */
export async function findGuardianOfOrder(db: Queryable, orderId: string) {
  const [row] = await db
    .select({
      userId: orders.userId,
      studentName: orders.studentName,
      orderName: orders.orderName,
      amount: orders.amount,
      paidAt: orders.paidAt,
      schedulePeriodId: orders.schedulePeriodId,
      isParent: users.isParent,
      birthYear: users.birthYear,
      learnerBirthYear: students.birthYear,
      phoneNumber: sql<string | null>`coalesce(${orders.guardianPhoneNumber}, ${guardians.phoneNumber})`,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(students, eq(students.id, orders.studentId))
    .leftJoin(guardians, eq(guardians.userId, orders.userId))
    .where(eq(orders.id, orderId));
  if (!row?.phoneNumber || guardianDuty(row, new Date()) === "NONE") return;
  return { ...row, phoneNumber: row.phoneNumber };
}

/**
 * The phone of the guardian whom a minor's own account has named; undefined for an account of age, or without a
 * guardian.
 */
export async function findGuardianPhone(db: Queryable, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ isParent: users.isParent, birthYear: users.birthYear, phoneNumber: guardians.phoneNumber })
    .from(guardians)
    .innerJoin(users, eq(users.id, guardians.userId))
    .where(eq(guardians.userId, userId));
  return row && guardianDuty(row, new Date()) !== "NONE" ? row.phoneNumber : undefined;
}

/** The products of an order as they were sold. */
export async function findSoldProducts(db: Queryable, orderId: string) {
  const rows = await db
    .select({ product: orderItems.product })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(orderItems.position);
  return rows.map(({ product }) => product);
}

/** The next monthly payment by itself of a course that an order began or went on with; null while none is to come. */
export async function findNextPayment(db: Queryable, orderId: string, periodId: string | null) {
  const begun = db.select({ id: orderItems.id }).from(orderItems).where(eq(orderItems.orderId, orderId));
  const ofPeriod = db
    .select({ id: orderSchedulePeriods.scheduleId })
    .from(orderSchedulePeriods)
    .where(eq(orderSchedulePeriods.id, periodId ?? orderId));
  const rows = await db
    .select({ date: orderSchedules.nextDate, amount: orderSchedules.amount, product: orderItems.product })
    .from(orderSchedules)
    .innerJoin(orderItems, eq(orderItems.id, orderSchedules.orderItemId))
    .where(
      and(
        eq(orderSchedules.status, "ACTIVE"),
        or(inArray(orderSchedules.orderItemId, begun), inArray(orderSchedules.id, ofPeriod)),
      ),
    )
    .orderBy(orderSchedules.nextDate);
  // Lessons decide when a counted course is paid again.
  return rows.find(({ product }) => productUnit(product) === "MONTH") ?? null;
}

export async function findRecentOrderIds(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(eq(orders.userId, userId), eq(orders.status, "PAID"), sql`${orders.paidAt} > now() - interval '6 days'`),
    );
  return rows.map(({ id }) => id);
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

export const guardianCodes = codesIn(guardianVerifications);

export async function markVerified(db: Queryable, id: string): Promise<void> {
  await db.update(guardianVerifications).set({ verifiedAt: sql`now()` }).where(eq(guardianVerifications.id, id));
}

/** How long a code that was right counts for a sign-up, and how long one without an account is kept. */
const VISITOR_LIFE = sql`interval '1 day'`;

/** Takes over a code that was right, once. @returns the phone; `undefined` when there is none to take */
export async function claimVerification(tx: Queryable, userId: string, id: string): Promise<string | undefined> {
  const [row] = await tx
    .update(guardianVerifications)
    .set({ userId })
    .where(
      and(
        eq(guardianVerifications.id, id),
        isNull(guardianVerifications.userId),
        isNotNull(guardianVerifications.verifiedAt),
        sql`${guardianVerifications.createdAt} > now() - ${VISITOR_LIFE}`,
      ),
    )
    .returning({ phoneNumber: guardianVerifications.phoneNumber });
  return row?.phoneNumber;
}

/** Forgets guardians of sign-ups that were never finished. */
export async function deleteUnclaimedVerifications(db: Queryable): Promise<void> {
  await db
    .delete(guardianVerifications)
    .where(
      and(isNull(guardianVerifications.userId), lt(guardianVerifications.createdAt, sql`now() - ${VISITOR_LIFE}`)),
    );
}
