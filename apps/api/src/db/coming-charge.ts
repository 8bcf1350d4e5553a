import { type KstDate, toKstDate } from "@pkg/domain";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Queryable } from "./client.ts";

/** A class without lessons waits at most this long for the next charge, a left-out month among it. */
const REACH_DAYS = 62;

/**
 * In SQL, the day (YYYY-MM-DD, KST) of the charge that a course goes on with: never in the past; null when none comes
 * within reach.
 */
export const comingCharge = (orderItemId: SQLWrapper, now: Date): SQL<KstDate | null> => {
  const today = toKstDate(now);
  return sql<KstDate | null>`(select greatest(s.next_date, ${today}::date)::text from order_schedules s
    where s.order_item_id = ${orderItemId} and s.next_date <= ${today}::date + ${REACH_DAYS}::int
      and (s.status = 'ACTIVE' or exists (select from order_schedule_periods o
        where o.schedule_id = s.id and o.status = 'CHARGING')))`;
};

/** The same of one course. */
export async function findComingCharge(db: Queryable, orderItemId: string, now: Date): Promise<KstDate | null> {
  const [row] = await db.execute<{ day: KstDate | null }>(
    sql`select ${comingCharge(sql`${orderItemId}::uuid`, now)} as day`,
  );
  return row?.day ?? null;
}

/**
 * In SQL, whether a course whose lessons ran out may go on later: its renewal is off, but it was neither given up, closed
 * nor ended. A refund of a later payment alone stops the renewal, and leaves the course.
 */
export const mayRest = (orderItemId: SQLWrapper): SQL<boolean> => sql<boolean>`exists (
  select from order_schedules s join order_items i on i.id = s.order_item_id
  where s.order_item_id = ${orderItemId} and i.kept_count is null
    and (s.status <> 'STOPPED' or s.stop_reason not in ('CLOSURE', 'ENDED')))`;

/** The same of one course. */
export async function canRest(db: Queryable, orderItemId: string): Promise<boolean> {
  const [row] = await db.execute<{ may: boolean }>(sql`select ${mayRest(sql`${orderItemId}::uuid`)} as may`);
  return row?.may ?? false;
}
