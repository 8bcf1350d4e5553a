import { type KstMonth, type PayoutAmount, payoutOf } from "@pkg/domain";
import { asc, lt, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import { heldLessons } from "../../../../db/lesson-pay.ts";
import { payoutLessons } from "../../../../db/schema/index.ts";

/**
 * What a run of the month could pay: what is settled by then and not paid, however long ago. All of it is in the open
 * index.
 */
const isDue = (month: KstMonth, at: Date): SQL =>
  sql`${payoutLessons.payoutId} is null and ${payoutLessons.month} <= ${month} and ${lt(payoutLessons.dueFrom, at)}`;

/** What one tutor would be paid, in won, with the holder of the account it would go to; null without one. */
export interface DuePay extends PayoutAmount {
  readonly tutorId: number;
  readonly tutorName: string;
  readonly holderName: string | null;
  readonly lessons: number;
}

interface DueRow extends Record<string, unknown> {
  tutor_id: number;
  tutor_name: string;
  holder_name: string | null;
  lessons: number;
  gross: number;
  held: number;
  held_gross: number;
}

/** What a run of the month would pay by tutor, and what it would hold back, in one statement. */
export async function sumDue(db: Queryable, month: KstMonth, at: Date) {
  const rows = await db.execute<DueRow>(sql`
    with held as materialized ${heldLessons}, due as (
      select ${payoutLessons.tutorId} as tutor_id, ${payoutLessons.amount} as amount,
        ${payoutLessons.lessonId} in (select lesson_id from held) as is_held
      from ${payoutLessons} where ${isDue(month, at)})
    select sums.*, t.name as tutor_name, a.holder_name from (
      select tutor_id, count(*) filter (where not is_held)::int as lessons,
        coalesce(sum(amount) filter (where not is_held), 0)::float8 as gross,
        count(*) filter (where is_held)::int as held, coalesce(sum(amount) filter (where is_held), 0)::float8 as held_gross
      from due group by tutor_id) sums
    join tutors t on t.id = sums.tutor_id left join payout_accounts a on a.tutor_id = sums.tutor_id
    order by tutor_id`);
  const payouts = rows
    .filter(({ lessons }) => lessons > 0)
    .map(({ tutor_id: tutorId, tutor_name: tutorName, holder_name: holderName, lessons, gross }): DuePay => {
      return { tutorId, tutorName, holderName, lessons, ...payoutOf([{ amount: gross }]) };
    });
  const held = {
    count: rows.reduce((sum, row) => sum + row.held, 0),
    amount: rows.reduce((sum, row) => sum + row.held_gross, 0),
  };
  return { payouts, held };
}

/** The lessons that a run of the month pays to the next so many tutors, held until the transaction ends. */
export async function lockDueLessons(
  tx: Queryable,
  { month, at }: { month: KstMonth; at: Date },
  next: { afterTutor: number; tutors: number },
) {
  const isPayable = sql`${isDue(month, at)} and ${payoutLessons.lessonId} not in ${heldLessons}`;
  return tx
    .select({ id: payoutLessons.lessonId, tutorId: payoutLessons.tutorId, amount: payoutLessons.amount })
    .from(payoutLessons)
    .where(
      sql`${isPayable} and ${payoutLessons.tutorId} in (select tutor_id from payout_lessons
        where ${isPayable} and tutor_id > ${next.afterTutor} group by tutor_id order by tutor_id limit ${next.tutors})`,
    )
    .orderBy(asc(payoutLessons.tutorId), asc(payoutLessons.lessonId))
    .for("update");
}
