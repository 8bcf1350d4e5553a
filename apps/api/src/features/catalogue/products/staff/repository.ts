import { asc, eq } from "drizzle-orm";
import type { Queryable } from "../../../../db/client.ts";
import { products, tablets } from "../../../../db/schema/index.ts";

export async function findAllProducts(db: Queryable) {
  return db.select().from(products).orderBy(asc(products.id));
}

/** Whether a product is sold, held until the transaction ends; undefined when there is none. */
export async function lockProduct(tx: Queryable, id: number): Promise<boolean | undefined> {
  const [row] = await tx.select({ on: products.available }).from(products).where(eq(products.id, id)).for("update");
  return row?.on;
}

export async function setProductAvailable(tx: Queryable, id: number, available: boolean): Promise<void> {
  await tx.update(products).set({ available }).where(eq(products.id, id));
}

/** Whether a tablet is lent, held until the transaction ends; undefined when there is none. */
export async function lockTablet(tx: Queryable, type: string): Promise<boolean | undefined> {
  const [row] = await tx.select({ on: tablets.ongoing }).from(tablets).where(eq(tablets.type, type)).for("update");
  return row?.on;
}

export async function setTabletOngoing(tx: Queryable, type: string, ongoing: boolean): Promise<void> {
  await tx.update(tablets).set({ ongoing }).where(eq(tablets.type, type));
}
