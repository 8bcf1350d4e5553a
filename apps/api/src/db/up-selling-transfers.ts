import { and, asc, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { Queryable } from "./client.ts";
import { orderItems, orders, upSellingTransfers } from "./schema/index.ts";

export type TransferRow = typeof upSellingTransfers.$inferSelect;

/** The orders of these courses. */
export async function findOrderIds(db: Queryable, itemIds: readonly string[]): Promise<string[]> {
  if (itemIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ id: orderItems.orderId })
    .from(orderItems)
    .where(inArray(orderItems.id, [...itemIds]));
  return rows.map(({ id }) => id);
}

/** Holds orders until the transaction ends, in the order of their ids. */
export async function lockOrders(tx: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.id, [...new Set(ids)]))
    .orderBy(asc(orders.id))
    .for("no key update");
}

export async function insertTransfers(tx: Queryable, values: (typeof upSellingTransfers.$inferInsert)[]) {
  if (values.length > 0) await tx.insert(upSellingTransfers).values(values);
}

/** What moved into an order, or is to, the earliest first; nothing that was released. */
export async function findTransfersTo(db: Queryable, orderId: string): Promise<TransferRow[]> {
  return db
    .select()
    .from(upSellingTransfers)
    .where(and(eq(upSellingTransfers.toOrderId, orderId), ne(upSellingTransfers.status, "RELEASED")))
    .orderBy(asc(upSellingTransfers.createdAt), asc(upSellingTransfers.id));
}

/** What moved between an order and others, or is about to, with the other order; the earliest first. */
export async function findTransfersOf(db: Queryable, orderId: string) {
  const { fromOrderId, toOrderId, amount, returnedAmount, movedCount, status, doneAt, createdAt, id } =
    upSellingTransfers;
  const isIn = eq(toOrderId, orderId);
  return db
    .select({
      direction: sql<"IN" | "OUT">`case when ${isIn} then 'IN' else 'OUT' end`,
      merchantUid: orders.merchantUid,
      isDone: sql<boolean>`${eq(status, "DONE")}`,
      amount,
      returnedAmount,
      movedCount,
      doneAt,
    })
    .from(upSellingTransfers)
    .innerJoin(orders, sql`${orders.id} = case when ${isIn} then ${fromOrderId} else ${toOrderId} end`)
    .where(and(or(isIn, eq(fromOrderId, orderId)), ne(status, "RELEASED")))
    .orderBy(asc(createdAt), asc(id));
}

/** Whether an order that is being paid counts on what is left of one of these. */
export async function hasReserved(db: Queryable, orderIds: readonly string[]): Promise<boolean> {
  const reserved = and(
    inArray(upSellingTransfers.fromOrderId, [...orderIds]),
    eq(upSellingTransfers.status, "RESERVED"),
  );
  return (await db.$count(upSellingTransfers, reserved)) > 0;
}

/** Books what was reserved for an order that is paid now. @returns what was booked */
export async function bookTransfers(tx: Queryable, toOrderId: string): Promise<TransferRow[]> {
  return tx
    .update(upSellingTransfers)
    .set({ status: "DONE", doneAt: sql`now()` })
    .where(and(eq(upSellingTransfers.toOrderId, toOrderId), eq(upSellingTransfers.status, "RESERVED")))
    .returning();
}

/** Gives free what was reserved for an order that failed. */
export async function releaseTransfers(tx: Queryable, toOrderId: string): Promise<void> {
  await tx
    .update(upSellingTransfers)
    .set({ status: "RELEASED" })
    .where(and(eq(upSellingTransfers.toOrderId, toOrderId), eq(upSellingTransfers.status, "RESERVED")));
}

/** Writes down that a part of what moved is refunded by the payment that it came from. */
export async function returnTransfer(tx: Queryable, id: string, amount: number): Promise<void> {
  await tx
    .update(upSellingTransfers)
    .set({ returnedAmount: sql`${upSellingTransfers.returnedAmount} + ${amount}` })
    .where(eq(upSellingTransfers.id, id));
}

/** The courses of an order that go on with classes, by the class. */
export async function findContinuedMatches(
  db: Queryable,
  orderId: string,
): Promise<{ matchId: string; itemId: string }[]> {
  const rows = await db
    .select({ matchId: orderItems.matchId, itemId: orderItems.id })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.matchId));
  return rows.flatMap(({ matchId, itemId }) => (matchId === null ? [] : [{ matchId, itemId }]));
}

/** Won that moved out of an order, or is about to. */
export async function sumMoved(db: Queryable, fromOrderId: string): Promise<number> {
  const [row] = await db
    .select({
      moved: sql<number>`coalesce(sum(${upSellingTransfers.amount} - ${upSellingTransfers.returnedAmount}), 0)::int`,
    })
    .from(upSellingTransfers)
    .where(and(eq(upSellingTransfers.fromOrderId, fromOrderId), ne(upSellingTransfers.status, "RELEASED")));
  return row?.moved ?? 0;
}
