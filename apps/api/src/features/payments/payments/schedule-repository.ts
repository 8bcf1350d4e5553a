import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { orderItems, orderSchedules, orders, products, subjectDetails, subjects } from "../../../db/schema/index.ts";

/** What a renewal's lessons are described by. */
const RENEWED = {
  name: products.name,
  minutes: products.minutes,
  totalMonths: products.totalMonths,
  totalWeeks: products.totalWeeks,
  totalCounts: products.totalCounts,
};

/** Schedules that are charged with a stored method, or would be if their buyer went on; the next charge first. */
export async function findMethodUses(db: Queryable, userId: string) {
  return db
    .select({
      id: orderSchedules.id,
      paymentMethodId: orderSchedules.paymentMethodId,
      product: RENEWED,
      studentName: orders.studentName,
      subjectLabel: subjects.label,
      subjectDetailLabel: subjectDetails.label,
      nextDate: orderSchedules.nextDate,
      isPaused: sql<boolean>`${orderSchedules.status} = 'PAUSED'`,
    })
    .from(orderSchedules)
    .innerJoin(products, eq(products.id, orderSchedules.productId))
    .innerJoin(orderItems, eq(orderItems.id, orderSchedules.orderItemId))
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(subjects, eq(subjects.key, orderItems.subjectKey))
    .innerJoin(subjectDetails, eq(subjectDetails.key, orderItems.subjectDetailKey))
    .where(
      and(
        eq(orderSchedules.userId, userId),
        ne(orders.status, "REFUNDED"),
        inArray(orderSchedules.status, ["ACTIVE", "PAUSED"]),
      ),
    )
    .orderBy(orderSchedules.status, orderSchedules.nextDate);
}

/** Charges the schedules of these methods (`from`) with another one from now on; null leaves them without any. */
export async function replaceScheduleMethod(
  tx: Queryable,
  userId: string,
  from: string[],
  to: string | null,
): Promise<void> {
  if (from.length === 0) return;
  await tx
    .update(orderSchedules)
    .set({ paymentMethodId: to, updatedAt: sql`clock_timestamp()` })
    .where(and(eq(orderSchedules.userId, userId), inArray(orderSchedules.paymentMethodId, from)));
}
