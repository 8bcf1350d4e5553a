import type { OrderStatus, RefundStatus } from "@pkg/domain";
import { and, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { begins } from "../../../db/begins.ts";
import type { Queryable } from "../../../db/client.ts";
import { orderItems, orderSchedulePeriods, orderSchedules, orders, refunds, users } from "../../../db/schema/index.ts";
import type { DayRange } from "../../../lib/requests/to-day-range.ts";
import type { PageEnd } from "../../../lib/requests/to-page.ts";

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
export async function findMoneyOrders(db: Queryable, filter: OrderFilter) {
  const { search, size } = filter;
  const wanted =
    search === undefined ? narrowed(OF_ORDERS, filter) : inArray(orders.id, await findMeant(db, search, filter));
  return db
    .select(orderFacts)
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(wanted)
    .orderBy(...inOrder(OF_ORDERS))
    .limit(size + PLUS_ONE);
}

/** What a list of orders is narrowed and sorted by. */
interface Sorted {
  readonly status: SQL;
  readonly at: SQL;
  readonly id: SQL;
}
const OF_ORDERS: Sorted = { status: sql`${orders.status}`, at: sql`${orders.createdAt}`, id: sql`${orders.id}` };
const OF_MEANT: Sorted = { status: sql`o.status`, at: sql`o.created_at`, id: sql`o.id` };

const uncertain = ({ status }: Sorted) => sql`(${status} = 'UNKNOWN')`;
const inOrder = (by: Sorted) => [sql`${uncertain(by)} desc`, sql`${by.at} desc`, sql`${by.id} desc`];

function narrowed(by: Sorted, { status, range, after }: Omit<OrderFilter, "search" | "size">): SQL {
  const conditions = [
    ...(status ? [sql`${by.status} = ${status}`] : []),
    ...(range.start ? [sql`${by.at} >= ${range.start.toISOString()}`] : []),
    ...(range.end ? [sql`${by.at} < ${range.end.toISOString()}`] : []),
    behind(uncertain(by), by.at, by.id, after),
  ].filter((one) => one !== undefined);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/**
 * The orders of a page that a text means. Each branch reads an index of its own that has all that orders are sorted by, since
 * thousands of orders may be of one name: only those of the page are read themselves.
 */
async function findMeant(db: Queryable, search: string, filter: OrderFilter): Promise<string[]> {
  const phone = search.replace(/\D/g, "");
  const facts = sql`o.id, o.status, o.created_at`;
  const branches = [
    sql`select ${facts} from orders o where merchant_uid = ${search.toUpperCase()}`,
    sql`select ${facts} from orders o where ${begins(sql`o.student_name`, search)}`,
    sql`select ${facts} from users u join orders o on o.user_id = u.id where ${begins(sql`u.name`, search)}`,
  ];
  if (/^\d{9,11}$/.test(phone)) {
    branches.push(
      sql`select ${facts} from orders o where student_phone_number = ${phone}`,
      sql`select ${facts} from users u join orders o on o.user_id = u.id where u.phone_number = ${phone}`,
    );
  }
  const found = await db.execute<{ id: string }>(sql`
    select o.id from (${sql.join(branches, sql` union `)}) o
    where ${narrowed(OF_MEANT, filter)} order by ${sql.join(inOrder(OF_MEANT), sql`, `)} limit ${filter.size + PLUS_ONE}`);
  return found.map(({ id }) => id);
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
export async function findFailingPeriods(
  db: Queryable,
  { status, after, size }: { status: "RETRYING" | "PAUSED" | undefined; after: PageEnd | null; size: number },
) {
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
        status ? eq(orderSchedulePeriods.status, status) : undefined,
        after ? sql`(${dueOn}, ${id}) < (${after.at.toISOString().slice(0, 10)}::date, ${after.id}::uuid)` : undefined,
      ),
    )
    .orderBy(sql`${dueOn} desc`, sql`${id} desc`)
    .limit(size + PLUS_ONE);
}
