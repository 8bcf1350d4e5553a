import { type AdditionalLessonType, type Product, startOfKstDate } from "@pkg/domain";
import { and, count, desc, eq, getTableColumns, gte, inArray, type SQL, sql } from "drizzle-orm";
import type { Queryable, Sql } from "../../../../db/client.ts";
import { paymentNumber, paymentNumberOf } from "../../../../db/payment-number.ts";
import { orders, type refunds, students } from "../../../../db/schema/index.ts";
import { areWishesSent, areWishesSentSql } from "../../../../db/wishes.ts";
import { isUuid } from "../../../../lib/requests/is-uuid.ts";

const summary = {
  id: orders.id,
  merchantUid: orders.merchantUid,
  orderName: orders.orderName,
  status: orders.status,
  amount: orders.amount,
  refundedAmount: orders.refundedAmount,
  movedAmount: sql<number>`(select coalesce(sum(t.amount - t.returned_amount), 0)::int from up_selling_transfers t
    where t.from_order_id = ${orders.id} and t.status = 'DONE')`,
  periodNumber: paymentNumber,
  paymentMethod: orders.paymentMethod,
  studentName: orders.studentName,
  createdAt: orders.createdAt,
  paidAt: orders.paidAt,
  applicantCompleted: areWishesSent,
};

type Status = (typeof orders.$inferSelect)["status"];

interface PageFilter {
  statuses: Status[];
  /** The order is for all of them. */
  studentIds: string[];
  /** The first day (YYYY-MM-DD, KST) that counts. */
  from: string | undefined;
  offset: number;
  limit: number;
}

/** One page of the buyer's own orders, newest first, and how many there are in all. */
export async function findOrderPage(db: Queryable, userId: string, filter: PageFilter) {
  const own: SQL | undefined = and(
    eq(orders.userId, userId),
    inArray(orders.status, filter.statuses),
    ...filter.studentIds.map((id) => eq(orders.studentId, id)),
    filter.from ? gte(orders.createdAt, startOfKstDate(filter.from)) : undefined,
  );
  const content = await db
    .select(summary)
    .from(orders)
    .where(own)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(filter.limit)
    .offset(filter.offset);
  const [total] = await db.select({ count: count() }).from(orders).where(own);
  return { content, total: total?.count ?? 0 };
}

type OrderRow = typeof orders.$inferSelect;

type Shown =
  | "id"
  | "merchantUid"
  | "orderName"
  | "status"
  | "amount"
  | "refundedAmount"
  | "paymentMethod"
  | "studentId"
  | "studentName"
  | "studentPhoneNumber"
  | "createdAt"
  | "paidAt";
type ShownToo =
  | "ledger"
  | "tabletType"
  | "cardName"
  | "cardNumber"
  | "cardQuota"
  | "discountSource"
  | "receiptUrl"
  | "postcode"
  | "address"
  | "addressDetail";

export type OrderDetailRow = Omit<Pick<OrderRow, Shown | ShownToo>, "createdAt" | "paidAt"> & {
  /** As PostgreSQL writes it: drizzle switches the client's own reading of timestamps off. */
  createdAt: string;
  paidAt: string | null;
  applicantCompleted: boolean;
  periodNumber: number | null;
  benefitCode: string | null;
  benefitName: string | null;
  items: OrderItemRow[];
  refunds: OrderRefundRow[];
  movedAmount: number;
  transfers: OrderTransferRow[];
  continuedMatchId: string | null;
};

/** Money that moved between this order and another one. */
interface OrderTransferRow {
  direction: "IN" | "OUT";
  /** Of the other order. */
  merchantUid: string;
  orderName: string;
  amount: number;
  movedCount: number;
  doneAt: string;
}

type RefundRow = typeof refunds.$inferSelect;
type OrderRefundRow = Pick<RefundRow, "id" | "status" | "amount" | "rule" | "lines" | "requestedBy" | "orderItemId"> & {
  createdAt: string;
  doneAt: string | null;
};

export interface OrderItemRow {
  id: string;
  productId: number;
  product: Product;
  subject: string;
  subjectLabel: string;
  subjectDetail: string;
  subjectDetailLabel: string;
  bonusType: AdditionalLessonType | null;
  bonusCount: number | null;
  keptCount: number | null;
  /** Null before it is arranged. */
  firstLessonAt: string | null;
  /** Until when its class goes on at least; null without a lesson that was given back. */
  notBefore: string | null;
}

