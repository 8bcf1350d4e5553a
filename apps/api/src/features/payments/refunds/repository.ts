import { type RefundStatus, refundStatusesBefore, type Transfer } from "@pkg/domain";
import { and, asc, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { goesOn } from "../../../db/courses-of-match.ts";
import { paymentNumber } from "../../../db/payment-number.ts";
import {
  benefits,
  matches,
  orderItems,
  orderSchedulePeriods,
  orderSchedules,
  orders,
  refunds,
  subjectDetails,
  subjects,
} from "../../../db/schema/index.ts";
import { withdrawJob } from "../../../lib/jobs/job-statements.ts";
import { uuid } from "../../../lib/requests/field-schemas.ts";

export type RefundRow = typeof refunds.$inferSelect;
export type RefundValues = Omit<typeof refunds.$inferInsert, "leaseUntil" | "leaseNumber">;

interface TransferIn extends Transfer {
  id: string;
  fromOrderId: string;
}

const orderColumns = {
  id: orders.id,
  merchantUid: orders.merchantUid,
  userId: orders.userId,
  status: orders.status,
  orderName: orders.orderName,
  studentName: orders.studentName,
  paymentId: orders.paymentId,
  paymentMethod: orders.paymentMethod,
  cardName: orders.cardName,
  cardNumber: orders.cardNumber,
  amount: orders.amount,
  refundedAmount: orders.refundedAmount,
  paidAt: orders.paidAt,
  createdAt: orders.createdAt,
  goesOn,
  /** Money of other orders that it was paid with, the earliest first. */
  transfersIn: sql<TransferIn[]>`(select coalesce(json_agg(json_build_object('id', t.id, 'fromOrderId', t.from_order_id,
    'amount', t.amount, 'returnedAmount', t.returned_amount) order by t.created_at, t.id), '[]')
    from up_selling_transfers t where t.to_order_id = ${orders.id} and t.status = 'DONE')`,
  benefitName: sql<string | null>`coalesce(${orders.benefitName}, ${benefits.name})`,
  benefitType: benefits.benefitType,
  benefitEndAt: benefits.endAt,
};

const selectOrders = (db: Queryable) =>
  db.select(orderColumns).from(orders).leftJoin(benefits, eq(benefits.id, orders.benefitId));

export type RefundOrderRow = Awaited<ReturnType<typeof selectOrders>>[number];

/** An order by its id or merchantUid; of one buyer, or of anybody for staff and the provider (`userId` null). */
export async function findRefundOrder(db: Queryable, id: string, userId: string | null) {
  const [order] = await selectOrders(db).where(
    and(
      // An id compared as text would read every order there is.
      uuid.safeParse(id).success ? or(eq(orders.merchantUid, id), eq(orders.id, id)) : eq(orders.merchantUid, id),
      userId === null ? undefined : eq(orders.userId, userId),
    ),
  );
  return order;
}

/** Holds an order until the transaction ends: whoever changes its refunds, or gives up its courses, takes this first. */
export async function lockRefundOrder(tx: Queryable, orderId: string): Promise<void> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for("no key update");
}

/** The courses of an order, each with the match that its lessons belong to: a renewal's, or an up-selling's, is that of the class it goes on with. */
export async function findRefundItems(
  db: Queryable,
  { id, goesOn: isOfRunningClass }: Pick<RefundOrderRow, "id" | "goesOn">,
) {
  const isOfClass = isOfRunningClass ? eq(matches.id, orderItems.matchId) : undefined;
  return db
    .select({
      id: orderItems.id,
      product: orderItems.product,
      bonusType: orderItems.bonusType,
      bonusCount: orderItems.bonusCount,
      keptCount: orderItems.keptCount,
      matchId: matches.id,
      subjectLabel: subjects.label,
      subjectDetailLabel: subjectDetails.label,
    })
    .from(orderItems)
    .innerJoin(subjects, eq(subjects.key, orderItems.subjectKey))
    .innerJoin(subjectDetails, eq(subjectDetails.key, orderItems.subjectDetailKey))
    .leftJoin(matches, or(eq(matches.orderItemId, orderItems.id), isOfClass))
    .where(eq(orderItems.orderId, id))
    .orderBy(asc(orderItems.position));
}

export type RefundItemRow = Awaited<ReturnType<typeof findRefundItems>>[number];

/** Writes down how many lessons of a given-up course stay. */
export async function keepLessons(tx: Queryable, itemId: string, keptCount: number): Promise<void> {
  await tx.update(orderItems).set({ keptCount }).where(eq(orderItems.id, itemId));
}

export async function updateOrderStatus(tx: Queryable, id: string, status: RefundOrderRow["status"]): Promise<void> {
  await tx
    .update(orders)
    .set({ status, updatedAt: sql`now()` })
    .where(and(eq(orders.id, id), ne(orders.status, status)));
}

