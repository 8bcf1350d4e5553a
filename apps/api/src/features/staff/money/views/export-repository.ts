import { and, asc, count, eq, gte, isNotNull, lt, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../../../../db/client.ts";
import { paymentNumber } from "../../../../db/payment-number.ts";
import { orders, payouts, refunds, tutors, users } from "../../../../db/schema/index.ts";
import { type SortedList, sortedPage } from "../../../../lib/requests/sorted-page.ts";

interface ExportPage {
  start: Date;
  end: Date;
  cursor: string | undefined;
  size: number;
}

const OF_ORDERS: SortedList<"at"> = {
  keys: { at: { by: sql`${orders.paidAt}`, type: "timestamptz" } },
  id: { by: sql`${orders.id}`, type: "uuid" },
};
const OF_REFUNDS: SortedList<"at"> = {
  keys: { at: { by: sql`${refunds.doneAt}`, type: "timestamptz" } },
  id: { by: sql`${refunds.id}`, type: "uuid" },
};

/** The payments of the time, the earliest first; one more than a page. */
export async function findPaidOrders(db: Queryable, { start, end, cursor, size }: ExportPage) {
  const page = sortedPage(OF_ORDERS, { sort: "at", dir: "asc", cursor, size });
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
      sortValue: page.value,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(isNotNull(orders.paidAt), gte(orders.paidAt, start), lt(orders.paidAt, end), page.after ?? undefined))
    .orderBy(...page.order)
    .limit(page.limit);
  return rows.flatMap(({ at, ...row }) => (at ? [{ ...row, at }] : []));
}

/** The refunds that were done in the time, the earliest first; one more than a page. */
export async function findDoneRefunds(db: Queryable, { start, end, cursor, size }: ExportPage) {
  const page = sortedPage(OF_REFUNDS, { sort: "at", dir: "asc", cursor, size });
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
      sortValue: page.value,
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
        page.after ?? undefined,
      ),
    )
    .orderBy(...page.order)
    .limit(page.limit);
  return rows.flatMap(({ at, ...row }) => (at ? [{ ...row, at }] : []));
}

/** What tutors were paid in the time and the tax that was withheld of it, summed by tutor. */
export async function findPaidTutors(db: Queryable, { start, end }: Pick<ExportPage, "start" | "end">) {
  const sum = (column: AnyPgColumn) => sql<number>`sum(${column})`.mapWith(Number);
  return db
    .select({
      tutorId: tutors.id,
      name: tutors.name,
      phoneNumber: tutors.phoneNumber,
      payouts: count(),
      gross: sum(payouts.gross),
      incomeTax: sum(payouts.incomeTax),
      localTax: sum(payouts.localTax),
      net: sum(payouts.net),
    })
    .from(payouts)
    .innerJoin(tutors, eq(tutors.id, payouts.tutorId))
    .where(and(eq(payouts.status, "PAID"), gte(payouts.paidAt, start), lt(payouts.paidAt, end)))
    .groupBy(tutors.id)
    .orderBy(asc(tutors.id));
}
