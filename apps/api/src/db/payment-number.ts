import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "./client.ts";

/**
 * The SQL of which payment of its class a period is: 2 for the first renewal that was paid. Periods that were skipped or postponed do
 * not count, so that a buyer who paid twice never reads of a fourth month.
 * @param periodId a column with the period's id; null there gives null
 */
export const paymentNumberOf = (periodId: string): string =>
  `(select 2 + (select count(*) from order_schedule_periods earlier
      where earlier.schedule_id = p.schedule_id and earlier.number < p.number and earlier.status = 'PAID')::int
    from order_schedule_periods p where p.id = ${periodId})`;

/** Which payment of its class an order is; null for the order that began it. */
export const paymentNumber: SQL<number | null> = sql.raw(paymentNumberOf("orders.schedule_period_id")) as SQL<
  number | null
>;

/** Which payment of its class a period is, or will be once it is paid. */
export async function readPaymentNumber(db: Queryable, periodId: string): Promise<number> {
  const number = sql.raw(paymentNumberOf("target.id"));
  const [row] = await db.execute<{ number: number }>(
    sql`select ${number} as number from order_schedule_periods target where target.id = ${periodId}`,
  );
  if (!row) throw new Error("A period has a number.");
  return row.number;
}
