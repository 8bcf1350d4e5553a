import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { orders } from "../../../db/schema/index.ts";
import { UNSETTLED } from "./repository.ts";

/** The merchantUid of this draft's order whose payment is not settled yet, if there is one. */
export async function findUnsettledOrder(db: Queryable, draftId: string): Promise<string | undefined> {
  const [order] = await db
    .select({ merchantUid: orders.merchantUid })
    .from(orders)
    .where(and(eq(orders.draftId, draftId), UNSETTLED));
  return order?.merchantUid;
}
