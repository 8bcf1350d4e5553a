import { type KstMonth, lessonPay } from "@pkg/domain";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "./client.ts";
import { productOfMatch } from "./courses-of-match.ts";
import { lessonLogs, lessons, matches, orderItems, payoutLessons, payouts, tutors } from "./schema/index.ts";

/** What a lesson is paid by: the course that began its class, or the last one that had taken over its rest by then. */
export const productOfLesson = productOfMatch(sql`${lessons.startsAt}`);

/** In SQL, the lessons of classes of which an order's refund is under way: what they cost is not known yet. */
export const lessonsOfRefunds: SQL = sql`(
  select l.id from refunds r join order_items i on i.order_id = r.order_id
    join matches m on m.order_item_id = i.id join lessons l on l.match_id = m.id
    where r.status in ('REQUESTED', 'SENDING', 'UNKNOWN')
  union select l.id from refunds r join order_items i on i.order_id = r.order_id join lessons l on l.match_id = i.match_id
    where r.status in ('REQUESTED', 'SENDING', 'UNKNOWN'))`;

/** In SQL, the lessons whose pay waits: their dispute is open, or such a refund is under way. */
export const heldLessons: SQL = sql`(
  select lesson_id from lesson_disputes where decided_at is null union ${lessonsOfRefunds})`;

/** What the pay of the lessons depends on, beside themselves, that an account teaches in a class; by the lesson. */
export async function findPayFacts(db: Queryable, userId: string, matchId: string) {
  const rows = await db
    .select({
      id: lessons.id,
      product: productOfLesson,
      loggedAt: lessonLogs.createdAt,
      keptAmount: payoutLessons.amount,
      /** The month that it was paid with; null for one that is not paid. */
      paidWith: payouts.month,
      /** When it was sent; null before. */
      paidAt: payouts.paidAt,
      /** The last month that was run; null before the first. */
      lastRun: sql<KstMonth | null>`(select max(month) from payout_runs)`,
      isRefunding: sql<boolean>`${lessons.id} in ${lessonsOfRefunds}`,
    })
    .from(lessons)
    .innerJoin(matches, eq(matches.id, lessons.matchId))
    .innerJoin(orderItems, eq(orderItems.id, matches.orderItemId))
    .innerJoin(tutors, eq(tutors.id, lessons.tutorId))
    .leftJoin(lessonLogs, eq(lessonLogs.lessonId, lessons.id))
    .leftJoin(payoutLessons, eq(payoutLessons.lessonId, lessons.id))
    .leftJoin(payouts, eq(payouts.id, payoutLessons.payoutId))
    .where(and(eq(lessons.matchId, matchId), eq(tutors.userId, userId)));
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

export type PayFacts = Awaited<ReturnType<typeof findPayFacts>> extends Map<string, infer Facts> ? Facts : never;

/**
 * Keeps what a lesson pays its tutor, as it stands now. Called in the transaction of each change of its status, its
 * log and its dispute. The amount stays what it was when the lesson was settled, and what was paid stays as it is.
 */
export async function settleLessonPay(tx: Queryable, lessonId: string): Promise<void> {
  const [lesson] = await tx
    .select({
      tutorId: lessons.tutorId,
      status: lessons.status,
      settledAs: lessons.settledAs,
      settledBy: lessons.settledBy,
      settledAt: lessons.settledAt,
      startsAt: lessons.startsAt,
      endsAt: lessons.endsAt,
      dispute: lessons.dispute,
      loggedAt: lessonLogs.createdAt,
      product: productOfLesson,
    })
    .from(lessons)
    .innerJoin(matches, eq(matches.id, lessons.matchId))
    .innerJoin(orderItems, eq(orderItems.id, matches.orderItemId))
    .leftJoin(lessonLogs, eq(lessonLogs.lessonId, lessons.id))
    .where(eq(lessons.id, lessonId));
  const pay = lesson ? lessonPay(lesson, lesson.product) : null;
  const isOpen = isNull(payoutLessons.payoutId);
  if (!lesson || pay === null) {
    await tx.delete(payoutLessons).where(and(eq(payoutLessons.lessonId, lessonId), isOpen));
    return;
  }
  const { month, amount, dueFrom } = pay;
  await tx
    .insert(payoutLessons)
    .values({ lessonId, tutorId: lesson.tutorId, month, amount, dueFrom })
    .onConflictDoUpdate({ target: payoutLessons.lessonId, set: { month, dueFrom }, setWhere: isOpen });
}
