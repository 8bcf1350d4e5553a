import { and, eq, gte, isNotNull, lt, sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import { paymentNumber } from "../../../../db/payment-number.ts";
import { orders, refunds, users } from "../../../../db/schema/index.ts";
import type { PageEnd } from "../../../../lib/requests/to-page.ts";

interface ExportPage {
  start: Date;
  end: Date;
  after: PageEnd | null;
  size: number;
}

/** The payments of the time, the earliest first; one more than a page. */
export async function findPaidOrders(db: Queryable, { start, end, after, size }: ExportPage) {
  const behind = after && sql`(${orders.paidAt}, ${orders.id}) > (${after.at.toISOString()}, ${after.id}::uuid)`;
  const rows = await db
    .select({
      id: orders.id,
      at: orders.paidAt,
      merchantUid: orders.merchantUid,
      paymentId: orders.paymentId,
      orderName: orders.orderName,
      buyerName: users.name,
      studentName: orders.studentName,
      paymentMethod: orders.paymentMethod,
      cardQuota: orders.cardQuota,
      amount: orders.amount,
      refundedAmount: orders.refundedAmount,
      status: orders.status,
      periodNumber: paymentNumber,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(isNotNull(orders.paidAt), gte(orders.paidAt, start), lt(orders.paidAt, end), behind ?? undefined))
    .orderBy(orders.paidAt, orders.id)
    .limit(size + 1);
  return rows.flatMap(({ at, ...row }) => (at ? [{ ...row, at }] : []));
}

/** The refunds that were done in the time, the earliest first; one more than a page. */
export async function findDoneRefunds(db: Queryable, { start, end, after, size }: ExportPage) {
  const behind = after && sql`(${refunds.doneAt}, ${refunds.id}) > (${after.at.toISOString()}, ${after.id}::uuid)`;
  const rows = await db
    .select({
      id: refunds.id,
      at: refunds.doneAt,
      merchantUid: orders.merchantUid,
      paymentId: orders.paymentId,
      orderName: orders.orderName,
      buyerName: users.name,
      requestedBy: refunds.requestedBy,
      amount: refunds.amount,
      reason: refunds.reason,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        eq(refunds.status, "DONE"),
        isNotNull(refunds.doneAt),
        gte(refunds.doneAt, start),
        lt(refunds.doneAt, end),
        behind ?? undefined,
      ),
    )
    .orderBy(refunds.doneAt, refunds.id)
    .limit(size + 1);
  return rows.flatMap(({ at, ...row }) => (at ? [{ ...row, at }] : []));
}
