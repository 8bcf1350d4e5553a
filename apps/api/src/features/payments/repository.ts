import { and, desc, eq, isNull, ne, or, sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { paymentMethods, users } from "../../db/schema/index.ts";

export type MethodRow = typeof paymentMethods.$inferSelect;

const usable = (userId: string) =>
  and(eq(paymentMethods.userId, userId), paymentMethods.active, isNull(paymentMethods.removedAt));

/** The account is named too, since only it has an index. */
const broughtBy = (order: { id: string; userId: string }) =>
  and(eq(paymentMethods.userId, order.userId), eq(paymentMethods.orderId, order.id));

export async function findPaymentMethod(db: Queryable, userId: string, id: string) {
  const [method] = await db
    .select()
    .from(paymentMethods)
    .where(and(usable(userId), eq(paymentMethods.id, id)));
  return method;
}

/** The owner's methods, the default one first. */
export async function listPaymentMethods(db: Queryable, userId: string) {
  return db
    .select()
    .from(paymentMethods)
    .where(usable(userId))
    .orderBy(desc(paymentMethods.isDefault), desc(paymentMethods.createdAt));
}

export async function insertPaymentMethod(db: Queryable, method: typeof paymentMethods.$inferInsert): Promise<void> {
  await db.insert(paymentMethods).values(method);
}

export async function insertUsableMethod(
  db: Queryable,
  method: typeof paymentMethods.$inferInsert,
): Promise<MethodRow> {
  const [row] = await db
    .insert(paymentMethods)
    .values({ ...method, active: true })
    .returning();
  if (!row) throw new Error("The payment method was not stored.");
  return row;
}

/** The name that a card is registered for; empty before registration. */
export async function findCustomerName(db: Queryable, userId: string): Promise<string> {
  const [user] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return user?.name ?? "";
}

/** Changes of one account's methods wait for each other until their transactions end, so that one is the default. */
export async function lockMethods(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payment-methods:${userId}`}, 0))`);
}

/**
 * Makes the method that an order brought usable: one that is kept, or that a product which goes on by itself is paid with.
 * An order whose first try died has brought several: the newest counts.
 */
export async function activateNewestMethod(db: Queryable, order: { id: string; userId: string }) {
  const [method] = await db
    .update(paymentMethods)
    .set({ active: true })
    .where(
      sql`${paymentMethods.id} = (select id from ${paymentMethods}
        where user_id = ${order.userId} and order_id = ${order.id} and not active order by created_at desc, id limit 1)
        and (${paymentMethods.kept} or exists (
          select 1 from order_items where order_id = ${order.id} and (product ->> 'periodic')::boolean))`,
    )
    .returning();
  return method;
}

/**
 * Takes out of use what gives way to a new method: an older entry of the same card, and earlier tries of its order. Without
 * a default one left, the new method becomes it.
 */
export async function replaceMethods(db: Queryable, method: MethodRow, order: { id: string; userId: string } | null) {
  const { userId } = method;
  const isSameCard = and(
    usable(userId),
    eq(paymentMethods.cardName, method.cardName),
    eq(paymentMethods.cardNumber, method.cardNumber),
  );
  const isEarlierTry = order ? and(broughtBy(order), isNull(paymentMethods.removedAt)) : undefined;
  const replaced = await db
    .update(paymentMethods)
    .set({ removedAt: sql`now()`, isDefault: false })
    .where(and(ne(paymentMethods.id, method.id), or(isSameCard, isEarlierTry)))
    .returning({ id: paymentMethods.id, billingKey: paymentMethods.billingKey });
  const [others] = await db
    .select({ hasDefault: sql<boolean>`bool_or(${paymentMethods.isDefault})` })
    .from(paymentMethods)
    .where(usable(userId));
  if (!others?.hasDefault) await setDefault(db, userId, method.id);
  return replaced;
}

/** Removes the unused methods of an order that failed, or that does not keep its card. */
export async function deleteMethodsOfOrder(db: Queryable, order: { id: string; userId: string }) {
  return db
    .delete(paymentMethods)
    .where(and(broughtBy(order), eq(paymentMethods.active, false)))
    .returning({ id: paymentMethods.id, billingKey: paymentMethods.billingKey });
}

export async function setDefault(db: Queryable, userId: string, id: string): Promise<void> {
  await db.update(paymentMethods).set({ isDefault: false }).where(usable(userId));
  await db
    .update(paymentMethods)
    .set({ isDefault: true })
    .where(and(usable(userId), eq(paymentMethods.id, id)));
}

/** Takes a method out of use; its billing key is answered so that it can be deleted at the provider. */
export async function removeMethod(db: Queryable, userId: string, id: string) {
  const [method] = await db
    .update(paymentMethods)
    .set({ removedAt: sql`now()`, isDefault: false })
    .where(and(usable(userId), eq(paymentMethods.id, id)))
    .returning({ id: paymentMethods.id, billingKey: paymentMethods.billingKey });
  return method;
}
