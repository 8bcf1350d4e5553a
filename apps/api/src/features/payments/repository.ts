import { and, desc, eq, isNull, ne, sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { paymentMethods } from "../../db/schema/index.ts";

const usable = (userId: string) =>
  and(eq(paymentMethods.userId, userId), paymentMethods.active, isNull(paymentMethods.removedAt));

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

/** Makes the method that an order brought usable; an older entry of the same card gives way to it. */
export async function activateMethodOfOrder(db: Queryable, orderId: string): Promise<void> {
  const [method] = await db
    .update(paymentMethods)
    .set({ active: true })
    .where(and(eq(paymentMethods.orderId, orderId), eq(paymentMethods.active, false)))
    .returning();
  if (!method) return;
  await db
    .update(paymentMethods)
    .set({ removedAt: sql`now()`, isDefault: false })
    .where(
      and(
        usable(method.userId),
        ne(paymentMethods.id, method.id),
        eq(paymentMethods.cardName, method.cardName),
        eq(paymentMethods.cardNumber, method.cardNumber),
      ),
    );
  const [others] = await db
    .select({ hasDefault: sql<boolean>`bool_or(${paymentMethods.isDefault})` })
    .from(paymentMethods)
    .where(usable(method.userId));
  if (!others?.hasDefault) await setDefault(db, method.userId, method.id);
}

/** Removes the unused method of a failed order and answers its sealed billing key. */
export async function deleteMethodOfOrder(db: Queryable, orderId: string): Promise<string | null> {
  const [method] = await db
    .delete(paymentMethods)
    .where(and(eq(paymentMethods.orderId, orderId), eq(paymentMethods.active, false)))
    .returning({ billingKey: paymentMethods.billingKey });
  return method?.billingKey ?? null;
}

export async function setDefault(db: Queryable, userId: string, id: string): Promise<void> {
  await db.update(paymentMethods).set({ isDefault: false }).where(usable(userId));
  await db
    .update(paymentMethods)
    .set({ isDefault: true })
    .where(and(usable(userId), eq(paymentMethods.id, id)));
}

/** Takes a method out of use; its billing key is answered so that it can be deleted at the provider. */
export async function removeMethod(db: Queryable, userId: string, id: string): Promise<string | null> {
  const [method] = await db
    .update(paymentMethods)
    .set({ removedAt: sql`now()`, isDefault: false })
    .where(and(usable(userId), eq(paymentMethods.id, id)))
    .returning({ billingKey: paymentMethods.billingKey });
  return method?.billingKey ?? null;
}
