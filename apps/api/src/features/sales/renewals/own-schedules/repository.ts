import { and, eq, isNull } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import { orderSchedules, paymentMethods, users } from "../../../../db/schema/index.ts";

/** The schedule whose messages have this link; nothing of an account that is closed or at rest. */
export async function findScheduleOfLink(db: Queryable, tokenHash: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: orderSchedules.id })
    .from(orderSchedules)
    .innerJoin(users, eq(users.id, orderSchedules.userId))
    .where(and(eq(orderSchedules.linkTokenHash, tokenHash), isNull(users.closedAt), isNull(users.inactiveAt)));
  return row?.id;
}

/** Whether a stored method is the account's own and can be charged; it stays so until the transaction ends. */
export async function ownsUsableMethod(db: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: paymentMethods.id })
    .from(paymentMethods)
    .where(
      and(
        eq(paymentMethods.userId, userId),
        eq(paymentMethods.id, id),
        paymentMethods.active,
        isNull(paymentMethods.removedAt),
        isNull(paymentMethods.disconnectedAt),
      ),
    )
    .for("share");
  return rows.length > 0;
}
