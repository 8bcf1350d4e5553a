import type { OrderStatus, RefundStatus } from "@pkg/domain";
import { and, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { nameBegins } from "../../../db/begins.ts";
import type { Queryable } from "../../../db/client.ts";
import { orderItems, orderSchedulePeriods, orderSchedules, orders, refunds, users } from "../../../db/schema/index.ts";
import { type SortedList, sortedPage } from "../../../lib/requests/sorted-page.ts";
import type { DayRange } from "../../../lib/requests/to-day-range.ts";

/** Rows of one page of the money desk. */
export const PAGE_SIZE = 30;

/** The newest first. */
const pageOf = (list: SortedList<"at">, cursor: string | undefined) =>
  sortedPage(list, { sort: "at", dir: "desc", cursor, size: PAGE_SIZE });

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
  cursor: string | undefined;
}

/** Orders with those whose payment is uncertain first, then the newest; one more than a page. */
export async function findMoneyOrders(db: Queryable, filter: OrderFilter) {
  const { search } = filter;
  const page = pageOf(sortedBy(OF_ORDERS), filter.cursor);
  const wanted =
    search === undefined ? narrowed(OF_ORDERS, filter) : inArray(orders.id, await findMeant(db, search, filter));
  return db
    .select({ ...orderFacts, buyerId: users.id, sortValue: page.value })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(wanted)
    .orderBy(...page.order)
    .limit(page.limit);
}

/** What a list of orders is narrowed and sorted by. */
interface Sorted {
  readonly status: SQL;
  readonly at: SQL;
  readonly id: SQL;
}
const OF_ORDERS: Sorted = { status: sql`${orders.status}`, at: sql`${orders.createdAt}`, id: sql`${orders.id}` };
const OF_MEANT: Sorted = { status: sql`o.status`, at: sql`o.created_at`, id: sql`o.id` };

/** Those whose money is uncertain stand first. */
const sortedBy = ({ status, at, id }: Sorted): SortedList<"at"> => ({
  first: sql`(${status} = 'UNKNOWN')`,
  keys: { at: { by: at, type: "timestamptz" } },
  id: { by: id, type: "uuid" },
});

function narrowed(by: Sorted, { status, range, cursor }: Omit<OrderFilter, "search">): SQL {
  const { after } = pageOf(sortedBy(by), cursor);
  const conditions = [
    ...(status ? [sql`${by.status} = ${status}`] : []),
    ...(range.start ? [sql`${by.at} >= ${range.start.toISOString()}`] : []),
    ...(range.end ? [sql`${by.at} < ${range.end.toISOString()}`] : []),
    ...(after ? [after] : []),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/**
 * The orders of a page that a text means. Each branch reads an index of its own that has all that orders are sorted by, since
 * thousands of orders may be of one name: only those of the page are read themselves.
 */
async function findMeant(db: Queryable, search: string, filter: OrderFilter): Promise<string[]> {
  const phone = search.replace(/\D/g, "");
  const facts = sql`o.id, o.status, o.created_at`;
  const page = pageOf(sortedBy(OF_MEANT), filter.cursor);
  const branches = [
    sql`select ${facts} from orders o where merchant_uid = ${search.toUpperCase()}`,
    sql`select ${facts} from orders o where ${nameBegins(sql`o.student_name`, search)}`,
    sql`select ${facts} from users u join orders o on o.user_id = u.id where ${nameBegins(sql`u.name`, search)}`,
  ];
  if (/^\d{9,11}$/.test(phone)) {
    branches.push(
      sql`select ${facts} from orders o where student_phone_number = ${phone}`,
      sql`select ${facts} from users u join orders o on o.user_id = u.id where u.phone_number = ${phone}`,
    );
  }
  const found = await db.execute<{ id: string }>(sql`
    select o.id from (${sql.join(branches, sql` union `)}) o
    where ${narrowed(OF_MEANT, filter)} order by ${sql.join(page.order, sql`, `)} limit ${page.limit}`);
  return found.map(({ id }) => id);
}

const OF_REFUNDS: Sorted = { status: sql`${refunds.status}`, at: sql`${refunds.createdAt}`, id: sql`${refunds.id}` };

/** Refunds in these states, the uncertain ones first, then the newest; one more than a page. */
export async function findMoneyRefunds(
  db: Queryable,
  { statuses, cursor }: { statuses: RefundStatus[]; cursor: string | undefined },
) {
  const page = pageOf(sortedBy(OF_REFUNDS), cursor);
  return db
    .select({
      ...refundFacts,
      merchantUid: orders.merchantUid,
      orderName: orders.orderName,
      buyerId: users.id,
      buyerName: users.name,
      studentName: orders.studentName,
      sortValue: page.value,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(inArray(refunds.status, statuses), page.after ?? undefined))
    .orderBy(...page.order)
    .limit(page.limit);
}

/** A period that somebody has to look at: its charge was refused, and its schedule is not ended. */
export const isFailing = and(
  sql`${orderSchedulePeriods.status} in ('RETRYING', 'PAUSED')`,
  ne(orderSchedules.status, "STOPPED"),
);

const OF_PERIODS: SortedList<"at"> = {
  keys: { at: { by: sql`${orderSchedulePeriods.dueOn}`, type: "date" } },
  id: { by: sql`${orderSchedulePeriods.id}`, type: "uuid" },
};

/** Renewals whose charge was refused, the latest first; one more than a page. */
export async function findFailingPeriods(
  db: Queryable,
  { status, cursor }: { status: "RETRYING" | "PAUSED" | undefined; cursor: string | undefined },
) {
  const page = pageOf(OF_PERIODS, cursor);
  return db
    .select({
      ...periodFacts,
      merchantUid: orders.merchantUid,
      orderName: orders.orderName,
      buyerId: users.id,
      buyerName: users.name,
      studentName: orders.studentName,
      sortValue: page.value,
    })
    .from(orderSchedulePeriods)
    .innerJoin(orderSchedules, eq(orderSchedules.id, orderSchedulePeriods.scheduleId))
    .innerJoin(orderItems, eq(orderItems.id, orderSchedules.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(users, eq(users.id, orderSchedules.userId))
    .where(and(isFailing, status ? eq(orderSchedulePeriods.status, status) : undefined, page.after ?? undefined))
    .orderBy(...page.order)
    .limit(page.limit);
}
