import { type MatchStatus, RUNNING_ORDER_STATUSES } from "@pkg/domain";
import { and, asc, desc, eq, inArray, not, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { comingCharge, mayRest } from "../../../db/coming-charge.ts";
import { coursesOfMatch, currentProduct, goesOn } from "../../../db/courses-of-match.ts";
import {
  applicants,
  classPulses,
  lessonAnswers,
  lessons,
  matches,
  orderItems,
  orders,
  rematchForms,
  subjectDetails,
  subjects,
} from "../../../db/schema/index.ts";

/** Everything that was left of it moved to an order that goes on with its class. */
const isTakenOver = sql`exists (select from up_selling_transfers t where t.from_item_id = ${orderItems.id} and t.status = 'DONE')`;

/** It was given back as a whole, after lessons had been arranged: the class is among the old ones. */
const hadLessons = sql`exists (select from matches m join lessons l on l.match_id = m.id where m.order_item_id = ${orderItems.id})`;

/** The courses that a buyer has paid for, those given back among them; what goes on with a class belongs to it. */
export const paidBy = (userId: string, studentId: string | null): SQL | undefined =>
  and(
    eq(orders.userId, userId),
    or(
      inArray(orders.status, [...RUNNING_ORDER_STATUSES]),
      isTakenOver,
      and(eq(orders.status, "REFUNDED"), hadLessons),
    ),
    not(goesOn),
    studentId === null ? undefined : eq(orders.studentId, studentId),
  );

/** What the stage of paid courses depends on, the newest first. */
export async function findClassFacts(db: Queryable, where: SQL | undefined, now: Date) {
  return db
    .select({
      id: orderItems.id,
      userId: orders.userId,
      merchantUid: orders.merchantUid,
      product: currentProduct,
      subjectLabel: subjects.label,
      subjectDetailLabel: subjectDetails.label,
      studentName: orders.studentName,
      bonusType: orderItems.bonusType,
      bonusCount: orderItems.bonusCount,
      keptCount: orderItems.keptCount,
      paidAt: sql<string>`coalesce(${orders.paidAt}, ${orders.createdAt})`,
      tabletType: orders.tabletType,
      wishesSentAt: applicants.completedAt,
      courses: coursesOfMatch,
      nextPaymentOn: comingCharge(orderItems.id, now),
      mayRest: mayRest(orderItems.id),
      match: {
        id: matches.id,
        tutorId: matches.tutorId,
        matchedAt: matches.matchedAt,
        unplannedSince: matches.unplannedSince,
        updatedAt: matches.updatedAt,
        promisedOn: matches.promisedOn,
        status: sql<MatchStatus>`${matches.status}`,
        endedAt: matches.endedAt,
        restsUntil: matches.restsUntil,
        notBefore: matches.expiresNotBefore,
      },
      isRematch: sql<boolean>`exists (select from ${rematchForms} r where r.match_id = ${matches.id})`,
      isPulseAnswered: sql<boolean>`exists (select from ${classPulses} p
        where p.match_id = ${matches.id} and p.tutor_id = ${matches.tutorId})`,
      /** The day (YYYY-MM-DD, KST) of a charge that was refused and waits; null without one. */
      refusedOn: sql<string | null>`(select min(p.due_on)::text from order_schedules s
        join order_schedule_periods p on p.schedule_id = s.id
        where s.order_item_id = ${orderItems.id} and s.status <> 'STOPPED' and p.status in ('RETRYING', 'PAUSED'))`,
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
    .where(where)
    .orderBy(desc(orders.createdAt), orderItems.position);
}

export type ClassFactsRow = Awaited<ReturnType<typeof findClassFacts>>[number];

/** The lessons of several courses, of all their tutors, ascending. */
export async function findLessonsOfCourses(db: Queryable, orderItemIds: readonly string[]) {
  if (orderItemIds.length === 0) return [];
  return db
    .select({
      orderItemId: matches.orderItemId,
      startsAt: lessons.startsAt,
      endsAt: lessons.endsAt,
      dispute: lessons.dispute,
      status: lessons.status,
      settledAs: lessons.settledAs,
      tutorId: lessons.tutorId,
      /** Its family is asked whether it took place, and has not answered. */
      isAsked: sql<boolean>`${lessons.settledAs} is not distinct from 'ASKED'
        and ${lessons.dispute} is distinct from 'OPEN' and not exists (select from ${lessonAnswers} a
          where a.lesson_id = ${lessons.id} and a.side = 'BUYER')`,
    })
    .from(lessons)
    .innerJoin(matches, eq(matches.id, lessons.matchId))
    .where(inArray(matches.orderItemId, [...orderItemIds]))
    .orderBy(asc(lessons.startsAt));
}
