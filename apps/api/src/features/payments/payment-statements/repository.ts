import { and, eq, gt, gte, inArray, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../../../db/client.ts";
import { paymentNumber } from "../../../db/payment-number.ts";
import { orders, refunds, users } from "../../../db/schema/index.ts";

/** Whose money; `studentId` null for all students of the account. */
export interface StatementOwner {
  userId: string;
  studentId: string | null;
}

interface Range {
  from: Date;
  /** Exclusive. */
  until: Date;
}

/** An order of these was paid, whatever came back of it. */
const PAID = ["PAID", "PART_REFUNDED", "REFUNDED"] as const;

const paidBy = ({ userId, studentId }: StatementOwner): SQL | undefined =>
  and(
    eq(orders.userId, userId),
    studentId === null ? undefined : eq(orders.studentId, studentId),
    inArray(orders.status, [...PAID]),
  );
const within = (column: PgColumn, { from, until }: Range) => and(gte(column, from), lt(column, until));

const ofOrder = {
  merchantUid: orders.merchantUid,
  orderName: orders.orderName,
  periodNumber: paymentNumber,
  studentId: orders.studentId,
  studentName: orders.studentName,
  paymentMethod: orders.paymentMethod,
  cardName: orders.cardName,
  cardNumber: orders.cardNumber,
};

/** What was paid in the range; orders that cost nothing are none. */
export async function findPayments(db: Queryable, owner: StatementOwner, range: Range) {
  return db
    .select({ at: sql<Date>`${orders.paidAt}`.mapWith(orders.paidAt), amount: orders.amount, ...ofOrder })
    .from(orders)
    .where(and(paidBy(owner), gt(orders.amount, 0), within(orders.paidAt, range)))
    .orderBy(orders.paidAt, orders.id);
}

const isBack = and(eq(refunds.status, "DONE"), gt(refunds.amount, 0), isNotNull(refunds.doneAt));

/** What came back in the range. */
export async function findRefunds(db: Queryable, owner: StatementOwner, range: Range) {
  return db
    .select({
      id: refunds.id,
      at: sql<Date>`${refunds.doneAt}`.mapWith(refunds.doneAt),
      amount: refunds.amount,
      ...ofOrder,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(paidBy(owner), isBack, within(refunds.doneAt, range)))
    .orderBy(refunds.doneAt, refunds.id);
}

const yearOf = (column: PgColumn) => sql<number>`extract(year from ${column} at time zone 'Asia/Seoul')::int`;

/** The years in Korea in which the account paid something or got something back. */
export async function findYears(db: Queryable, owner: StatementOwner): Promise<number[]> {
  const rows = await db
    .select({ year: yearOf(orders.paidAt) })
    .from(orders)
    .where(and(paidBy(owner), gt(orders.amount, 0), isNotNull(orders.paidAt)))
    .union(
      db
        .select({ year: yearOf(refunds.doneAt) })
        .from(refunds)
        .innerJoin(orders, eq(orders.id, refunds.orderId))
        .where(and(paidBy(owner), isBack)),
    );
  return rows.map(({ year }) => year);
}

export async function findBuyerName(db: Queryable, userId: string): Promise<string> {
  const [buyer] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return buyer?.name ?? "";
}
