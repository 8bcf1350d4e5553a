import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { consultations, conversions, orders, users } from "../../../db/schema/index.ts";

/** An order of the account that was paid, now or once. */
export async function findPaidOrder(db: Queryable, userId: string, merchantUid: string) {
  const [row] = await db
    .select({ id: orders.id, amount: orders.amount, paidAt: orders.paidAt })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.merchantUid, merchantUid), isNotNull(orders.paidAt)));
  return row;
}

/** How an account is reached, as it stands there. */
export async function findContacts(db: Queryable, userId: string) {
  const [row] = await db
    .select({ email: users.email, phoneNumber: users.phoneNumber })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? { email: null, phoneNumber: null };
}

/** Whether it is the first of its id and of its order or consultation. */
export async function insertConversion(tx: Queryable, values: typeof conversions.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(conversions).values(values).onConflictDoNothing().returning({ id: conversions.id });
  return rows.length > 0;
}

/** A conversion with whose it is and what was paid. */
export async function findConversion(db: Queryable, id: string) {
  const [row] = await db
    .select({
      id: conversions.id,
      name: conversions.name,
      happenedAt: conversions.happenedAt,
      forwardedAt: conversions.forwardedAt,
      orderUserId: orders.userId,
      amount: orders.amount,
      consultationUserId: consultations.userId,
      consultationPhone: consultations.phoneNumber,
    })
    .from(conversions)
    .leftJoin(orders, eq(orders.id, conversions.orderId))
    .leftJoin(consultations, eq(consultations.id, conversions.consultationId))
    .where(eq(conversions.id, id));
  return row;
}

export async function markForwarded(db: Queryable, id: string): Promise<void> {
  await db.update(conversions).set({ forwardedAt: sql`now()` }).where(eq(conversions.id, id));
}
