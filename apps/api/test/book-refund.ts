import { randomUUID } from "node:crypto";
import type { RefundStatus } from "@pkg/domain";
import type { TestApp } from "./create-test-app.ts";

interface BookedRefund {
  amount: number;
  status?: RefundStatus;
  reason?: string;
}

/** Writes a refund of an order as if staff had asked for it. @returns its id */
export async function bookRefund(
  t: TestApp,
  merchantUid: string,
  { amount, status = "DONE", reason = "" }: BookedRefund,
): Promise<string> {
  const [row] = await t.deps.sql<{ id: string }[]>`
    insert into refunds (order_id, requested_by, actor_id, idempotency_key, status, amount, reason, lease_until, done_at)
    select id, 'STAFF', 'demo-finance', ${randomUUID()}, ${status}, ${amount}, ${reason}, now(),
      case when ${status === "DONE"} then now() end
    from orders where merchant_uid = ${merchantUid} returning id`;
  if (!row) throw new Error(`There is no order ${merchantUid}.`);
  return row.id;
}
