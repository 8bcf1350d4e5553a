import { RUNNING_ORDER_STATUSES } from "@pkg/domain";
import { and, asc, desc, eq, inArray, not, or, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { coursesOfMatch, goesOn } from "../../../db/courses-of-match.ts";
import {
  applicants,
  lessons,
  matches,
  orderItems,
  orders,
  subjectDetails,
  subjects,
} from "../../../db/schema/index.ts";

/** Everything that was left of it moved to an order that goes on with its class. */
const isTakenOver = sql`exists (select from up_selling_transfers t where t.from_item_id = ${orderItems.id} and t.status = 'DONE')`;

/** The paid courses of an account, the newest first. */
export async function findServices(db: Queryable, userId: string, studentId: string | null) {
  return db
    .select({
      id: orderItems.id,
      merchantUid: orders.merchantUid,
      product: orderItems.product,
      courses: coursesOfMatch,
      notBefore: matches.expiresNotBefore,
      subjectLabel: subjects.label,
      subjectDetailLabel: subjectDetails.label,
      studentName: orders.studentName,
      bonusType: orderItems.bonusType,
      bonusCount: orderItems.bonusCount,
      keptCount: orderItems.keptCount,
      paidAt: sql<string>`coalesce(${orders.paidAt}, ${orders.createdAt})`,
      tabletType: orders.tabletType,
      wishesSentAt: applicants.completedAt,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(subjects, eq(subjects.key, orderItems.subjectKey))
    .innerJoin(subjectDetails, eq(subjectDetails.key, orderItems.subjectDetailKey))
    .leftJoin(matches, eq(matches.orderItemId, orderItems.id))
    .leftJoin(
      applicants,
      and(eq(applicants.merchantUid, orders.merchantUid), eq(applicants.position, orderItems.position)),
    )
    .where(
      and(
        eq(orders.userId, userId),
        or(inArray(orders.status, [...RUNNING_ORDER_STATUSES]), isTakenOver),
        // What goes on with a class belongs to it.
        not(goesOn),
        studentId === null ? undefined : eq(orders.studentId, studentId),
      ),
    )
    .orderBy(desc(orders.createdAt), orderItems.position);
}

/** The lessons of several courses, of all their tutors, ascending. */
export async function findServiceLessons(db: Queryable, orderItemIds: readonly string[]) {
  if (orderItemIds.length === 0) return [];
  return db
    .select({
      orderItemId: matches.orderItemId,
      startsAt: lessons.startsAt,
      endsAt: lessons.endsAt,
      dispute: lessons.dispute,
      status: lessons.status,
      settledAs: lessons.settledAs,
    })
    .from(lessons)
    .innerJoin(matches, eq(matches.id, lessons.matchId))
    .where(inArray(matches.orderItemId, [...orderItemIds]))
    .orderBy(asc(lessons.startsAt));
}
