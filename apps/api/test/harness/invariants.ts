import { setTimeout as pause } from "node:timers/promises";
import type { Sql } from "../../src/db/client.ts";
import type { Buyer } from "./buyers.ts";
import type { Answer } from "./purchase.ts";

/** Charges and cancels of one payment, as the provider counted them. */
export type ChargeCounts = (paymentId: string) => { charges: number; cancels: number };

/** Waits until the product has settled everything by itself; the harness never calls the recovery. */
export async function waitUntilSettled(sql: Sql, withinMs: number): Promise<number> {
  const giveUpAt = Date.now() + withinMs;
  for (;;) {
    const [row] = await sql<{ open: number }[]>`
      select (select count(*) from orders where status in ('PENDING', 'UNKNOWN'))::int
        + (select count(*) from pgboss.job where name = 'order.paid' and state < 'completed')::int as open`;
    if (row?.open === 0) return 0;
    if (Date.now() > giveUpAt) return row?.open ?? 0;
    await pause(30);
  }
}

/** Everything that must hold for these buyers now (quality bars, "Nothing lost, nothing twice"); an empty list is good. */
export async function findViolations(
  sql: Sql,
  charged: ChargeCounts,
  buyers: Buyer[],
  answers: Answer[],
): Promise<string[]> {
  const rows = await sql<{ id: string; user_id: string; status: string; payment_id: string; notices: number }[]>`
    select id, user_id, status, payment_id, (select count(*)::int from pgboss.job where singleton_key = 'order.paid:' || orders.id) as notices
    from orders where user_id = any(${buyers.map(({ userId }) => userId)})`;
  const violations: string[] = [];
  buyers.forEach(({ userId }, index) => {
    const own = rows.filter((row) => row.user_id === userId);
    const paid = own.filter((row) => row.status === "PAID");
    const charges = own.reduce((sum, row) => sum + charged(row.payment_id).charges, 0);
    const cancels = own.reduce((sum, row) => sum + charged(row.payment_id).cancels, 0);
    const notices = own.reduce((sum, row) => sum + row.notices, 0);
    const answer = answers[index]?.kind;
    const open = own.filter((row) => row.status === "PENDING" || row.status === "UNKNOWN").length;
    const facts = `${own.length} orders, ${paid.length} paid, ${charges} charges, ${cancels} cancels, ${notices} notices, answer ${answer}`;
    if (answer === "paid" && paid.length !== 1) violations.push(`acknowledged but not paid once: ${facts}`);
    else if (charges !== paid.length || cancels > 0) violations.push(`charges differ from paid orders: ${facts}`);
    else if (paid.length > 1) violations.push(`paid more than once: ${facts}`);
    else if (notices !== paid.length) violations.push(`order.paid not exactly once: ${facts}`);
    else if (open > 0) violations.push(`left unsettled: ${facts}`);
    else if (answer === "none") violations.push(`never answered: ${facts}`);
    else if (answer === "refused" && paid.length > 0) violations.push(`refused but paid: ${facts}`);
  });
  return violations;
}
