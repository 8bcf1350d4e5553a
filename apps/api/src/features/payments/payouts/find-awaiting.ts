import { type KstMonth, lastPayMonth, nextPayDay, payoutOf } from "@pkg/domain";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { heldLessons } from "../../../db/lesson-pay.ts";
import type { PayoutAccountWire } from "./schemas.ts";

interface WaitingRow extends Record<string, unknown> {
  tutorId: number;
  userId: string | null;
  months: KstMonth[];
  lessons: number;
  gross: number;
  /** Null before a run: it taxes all that is due at once. */
  net: number | null;
}

/**
 * What past pay days could not send for want of an account, by tutor, whether its month was run or not.
 * @param tutorId one tutor; all of them when it is left out
 */
export async function findAwaiting(db: Queryable, at: Date, tutorId?: number) {
  const month = lastPayMonth(at);
  const mine = tutorId === undefined ? sql`true` : sql`tutor_id = ${tutorId}`;
  const rows = await db.execute<WaitingRow>(sql`
    select w.tutor_id as "tutorId", t.user_id as "userId", w.months, w.lessons, w.gross, w.net from (
      select tutor_id, array_agg(distinct month) as months, count(*)::int as lessons, sum(amount)::float8 as gross,
        null::int as net
      from payout_lessons
      where payout_id is null and month <= ${month} and due_from < ${at.toISOString()} and lesson_id not in ${heldLessons} and ${mine}
      group by tutor_id
      union all
      select tutor_id, array[month], (select count(*)::int from payout_lessons l where l.payout_id = p.id), gross, net
      from payouts p where status = 'READY' and month <= ${month} and ${mine}) w
    join tutors t on t.id = w.tutor_id
    where not exists (select from payout_accounts a where a.tutor_id = w.tutor_id)
    order by w.tutor_id`);
  return [...Map.groupBy(rows, (row) => row.tutorId).values()].map((own) => ({
    userId: own[0]?.userId ?? null,
    pay: sumOf(own, at),
  }));
}

function sumOf(rows: readonly WaitingRow[], at: Date): NonNullable<PayoutAccountWire["awaiting"]> {
  return {
    months: [...new Set(rows.flatMap(({ months }) => months))].sort(),
    lessons: rows.reduce((sum, { lessons }) => sum + lessons, 0),
    net: rows.reduce((sum, { gross, net }) => sum + (net ?? payoutOf([{ amount: gross }]).net), 0),
    payDay: nextPayDay(at),
  };
}
