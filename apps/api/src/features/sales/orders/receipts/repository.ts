import { eq } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import { orderItems, orders, users } from "../../../../db/schema/index.ts";

/** What a receipt by mail needs: the order, its products as they were sold, and the buyer's address; nobody whose account is closed. */
export async function findReceipt(db: Queryable, orderId: string) {
  const rows = await db
    .select({ order: orders, product: orderItems.product, email: users.email, closedAt: users.closedAt })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(eq(orders.id, orderId))
    .orderBy(orderItems.position);
  const [first] = rows;
  if (!first || first.closedAt !== null) return;
  return { order: first.order, email: first.email, products: rows.map(({ product }) => product) };
}
