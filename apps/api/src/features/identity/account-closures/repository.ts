import type { OrderStatus } from "@pkg/domain";
import { and, count, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { orderSchedules, orders, paymentMethods, users } from "../../../db/schema/index.ts";

/** Locks an open account until the transaction ends: an order that is being placed either is seen, or doesn't find its buyer. */
export async function lockOpenAccount(tx: Queryable, userId: string) {
  const { userType, staffRoles, phoneNumber, phoneNumberVerified } = users;
  const [user] = await tx
    .select({ userType, staffRoles, phoneNumber, phoneNumberVerified })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.closedAt)))
    .for("update");
  return user;
}

export async function findOpenAccount(db: Queryable, userId: string) {
  const [user] = await db
    .select({ userType: users.userType, staffRoles: users.staffRoles })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.closedAt)));
  return user;
}

export async function countOrders(db: Queryable, userId: string, statuses: OrderStatus[]) {
  const [row] = await db
    .select({ count: count() })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.status, statuses)));
  return row?.count ?? 0;
}

/** Takes every stored way to pay away. @returns them, so that the provider forgets them too */
export async function deletePaymentMethods(tx: Queryable, userId: string) {
  await tx
    .update(orderSchedules)
    .set({ paymentMethodId: null, updatedAt: sql`now()` })
    .where(eq(orderSchedules.userId, userId));
  return tx
    .delete(paymentMethods)
    .where(eq(paymentMethods.userId, userId))
    .returning({ id: paymentMethods.id, billingKey: paymentMethods.billingKey, removedAt: paymentMethods.removedAt });
}
