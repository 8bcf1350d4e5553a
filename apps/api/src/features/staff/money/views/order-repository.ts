import { and, asc, desc, eq, inArray, ne, or } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import {
  auditLogs,
  orderItems,
  orderSchedulePeriods,
  orderSchedules,
  orders,
  refunds,
  subjectDetails,
  subjects,
  users,
} from "../../../../db/schema/index.ts";
import { orderFacts, periodFacts, refundFacts } from "../repository.ts";

const MOST_ACTS = 100;

/** Looking at an order is recorded under this name, and is no part of its history. */
export const VIEWED = "order.viewed";

export async function findMoneyOrder(db: Queryable, merchantUid: string) {
  const [row] = await db
    .select({
      ...orderFacts,
      paymentId: orders.paymentId,
      cardName: orders.cardName,
      cardNumber: orders.cardNumber,
      cardQuota: orders.cardQuota,
      receiptUrl: orders.receiptUrl,
      failureCode: orders.failureCode,
      benefitName: orders.benefitName,
      buyerId: users.id,
      buyerEmail: users.email,
      buyerPhoneNumber: users.phoneNumber,
      studentPhoneNumber: orders.studentPhoneNumber,
      guardianName: orders.guardianName,
      ledger: orders.ledger,
      schedulePeriodId: orders.schedulePeriodId,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.merchantUid, merchantUid));
  return row;
}

export async function findItems(db: Queryable, orderId: string) {
  return db
    .select({
      id: orderItems.id,
      subjectLabel: subjects.label,
      subjectDetailLabel: subjectDetails.label,
      keptCount: orderItems.keptCount,
    })
    .from(orderItems)
    .innerJoin(subjects, eq(subjects.key, orderItems.subjectKey))
    .innerJoin(subjectDetails, eq(subjectDetails.key, orderItems.subjectDetailKey))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position));
}

/** All refunds of an order, the earliest first. */
export async function findRefunds(db: Queryable, orderId: string) {
  return db
    .select({ ...refundFacts, orderItemId: refunds.orderItemId, rule: refunds.rule, lines: refunds.lines })
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
}

/** The renewals of an order's courses, and the one that the order itself pays; the latest first. */
export async function findPeriods(db: Queryable, itemIds: string[], ownPeriodId: string | null) {
  return db
    .select({ ...periodFacts, orderItemId: orderSchedules.orderItemId, nextDate: orderSchedules.nextDate })
    .from(orderSchedulePeriods)
    .innerJoin(orderSchedules, eq(orderSchedules.id, orderSchedulePeriods.scheduleId))
    .where(
      or(
        inArray(orderSchedules.orderItemId, itemIds),
        ownPeriodId ? eq(orderSchedulePeriods.id, ownPeriodId) : undefined,
      ),
    )
    .orderBy(desc(orderSchedulePeriods.dueOn), desc(orderSchedulePeriods.number));
}

/** What was done about any of these things, the latest first. */
export async function findActs(db: Queryable, targetIds: string[]) {
  const rows = await db
    .select({
      id: auditLogs.id,
      action: auditLogs.action,
      actorName: users.name,
      detail: auditLogs.detail,
      at: auditLogs.at,
    })
    .from(auditLogs)
    .leftJoin(users, eq(users.id, auditLogs.actorId))
    .where(and(inArray(auditLogs.targetId, targetIds), ne(auditLogs.action, VIEWED)))
    .orderBy(desc(auditLogs.id))
    .limit(MOST_ACTS);
  return rows.map(({ detail, ...act }) => ({ ...act, reason: detail?.reason ?? null }));
}
