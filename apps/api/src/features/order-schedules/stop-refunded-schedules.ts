import { and, inArray, ne, sql } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { orderSchedules } from "../../db/schema/index.ts";

/** Stops the schedules of courses that are given up, in the transaction that gives them up; nothing more is charged for them. */
export async function stopRefundedSchedules(tx: Transaction, orderItemIds: readonly string[]): Promise<void> {
  await tx
    .update(orderSchedules)
    .set({ status: "STOPPED", stopReason: "REFUND", updatedAt: sql`clock_timestamp()` })
    .where(and(inArray(orderSchedules.orderItemId, [...orderItemIds]), ne(orderSchedules.status, "STOPPED")));
}