/** The orders of these courses, the earliest first; a renewal names its period. */
export async function findOrdersOfItems(db: Queryable, itemIds: readonly string[]) {
  if (itemIds.length === 0) return [];
  return db
    .selectDistinct({
      merchantUid: orders.merchantUid,
      periodNumber: paymentNumber,
      createdAt: orders.createdAt,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(inArray(orderItems.id, [...itemIds]))
    .orderBy(asc(orders.createdAt));
}

/** Whether a charge for one of these courses' schedules is under way. */
export async function isRenewalCharging(db: Queryable, itemIds: readonly string[]): Promise<boolean> {
  const rows = await db
    .select({ id: orderSchedulePeriods.id })
    .from(orderSchedulePeriods)
    .innerJoin(orderSchedules, eq(orderSchedules.id, orderSchedulePeriods.scheduleId))
    .where(and(inArray(orderSchedules.orderItemId, [...itemIds]), eq(orderSchedulePeriods.status, "CHARGING")))
    .limit(1);
  return rows.length > 0;
}

/** Which of these courses go on by themselves. */
export async function findRunningSchedules(db: Queryable, itemIds: readonly string[]): Promise<Set<string>> {
  if (itemIds.length === 0) return new Set();
  const rows = await db
    .select({ itemId: orderSchedules.orderItemId })
    .from(orderSchedules)
    .where(and(inArray(orderSchedules.orderItemId, [...itemIds]), ne(orderSchedules.status, "STOPPED")));
  return new Set(rows.map(({ itemId }) => itemId));
}

/** The refunds of an order, the earliest first. */
export async function findRefunds(db: Queryable, orderId: string): Promise<RefundRow[]> {
  return db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.createdAt), asc(refunds.id));
}

export async function findRefund(db: Queryable, id: string): Promise<RefundRow | undefined> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, id));
  return refund;
}

const inMs = (ms: number): SQL => sql`now() + make_interval(secs => ${ms / 1000})`;

/** Writes a refund that this process works on for `leaseMs`. */
export async function insertRefund(tx: Queryable, values: RefundValues, leaseMs: number): Promise<RefundRow> {
  const [refund] = await tx
    .insert(refunds)
    .values({ ...values, leaseUntil: inMs(leaseMs) })
    .returning();
  if (!refund) throw new Error("A refund was not written.");
  return refund;
}

/** Neither done nor failed. */
const UNSETTLED = inArray(refunds.status, refundStatusesBefore("DONE"));

/** Takes an unsettled refund over for `leaseMs`, when nobody else works on it; the database's clock decides. */
export async function takeRefundLease(db: Queryable, id: string, leaseMs: number): Promise<RefundRow | undefined> {
  const [taken] = await db
    .update(refunds)
    .set({ leaseUntil: inMs(leaseMs), leaseNumber: sql`${refunds.leaseNumber} + 1` })
    .where(and(eq(refunds.id, id), UNSETTLED, sql`${refunds.leaseUntil} < now()`))
    .returning();
  return taken;
}

/** Prolongs the lease of a refund that is still held to `leaseMs` from now. */
export async function renewRefundLease(db: Queryable, refund: RefundRow, leaseMs: number): Promise<void> {
  await db
    .update(refunds)
    .set({ leaseUntil: sql`greatest(${refunds.leaseUntil}, ${inMs(leaseMs)})` })
    .where(and(eq(refunds.id, refund.id), UNSETTLED, eq(refunds.leaseNumber, refund.leaseNumber)));
}

/** Refunds whose worker is gone. */
export async function findAbandonedRefundIds(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(UNSETTLED, sql`${refunds.leaseUntil} < now()`))
    .orderBy(refunds.leaseUntil)
    .limit(limit);
  return rows.map(({ id }) => id);
}

export interface RefundChange {
  status: RefundStatus;
  amount?: number;
  cancelledBefore?: number;
  failureMessage?: string;
  /** For how long it is this process's, or nobody looks at it, in milliseconds. */
  leaseMs?: number;
}

/** Changes a refund while the lease is still held: `undefined` when another process has taken it over. */
export async function changeRefund(
  tx: Queryable,
  refund: RefundRow,
  { leaseMs, ...values }: RefundChange,
): Promise<RefundRow | undefined> {
  const from: RefundStatus[] = [values.status, ...refundStatusesBefore(values.status)];
  const [changed] = await tx
    .update(refunds)
    .set({
      ...values,
      ...(leaseMs === undefined ? {} : { leaseUntil: inMs(leaseMs) }),
      ...(values.status === "DONE" ? { doneAt: sql`now()` } : {}),
      updatedAt: sql`now()`,
    })
    .where(and(eq(refunds.id, refund.id), inArray(refunds.status, from), eq(refunds.leaseNumber, refund.leaseNumber)))
    .returning();
  return changed;
}

/** Takes a foreign cancel off a refund that is not sent, or whose sending can no longer arrive. */
export async function shrinkRefund(tx: Queryable, id: string, amount: number): Promise<void> {
  await tx
    .update(refunds)
    .set({ amount, updatedAt: sql`now()` })
    .where(and(eq(refunds.id, id), UNSETTLED));
}

/** What a message about a refund says before and after its money. */
export type Around = readonly [before: string, after: string];

/** Deletes the message that money is on its way, unless it is being sent; answers what it would have said beside the money. */
export async function withdrawNotice(tx: Queryable, key: string): Promise<Around | null> {
  const [taken] = await tx.execute<{ around: [string, string] | null }>(
    sql`${withdrawJob("notice.send", key)} returning data -> 'around' as around`,
  );
  return taken?.around ?? null;
}