/** Put together once: it is the statement that is sent most often. */
const ORDER_DETAIL = `
  select o.id, o.merchant_uid as "merchantUid", o.order_name as "orderName", o.status, o.amount,
    o.refunded_amount as "refundedAmount", o.payment_method as "paymentMethod",
    o.student_id as "studentId", o.student_name as "studentName", o.student_phone_number as "studentPhoneNumber", o.created_at as "createdAt", o.paid_at as "paidAt",
    o.ledger, o.tablet_type as "tabletType", o.card_name as "cardName", o.card_number as "cardNumber", o.card_quota as "cardQuota",
    o.receipt_url as "receiptUrl", o.postcode, o.address, o.address_detail as "addressDetail",
    ${areWishesSentSql("o")} as "applicantCompleted", b.code as "benefitCode",
    coalesce(o.benefit_name, b.name) as "benefitName", o.discount_source as "discountSource", i.items,
    ${paymentNumberOf("o.schedule_period_id")} as "periodNumber", r.refunds, t.transfers, t."movedAmount",
    case when o.order_funnel_type = 'UP_SELLING' then (select min(item.match_id::text) from order_items item where item.order_id = o.id)
      end as "continuedMatchId"
  from orders o
  left join benefits b on b.id = o.benefit_id
  cross join lateral (
    select json_agg(json_build_object('id', item.id, 'productId', item.product_id, 'product', item.product,
      'subject', item.subject_key, 'subjectLabel', coalesce((select s.label from subjects s where s.key = item.subject_key), item.subject_key),
      'subjectDetail', item.subject_detail_key, 'subjectDetailLabel', coalesce((select d.label from subject_details d where d.key = item.subject_detail_key), item.subject_detail_key),
      'bonusType', item.bonus_type,
      'bonusCount', item.bonus_count, 'keptCount', item.kept_count, 'firstLessonAt', (select min(l.starts_at) from lessons l
        join matches m on m.id = l.match_id where m.order_item_id = item.id and l.status <> 'CANCELED'),
      'notBefore', (select max(m.expires_not_before) from matches m where m.order_item_id = item.id))
      order by item.position) as items
    from order_items item
    where item.order_id = o.id
  ) i
  cross join lateral (
    select coalesce(json_agg(json_build_object('id', refund.id, 'status', refund.status, 'amount', refund.amount, 'rule', refund.rule,
      'lines', refund.lines, 'requestedBy', refund.requested_by, 'orderItemId', refund.order_item_id,
      'createdAt', refund.created_at, 'doneAt', refund.done_at) order by refund.created_at, refund.id), '[]') as refunds
    from refunds refund where refund.order_id = o.id
  ) r
  cross join lateral (
    select coalesce(json_agg(json_build_object('direction', case when moved.to_order_id = o.id then 'IN' else 'OUT' end,
      'merchantUid', other.merchant_uid, 'orderName', other.order_name, 'amount', moved.amount - moved.returned_amount,
      'movedCount', moved.moved_count, 'doneAt', moved.done_at) order by moved.done_at, moved.id), '[]') as transfers,
      coalesce(sum(moved.amount - moved.returned_amount) filter (where moved.from_order_id = o.id), 0)::int as "movedAmount"
    from up_selling_transfers moved
    join orders other on other.id = case when moved.to_order_id = o.id then moved.from_order_id else moved.to_order_id end
    where (moved.from_order_id = o.id or moved.to_order_id = o.id) and moved.status = 'DONE'
  ) t
  where o.user_id = $1 and (o.merchant_uid = $2 or o.id = $3)`;

/** One order with all that is shown of it, in one round trip; only the buyer's own. */
export async function findOrderDetail(sqlClient: Sql, userId: string, id: string): Promise<OrderDetailRow | undefined> {
  const [row] = await sqlClient.unsafe<OrderDetailRow[]>(ORDER_DETAIL, [userId, id, isUuid(id) ? id : null], {
    prepare: true,
  });
  return row;
}

const isChoosableChild = and(eq(students.isSelf, false), eq(students.isHidden, false));

/** The child of the buyer's latest order, else their first child. */
export async function findChildOfLatestOrder(db: Queryable, userId: string) {
  const [ordered] = await db
    .select({ childName: orders.studentName, childPhoneNumber: orders.studentPhoneNumber })
    .from(orders)
    .innerJoin(students, eq(students.id, orders.studentId))
    .where(and(eq(orders.userId, userId), isChoosableChild, sql`${orders.status} <> 'FAILED'`))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  if (ordered) return ordered;
  const [child] = await db
    .select({ childName: students.name, childPhoneNumber: students.phoneNumber })
    .from(students)
    .where(and(eq(students.userId, userId), isChoosableChild))
    .orderBy(students.createdAt)
    .limit(1);
  return child ?? null;
}

/** The order behind one of the buyer's keys or public numbers. */
export async function findOwnOrder(db: Queryable, userId: string, id: { key: string } | { merchantUid: string }) {
  const which = "key" in id ? eq(orders.idempotencyKey, id.key) : eq(orders.merchantUid, id.merchantUid);
  const [order] = await db
    .select({ ...getTableColumns(orders), applicantCompleted: areWishesSent })
    .from(orders)
    .where(and(eq(orders.userId, userId), which));
  return order;
}
