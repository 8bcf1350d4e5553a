import type { KstDate } from "@pkg/domain";
import { desc, lt, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { reconciliations } from "../../../db/schema/index.ts";

interface Range {
  readonly start: Date;
  readonly end: Date;
}

export interface BookedRow {
  paymentId: string;
  status: "PENDING" | "PAID" | "FAILED" | "UNKNOWN" | "PART_REFUNDED" | "REFUNDED";
  amount: number;
  refunded: number;
}

/** Every order that the provider named, that was paid in the time, or of which something was given back then. */
export async function findBooked(db: Queryable, paymentIds: string[], range: Range | null): Promise<BookedRow[]> {
  const from = range?.start.toISOString() ?? null;
  const until = range?.end.toISOString() ?? null;
  return [
    ...(await db.execute<BookedRow & Record<string, unknown>>(sql`
      select o.payment_id as "paymentId", o.status, o.amount,
        coalesce((select sum(r.amount) from refunds r where r.order_id = o.id and r.status = 'DONE'), 0)::int as refunded
      from orders o
      where o.payment_id = any(${sql.param(paymentIds)}::text[])
        or (o.amount > 0 and o.paid_at >= ${from} and o.paid_at < ${until})
        or o.id in (select order_id from refunds
          where status = 'DONE' and amount > 0 and done_at >= ${from} and done_at < ${until})`)),
  ];
}

/** Won, paid and given back in the time by our books. */
export async function sumBooked(db: Queryable, { start, end }: Range) {
  const [from, until] = [start.toISOString(), end.toISOString()];
  const [row] = await db.execute<{ paid: number; refunded: number }>(sql`select
    (select coalesce(sum(amount), 0)::float8 from orders where paid_at >= ${from} and paid_at < ${until}) as paid,
    (select coalesce(sum(amount), 0)::float8 from refunds
      where status = 'DONE' and done_at >= ${from} and done_at < ${until}) as refunded`);
  return row ?? { paid: 0, refunded: 0 };
}

type Result = Omit<typeof reconciliations.$inferInsert, "day" | "checkedAt" | "failedAt">;

/** Keeps what a check found, in place of what the one before did. */
export async function storeResult(db: Queryable, day: KstDate, result: Result): Promise<void> {
  const values = { ...result, checkedAt: sql`clock_timestamp()`, failedAt: null };
  await db
    .insert(reconciliations)
    .values({ day, ...values })
    .onConflictDoUpdate({ target: reconciliations.day, set: values });
}

/** Notes that a day could not be checked; what an earlier check found stays. */
export async function storeFailure(db: Queryable, day: KstDate): Promise<void> {
  const failedAt = sql`clock_timestamp()`;
  await db
    .insert(reconciliations)
    .values({ day, failedAt })
    .onConflictDoUpdate({ target: reconciliations.day, set: { failedAt } });
}

/** The checks of the latest days, or of those before a day. */
export async function findReconciliations(
  db: Queryable,
  { before, limit }: { before: KstDate | undefined; limit: number },
) {
  return db
    .select()
    .from(reconciliations)
    .where(before === undefined ? undefined : lt(reconciliations.day, before))
    .orderBy(desc(reconciliations.day))
    .limit(limit);
}
