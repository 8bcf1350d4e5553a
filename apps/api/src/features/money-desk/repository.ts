import type { OrderStatus, RefundStatus } from "@pkg/domain";
import { and, eq, gte, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { orderItems, orderSchedulePeriods, orderSchedules, orders, refunds, users } from "../../db/schema/index.ts";
import type { DayRange } from "./to-day-range.ts";
import type { PageEnd } from "./to-page.ts";

/** Rows of a page, and one more when there is a next one. */
const PLUS_ONE = 1;

export const orderFacts = {
  id: orders.id,
  merchantUid: orders.merchantUid,
  orderName: orders.orderName,
  status: orders.status,
  amount: orders.amount,
  refundedAmount: orders.refundedAmount,
  paymentMethod: orders.paymentMethod,
  buyerName: users.name,
  studentName: orders.studentName,
  isRenewal: sql<boolean>`${orders.schedulePeriodId} is not null`,
  failureMessage: orders.failureMessage,
  createdAt: orders.createdAt,
  paidAt: orders.paidAt,
};

export const periodFacts = {
  id: orderSchedulePeriods.id,
  scheduleId: orderSchedules.id,
  scheduleStatus: orderSchedules.status,
  number: orderSchedulePeriods.number,
  status: orderSchedulePeriods.status,
  amount: orderSchedulePeriods.amount,
  dueOn: orderSchedulePeriods.dueOn,
  failures: orderSchedulePeriods.failures,
  failureCode: orderSchedulePeriods.failureCode,
  failureMessage: orderSchedulePeriods.failureMessage,
  nextAttemptAt: orderSchedulePeriods.nextAttemptAt,
};

export const refundFacts = {
  id: refunds.id,
  status: refunds.status,
  requestedBy: refunds.requestedBy,
  amount: refunds.amount,
  reason: refunds.reason,
  failureMessage: refunds.failureMessage,
  createdAt: refunds.createdAt,
  doneAt: refunds.doneAt,
};

interface OrderFilter {
  status: OrderStatus | undefined;
  range: DayRange;
  search: string | undefined;
  after: PageEnd | null;
  size: number;
}

/** Orders with those whose payment is uncertain first, then the newest; one more than a page. */
export async function findMoneyOrders(db: Queryable, { status, range, search, after, size }: OrderFilter) {
  const isUncertain = sql`(${orders.status} = 'UNKNOWN')`;
  return db
    .select(orderFacts)
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        status ? eq(orders.status, status) : undefined,
        range.start ? gte(orders.createdAt, range.start) : undefined,
        range.end ? lt(orders.createdAt, range.end) : undefined,
        search ? isMeantBy(search) : undefined,
        behind(isUncertain, sql`${orders.createdAt}`, sql`${orders.id}`, after),
      ),
    )
    .orderBy(sql`${isUncertain} desc`, sql`${orders.createdAt} desc`, sql`${orders.id} desc`)
    .limit(size + PLUS_ONE);
}

/** The orders that a text means. Each branch reads an index of its own: one condition over two tables would read every order. */
function isMeantBy(search: string): SQL {
  const beginning = `${search.replace(/[\\%_]/g, "\\$&")}%`;
  const phone = search.replace(/\D/g, "");
  const branches = [
    sql`select id from orders where merchant_uid = ${search.toUpperCase()}`,
    sql`select id from orders where student_name like ${beginning}`,
    sql`select o.id from users u join orders o on o.user_id = u.id where u.name like ${beginning}`,
  ];
  if (/^\d{9,11}$/.test(phone)) {
    branches.push(
      sql`select id from orders where student_phone_number = ${phone}`,
      sql`select o.id from users u join orders o on o.user_id = u.id where u.phone_number = ${phone}`,
    );
  }
  return sql`${orders.id} in (${sql.join(branches, sql` union all `)})`;
}

/** The rows that come after the end of the page before. */
function behind(isUncertain: SQL, at: SQL, id: SQL, after: PageEnd | null): SQL | undefined {
  if (!after) return undefined;
  return sql`(${isUncertain}, ${at}, ${id}) < (${after.isUncertain}::boolean, ${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
}

/** Refunds in these states, the uncertain ones first, then the newest; one more than a page. */
export async function findMoneyRefunds(
  db: Queryable,
  { statuses, after, size }: { statuses: RefundStatus[]; after: PageEnd | null; size: number },
) {
  const isUncertain = sql`(${refunds.status} = 'UNKNOWN')`;
  return db
    .select({
      ...refundFacts,
      merchantUid: orders.merchantUid,
      orderName: orders.orderName,
      buyerName: users.name,
      studentName: orders.studentName,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(
      and(inArray(refunds.status, statuses), behind(isUncertain, sql`${refunds.createdAt}`, sql`${refunds.id}`, after)),
    )
    .orderBy(sql`${isUncertain} desc`, sql`${refunds.createdAt} desc`, sql`${refunds.id} desc`)
    .limit(size + PLUS_ONE);
}

/** A period that somebody has to look at: its charge was refused, and its schedule is not ended. */
export const isFailing = and(
  sql`${orderSchedulePeriods.status} in ('RETRYING', 'PAUSED')`,
  ne(orderSchedules.status, "STOPPED"),
);

/** Renewals whose charge was refused, the latest first; one more than a page. */
export async function findFailingPeriods(db: Queryable, { after, size }: { after: PageEnd | null; size: number }) {
  const { dueOn, id } = orderSchedulePeriods;
  return db
    .select({
      ...periodFacts,
      merchantUid: orders.merchantUid,
      orderName: orders.orderName,
      buyerName: users.name,
      studentName: orders.studentName,
    })
    .from(orderSchedulePeriods)
    .innerJoin(orderSchedules, eq(orderSchedules.id, orderSchedulePeriods.scheduleId))
    .innerJoin(orderItems, eq(orderItems.id, orderSchedules.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(users, eq(users.id, orderSchedules.userId))
    .where(
      and(
        isFailing,
        after ? sql`(${dueOn}, ${id}) < (${after.at.toISOString().slice(0, 10)}::date, ${after.id}::uuid)` : undefined,
      ),
    )
    .orderBy(sql`${dueOn} desc`, sql`${id} desc`)
    .limit(size + PLUS_ONE);
}
