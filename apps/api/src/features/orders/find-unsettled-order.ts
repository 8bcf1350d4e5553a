import { and, eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { orders } from "../../db/schema/index.ts";

/** The merchantUid of this draft's order of which nobody knows yet whether it is paid, if there is one. */
export async function findUnsettledOrder(db: Queryable, draftId: string): Promise<string | undefined> {
  const [order] = await db
    .select({ merchantUid: orders.merchantUid })
    .from(orders)
    .where(and(eq(orders.draftId, draftId), inArray(orders.status, ["PENDING", "UNKNOWN"])));
  return order?.merchantUid;
}
