import { orderStatusesBefore } from "@pkg/domain";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { enrollmentDrafts, orders, products } from "../../../db/schema/index.ts";

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

/** It is open whether the order gets paid. */
export const UNSETTLED = inArray(orders.status, orderStatusesBefore("PAID"));

/** The merchantUid of this draft's order whose payment is not settled yet, if there is one. */
export async function findUnsettledOrder(db: Queryable, draftId: string): Promise<string | undefined> {
  const [order] = await db
    .select({ merchantUid: orders.merchantUid })
    .from(orders)
    .where(and(eq(orders.draftId, draftId), UNSETTLED));
  return order?.merchantUid;
}

/** Still held as it was taken. */
export const isHeld = (order: OrderRow) =>
  and(eq(orders.id, order.id), UNSETTLED, eq(orders.leaseNumber, order.leaseNumber));

/**
 * Takes an unsettled order over for `leaseMs`, when nobody else is working on it (or did not finish in time).
 * The database's clock decides, so two hosts with different clocks cannot both hold it.
 * @returns the order as it is now, `undefined` when it is not to be had
 */
export async function takeLease(db: Queryable, orderId: string, leaseMs: number): Promise<OrderRow | undefined> {
  const [taken] = await db
    .update(orders)
    .set({
      leaseUntil: sql`now() + make_interval(secs => ${leaseMs / 1000})`,
      leaseNumber: sql`${orders.leaseNumber} + 1`,
    })
    .where(and(eq(orders.id, orderId), UNSETTLED, sql`${orders.leaseUntil} < now()`))
    .returning();
  return taken;
}

/** Prolongs the lease of an order that is still held to `leaseMs` from now. */
export async function renewLease(db: Queryable, order: OrderRow, leaseMs: number): Promise<void> {
  await db
    .update(orders)
    .set({ leaseUntil: sql`greatest(${orders.leaseUntil}, now() + make_interval(secs => ${leaseMs / 1000}))` })
    .where(isHeld(order));
}

/** Orders whose worker is gone: unsettled, and nobody holds them. */
export async function findAbandonedOrderIds(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(UNSETTLED, sql`${orders.leaseUntil} < now()`))
    .orderBy(orders.leaseUntil)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Whether a charge that was sent for the order can no longer arrive at the provider, and that for `graceSeconds`. */
export async function isChargeOver(db: Queryable, orderId: string, graceSeconds: number): Promise<boolean> {
  const [row] = await db
    .select({ over: sql<boolean>`${orders.chargeDeadline} + make_interval(secs => ${graceSeconds}) < now()` })
    .from(orders)
    .where(eq(orders.id, orderId));
  return row?.over ?? false;
}

/**
 * The provider's answer did not come: the order waits, unpaid and not failed. It is asked about again after `retryInMs`,
 * and less and less often the older it is, down to once a minute.
 * @returns the waiting order, `undefined` when somebody else has taken it over
 */
export async function markUnknown(db: Queryable, order: OrderRow, retryInMs: number): Promise<OrderRow | undefined> {
  const [waiting] = await db
    .update(orders)
    .set({
      status: "UNKNOWN",
      leaseUntil: sql`now() + greatest(make_interval(secs => ${retryInMs / 1000}),
        least(interval '1 minute', (now() - ${orders.createdAt}) / 10))`,
      updatedAt: sql`now()`,
    })
    .where(isHeld(order))
    .returning();
  return waiting;
}

export async function findAvailableProducts(db: Queryable) {
  return db.select().from(products).where(eq(products.available, true)).orderBy(products.id);
}

/** After a definite refusal the draft gets a new key: the next attempt is another one. */
export async function renewDraftKey(db: Queryable, draftId: string, usedKey: string): Promise<void> {
  await db
    .update(enrollmentDrafts)
    .set({ idempotencyKey: sql`gen_random_uuid()::text`, updatedAt: sql`now()` })
    .where(and(eq(enrollmentDrafts.id, draftId), eq(enrollmentDrafts.idempotencyKey, usedKey)));
}
