import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { lockOfMethods } from "../../../db/lock-of-methods.ts";
import { paymentMethods, users } from "../../../db/schema/index.ts";
import { jobRows, writeJobs } from "../../../lib/jobs/job-statements.ts";

export type MethodRow = typeof paymentMethods.$inferSelect;

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

/** What was stored of the keys of one request or approval and is not removed. */
export async function findMethodsOfIssue(db: Queryable, issueId: string): Promise<MethodRow[]> {
  return db
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.issueId, issueId), isNull(paymentMethods.removedAt)));
}

/** Marks a usable method as taken back at the provider. @returns whose it is; `undefined` when it was marked before */
export async function disconnectMethod(db: Queryable, id: string) {
  const [method] = await db
    .update(paymentMethods)
    .set({ disconnectedAt: sql`now()` })
    .where(and(eq(paymentMethods.id, id), paymentMethods.active, isNull(paymentMethods.disconnectedAt)))
    .returning();
  return method;
}

/** Stores a method that is not usable yet; see `takeOver`. */
export async function insertPaymentMethod(db: Queryable, method: typeof paymentMethods.$inferInsert): Promise<string> {
  const [row] = await db.insert(paymentMethods).values(method).returning({ id: paymentMethods.id });
  if (!row) throw new Error("The payment method was not stored.");
  return row.id;
}

/** The name that a card is registered for; empty before registration. */
export async function findCustomerName(db: Queryable, userId: string): Promise<string> {
  const [user] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return user?.name ?? "";
}

/** Changes of one account's methods wait for each other until their transactions end, so that one is the default. */
export async function lockMethods(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`select ${lockOfMethods(userId)}`);
}

/**
 * Makes a stored method usable, under the lock of its account's methods. What gives way to it (an older entry of the same card,
 * earlier tries of its order) goes out of use, its renewals go on with the new one, and its billing key is deleted at the
 * provider by a job. Without a default one left, the new method becomes it.
 */
export async function takeOver(tx: Queryable, id: string): Promise<void> {
  await tx.execute(sql`
    with newest as (
      select * from payment_methods where id = ${id}
    ), replaced as (
      update payment_methods m set removed_at = now(), is_default = false from newest n
      where m.user_id = n.user_id and m.id <> n.id and m.removed_at is null
        and ((m.active and m.card_name = n.card_name and m.card_number = n.card_number) or m.order_id = n.order_id)
      returning m.id, m.billing_key
    ), moved as (
      update order_schedules s set payment_method_id = ${id}, updated_at = clock_timestamp() from newest n
      where s.user_id = n.user_id and s.payment_method_id in (select r.id from replaced r)
    ), released as (${writeJobs(deletionOfKeys(sql`replaced`))})
    update payment_methods m set active = true, is_default = not exists (
      select from payment_methods d where d.user_id = n.user_id and d.active and d.removed_at is null and d.is_default
        -- Reading \`replaced\` has it written first: the old default and the new one must not meet in the index.
        and d.id not in (select r.id from replaced r))
    from newest n where m.id = n.id`);
}

/** Removes the unused methods of an order that failed, or that does not keep its card, here and (by a job) at the provider. */
export async function deleteMethodsOfOrder(db: Queryable, order: { id: string; userId: string }): Promise<void> {
  await db.execute(sql`
    with deleted as (
      delete from payment_methods m where m.user_id = ${order.userId} and m.order_id = ${order.id} and not m.active
      returning m.id, m.billing_key
    )
    ${writeJobs(deletionOfKeys(sql`deleted`))}`);
}

/** The jobs that delete the billing keys of these rows at the provider; `releaseBillingKeys` sends the same ones. */
const deletionOfKeys = (rows: SQL): SQL =>
  jobRows("billing-key.delete", {
    from: sql`${rows} m`,
    key: sql`'billing-key.delete:method:' || m.id`,
    payload: { sealed: sql`m.billing_key` },
  });

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
