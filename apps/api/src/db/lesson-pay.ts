import { lessonPay } from "@pkg/domain";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "./client.ts";
import { productOfMatch } from "./courses-of-match.ts";
import { lessonLogs, lessons, matches, orderItems, payoutLessons } from "./schema/index.ts";

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

/** What the pay of a class's lessons depends on beside themselves. */
export interface PayFacts {
  /** Whether a refund of an order of the class is under way. */
  readonly isRefunding: boolean;
  /** The lessons that a payout has. */
  readonly paidIds: readonly string[];
}

export async function findPayFacts(db: Queryable, matchId: string): Promise<PayFacts> {
  const [facts] = await db.execute<{ isRefunding: boolean; paidIds: string[] }>(sql`
    select exists (
        select from refunds r join order_items i on i.order_id = r.order_id join matches m on m.id = ${matchId}
        where r.status in ('REQUESTED', 'SENDING', 'UNKNOWN') and (i.id = m.order_item_id or i.match_id = m.id)) as "isRefunding",
      array(select p.lesson_id from payout_lessons p join lessons l on l.id = p.lesson_id
        where l.match_id = ${matchId} and p.payout_id is not null) as "paidIds"`);
  return facts ?? { isRefunding: false, paidIds: [] };
}

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
