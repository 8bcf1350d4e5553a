import { sql } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import type { MoneyOverview } from "../schemas.ts";

type Sums = Omit<MoneyOverview, "day">;
type Row = Sums & Record<string, unknown>;

const counted = sql.raw("json_build_object('count', count(*), 'amount', coalesce(sum(amount), 0))");

/** The sums of a day, and of what somebody has to look at now. */
export async function readSums(db: Queryable, { start, end }: { start: Date; end: Date }): Promise<Sums> {
  const [from, until] = [start.toISOString(), end.toISOString()];
  const [row] = await db.execute<Row>(sql`select
    (select ${counted} from orders where amount > 0 and paid_at >= ${from} and paid_at < ${until}) as "paid",
    (select ${counted} from refunds where status = 'DONE' and done_at >= ${from} and done_at < ${until}) as "refunded",
    (select ${counted} from orders where status = 'UNKNOWN') as "uncertainPayments",
    (select ${counted} from refunds where status = 'UNKNOWN') as "uncertainRefunds",
    (select ${counted} from refunds where status in ('REQUESTED', 'SENDING', 'UNKNOWN')) as "openRefunds",
    (select ${counted} from refunds where status = 'FAILED') as "failedRefunds",
    (select json_build_object('count', count(*), 'amount', coalesce(sum(p.amount), 0)) from order_schedule_periods p
      join order_schedules s on s.id = p.schedule_id
      where p.status = 'RETRYING' and s.status <> 'STOPPED') as "retryingPeriods",
    (select json_build_object('count', count(*), 'amount', coalesce(sum(p.amount), 0)) from order_schedule_periods p
      join order_schedules s on s.id = p.schedule_id
      where p.status = 'PAUSED' and s.status <> 'STOPPED') as "pausedPeriods",
    (select count(*)::int from reconciliations
      where day >= ${from}::timestamptz::date - 60 and differences <> '[]') as "daysThatDiffer",
    (select count(*)::int from reconciliations
      where day >= ${from}::timestamptz::date - 60 and (checked_at is null or failed_at is not null)) as "daysUnchecked"`);
  if (!row) throw new Error("a select without a table answers one row");
  return row;
}
