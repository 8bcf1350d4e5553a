import { type KstDate, toKstDate } from "@pkg/domain";
import { sql } from "drizzle-orm";
import type { Queryable } from "./client.ts";

/** A class without lessons waits at most this long for the next charge, a left-out month among it. */
const REACH_DAYS = 62;

/** The day of the charge that a course goes on with: never in the past; null when none comes within reach. */
export async function findComingCharge(db: Queryable, orderItemId: string, now: Date): Promise<KstDate | null> {
  const today = toKstDate(now);
  const [row] = await db.execute<{ day: string }>(sql`
    select greatest(s.next_date, ${today}::date)::text as day from order_schedules s
    where s.order_item_id = ${orderItemId} and s.next_date <= ${today}::date + ${REACH_DAYS}::int
      and (s.status = 'ACTIVE' or exists (select from order_schedule_periods o
        where o.schedule_id = s.id and o.status = 'CHARGING'))`);
  return row?.day ?? null;
}
