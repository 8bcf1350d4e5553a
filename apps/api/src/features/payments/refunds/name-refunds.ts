import { type RefundLine, subjectName } from "@pkg/domain";
import { eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { orderItems, orders, refunds, subjectDetails, subjects } from "../../../db/schema/index.ts";

/** What was given back: the refunded courses of an order with several; else the order's own name. */
export async function nameRefunds(db: Queryable, ids: readonly string[]): Promise<(refundId: string) => string> {
  if (ids.length === 0) return () => "";
  const rows = await db
    .select({
      id: refunds.id,
      lines: refunds.lines,
      orderName: orders.orderName,
      courses: sql<number>`(select count(*) from order_items i where i.order_id = ${orders.id})::int`,
      subjectLabel: subjects.label,
      subjectDetailLabel: subjectDetails.label,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(orderItems, eq(orderItems.id, refunds.orderItemId))
    .leftJoin(subjects, eq(subjects.key, orderItems.subjectKey))
    .leftJoin(subjectDetails, eq(subjectDetails.key, orderItems.subjectDetailKey))
    .where(inArray(refunds.id, [...ids]));
  const names = new Map(
    rows.map(({ id, lines, orderName, courses, subjectLabel, subjectDetailLabel }) => {
      if (courses < 2) return [id, orderName];
      if (subjectLabel !== null && subjectDetailLabel !== null) {
        return [id, subjectName({ subjectLabel, subjectDetailLabel })];
      }
      return [id, coursesOf(lines) || orderName];
    }),
  );
  return (refundId) => names.get(refundId) ?? "";
}

/** Several that are given up together have a line each: "수학 중2-2 환불". */
const coursesOf = (lines: readonly RefundLine[]): string =>
  lines.flatMap(({ label }) => (label.endsWith(REFUNDED) ? [label.slice(0, -REFUNDED.length)] : [])).join("·");

const REFUNDED = " 환불";
