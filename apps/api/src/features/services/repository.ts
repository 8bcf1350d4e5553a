import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { applicants, orderItems, orders, subjectDetails, subjects } from "../../db/schema/index.ts";

const expiresAt = sql<string>`coalesce(${orders.paidAt}, ${orders.createdAt})
  + make_interval(months => (${orderItems.product} ->> 'expiryMonths')::int)`;

/** The paid courses of an account, the newest first. */
export async function findServices(db: Queryable, userId: string, studentId: string | null) {
  return db
    .select({
      id: orderItems.id,
      merchantUid: orders.merchantUid,
      product: orderItems.product,
      subjectLabel: subjects.label,
      subjectDetailLabel: subjectDetails.label,
      studentName: orders.studentName,
      startedAt: sql<string>`coalesce(${orders.paidAt}, ${orders.createdAt})`,
      expiresAt,
      isRunning: sql<boolean>`${expiresAt} > now()`,
      tabletType: orders.tabletType,
      wishesSentAt: applicants.completedAt,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(subjects, eq(subjects.key, orderItems.subjectKey))
    .innerJoin(subjectDetails, eq(subjectDetails.key, orderItems.subjectDetailKey))
    .leftJoin(applicants, eq(applicants.merchantUid, orders.merchantUid))
    .where(
      and(
        eq(orders.userId, userId),
        inArray(orders.status, ["PAID", "PART_REFUNDED"]),
        studentId === null ? undefined : eq(orders.studentId, studentId),
      ),
    )
    .orderBy(desc(orders.createdAt), orderItems.position);
}
