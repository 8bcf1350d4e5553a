import { and, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { enrollmentDrafts, orders, products, students, subjectDetails, tablets, users } from "../../db/schema/index.ts";

export type OrderRow = typeof orders.$inferSelect;

export async function findOrderById(db: Queryable, id: string): Promise<OrderRow | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  return order;
}

export async function findOrderByPaymentId(db: Queryable, paymentId: string): Promise<OrderRow | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.paymentId, paymentId));
  return order;
}

/** The order that a key, or the same draft in another tab, has already made. */
export async function findOrderOfRequest(
  db: Queryable,
  userId: string,
  idempotencyKey: string,
  draftId: string | null,
) {
  const [byKey] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.idempotencyKey, idempotencyKey)));
  if (byKey || !draftId) return byKey;
  const [byDraft] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.draftId, draftId), sql`${orders.status} <> 'FAILED'`));
  return byDraft;
}

/**
 * Takes an unsettled order over for `leaseMs`, when nobody else is working on it (or did not finish in time).
 * The database's clock decides, so two hosts with different clocks cannot both hold it.
 */
export async function takeLease(db: Queryable, orderId: string, leaseMs: number): Promise<boolean> {
  const taken = await db
    .update(orders)
    .set({ leaseUntil: sql`now() + make_interval(secs => ${leaseMs / 1000})` })
    .where(
      and(eq(orders.id, orderId), inArray(orders.status, ["PENDING", "UNKNOWN"]), sql`${orders.leaseUntil} < now()`),
    )
    .returning({ id: orders.id });
  return taken.length > 0;
}

/** Orders whose worker is gone: unsettled, and nobody holds them. */
export async function findAbandonedOrderIds(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.status, ["PENDING", "UNKNOWN"]), sql`${orders.leaseUntil} < now()`))
    .orderBy(orders.leaseUntil)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Whether a charge that was sent for the order can no longer arrive at the provider. */
export async function isChargeOver(db: Queryable, orderId: string): Promise<boolean> {
  const [row] = await db
    .select({ over: sql<boolean>`${orders.chargeDeadline} < now()` })
    .from(orders)
    .where(eq(orders.id, orderId));
  return row?.over ?? false;
}

/** Opens the window in which a new charge for the order may arrive. */
export async function openChargeWindow(db: Queryable, orderId: string, windowMs: number): Promise<void> {
  await db
    .update(orders)
    .set({ chargeDeadline: sql`now() + make_interval(secs => ${windowMs / 1000})` })
    .where(eq(orders.id, orderId));
}

/** The provider's answer did not come: the order waits, unpaid and not failed. */
export async function markUnknown(db: Queryable, orderId: string, retryInMs: number): Promise<void> {
  await db
    .update(orders)
    .set({
      status: "UNKNOWN",
      leaseUntil: sql`now() + make_interval(secs => ${retryInMs / 1000})`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(orders.id, orderId), inArray(orders.status, ["PENDING", "UNKNOWN"])));
}

export async function findBuyer(db: Queryable, userId: string) {
  const [buyer] = await db.select().from(users).where(eq(users.id, userId));
  return buyer;
}

/** The student the lessons are for, only of this buyer; the first one when none was named. */
export async function findStudent(db: Queryable, userId: string, studentId: string | null) {
  const [student] = await db
    .select()
    .from(students)
    .where(and(eq(students.userId, userId), studentId ? eq(students.id, studentId) : undefined))
    .orderBy(students.createdAt)
    .limit(1);
  return student;
}

export async function findProducts(db: Queryable, ids: number[]) {
  return db.select().from(products).where(inArray(products.id, ids));
}

export async function findAvailableProducts(db: Queryable) {
  return db.select().from(products).where(eq(products.available, true)).orderBy(products.id);
}

export async function findDetails(db: Queryable, keys: string[]) {
  return db.select().from(subjectDetails).where(inArray(subjectDetails.key, keys));
}

export async function findTablet(db: Queryable, type: string) {
  const [tablet] = await db.select().from(tablets).where(eq(tablets.type, type));
  return tablet;
}

/** Whether the draft is this buyer's own; foreign and missing ones are alike. */
export async function isOwnDraft(db: Queryable, userId: string, draftId: string): Promise<boolean> {
  const rows = await db
    .select({ id: enrollmentDrafts.id })
    .from(enrollmentDrafts)
    .where(and(eq(enrollmentDrafts.id, draftId), eq(enrollmentDrafts.userId, userId)));
  return rows.length > 0;
}

export async function closeDraft(db: Queryable, draftId: string): Promise<void> {
  await db
    .update(enrollmentDrafts)
    .set({ closed: true, updatedAt: sql`now()` })
    .where(eq(enrollmentDrafts.id, draftId));
}

/** After a definite refusal the draft gets a new key: the next attempt is another one. */
export async function renewDraftKey(db: Queryable, draftId: string, usedKey: string): Promise<void> {
  await db
    .update(enrollmentDrafts)
    .set({ idempotencyKey: sql`gen_random_uuid()::text`, updatedAt: sql`now()` })
    .where(and(eq(enrollmentDrafts.id, draftId), eq(enrollmentDrafts.idempotencyKey, usedKey)));
}
