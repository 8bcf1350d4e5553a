import { type LessonOutcome, type Product, payoutMonthOf, tutorPay } from "@pkg/domain";
import type { TestApp } from "./create-test-app.ts";

export interface PayRow {
  lessonId: string;
  tutorId: number;
  month: string;
  amount: number;
}

interface LessonRow {
  id: string;
  tutorId: number;
  settledAs: LessonOutcome | null;
  startsAt: string;
  endsAt: string;
  loggedAt: string | null;
  product: Product;
}

/** What all lessons pay by what they are now, read from the beginning: each with its product and its log. */
export async function readOwedPay(t: TestApp): Promise<PayRow[]> {
  // The client leaves instants as they are written.
  const rows = await t.deps.sql<LessonRow[]>`
    select l.id, l.tutor_id as "tutorId", l.settled_as as "settledAs", l.starts_at as "startsAt", l.ends_at as "endsAt",
      g.created_at as "loggedAt", coalesce((
        select i.product from order_items i join orders o on o.id = i.order_id
        where i.match_id = m.id and o.order_funnel_type = 'UP_SELLING' and o.paid_at <= l.starts_at
        order by o.paid_at desc limit 1), b.product) as product
    from lessons l join matches m on m.id = l.match_id join order_items b on b.id = m.order_item_id
    left join lesson_logs g on g.lesson_id = l.id order by l.id`;
  return rows.flatMap(({ id: lessonId, tutorId, product, settledAs, startsAt, endsAt, loggedAt }) => {
    const [starts, ends] = [new Date(startsAt), new Date(endsAt)];
    const month = payoutMonthOf({
      settledAs,
      startsAt: starts,
      endsAt: ends,
      loggedAt: loggedAt ? new Date(loggedAt) : null,
    });
    return month === null ? [] : [{ lessonId, tutorId, month, amount: tutorPay(product) }];
  });
}

/** What is kept as the pay of lessons. */
export async function readKeptPay(t: TestApp): Promise<(PayRow & { dueFrom: string; isPaid: boolean })[]> {
  return t.deps.sql`select lesson_id as "lessonId", tutor_id as "tutorId", month, amount, due_from as "dueFrom",
    payout_id is not null as "isPaid" from payout_lessons order by lesson_id`;
}
