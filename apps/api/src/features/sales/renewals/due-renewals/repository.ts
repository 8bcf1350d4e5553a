import { type KstDate, RENEWAL_NOTICE_DAYS, renewalChargeAt } from "@pkg/domain";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";

// What there is to do at an instant. Each look is cheap and repeated; whoever does the work asks again under the lock.

/** At most this many of a kind in one go; the next go takes the rest. */
const BATCH = 200;

async function ids(db: Queryable, query: SQL): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(sql`${query} limit ${BATCH}`);
  return rows.map(({ id }) => id);
}

/** Counted products: their date follows from the lessons. */
export const findCounted = (db: Queryable) =>
  ids(
    db,
    sql`select s.id from order_schedules s join products p on p.id = s.product_id
      where s.status = 'ACTIVE' and p.total_months = 0 and not exists (${openPeriod})`,
  );

/** Schedules whose product costs more than the buyer agreed to or was told of. */
export const findDearer = (db: Queryable) =>
  ids(
    db,
    sql`select s.id from order_schedules s join products p on p.id = s.product_id
      where s.status = 'ACTIVE' and p.final_cost > s.amount and p.final_cost > coalesce(s.offered_amount, 0)`,
  );

/** Schedules whose next charge is to be announced. */
export const findUnannounced = (db: Queryable, today: KstDate) =>
  ids(
    db,
    sql`select s.id from order_schedules s
      where s.status = 'ACTIVE' and s.next_date <= ${today}::date + ${RENEWAL_NOTICE_DAYS}::int and not exists (${openPeriod})
      order by s.next_date`,
  );

/** Schedules whose charge of today was not recalled yet and comes later, those that waited until now among them. */
export const findUnreminded = (db: Queryable, today: KstDate, at: Date) =>
  ids(
    db,
    sql`select s.id from order_schedule_periods p join order_schedules s on s.id = p.schedule_id
      where s.status = 'ACTIVE' and p.status in ('DUE', 'RETRYING') and p.reminded_at is null
        and p.next_attempt_at = ${renewalChargeAt(today).toISOString()}::timestamptz
        and p.next_attempt_at > ${at.toISOString()}::timestamptz`,
  );

/** Schedules with a charge, or a repeated one, that is due. */
export const findDue = (db: Queryable, at: Date) =>
  ids(
    db,
    sql`select s.id from order_schedule_periods p join order_schedules s on s.id = p.schedule_id
      where s.status = 'ACTIVE' and p.status in ('DUE', 'RETRYING') and p.next_attempt_at <= ${at.toISOString()}::timestamptz
      order by p.next_attempt_at`,
  );

const openPeriod = sql`select from order_schedule_periods o
  where o.schedule_id = s.id and o.status in ('DUE', 'CHARGING', 'RETRYING', 'PAUSED')`;
