import type { Product } from "@pkg/domain";
import { inArray } from "drizzle-orm";
import type { Queryable } from "../../../db/client.ts";
import { products } from "../../../db/schema/index.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { toDomainProduct } from "./to-domain-product.ts";

/**
 * The products of these ids, in their order, the same one as often as it was asked for.
 * @throws ApiError 404 when one of them does not exist.
 */
export async function findProductsByIds(db: Queryable, ids: number[]): Promise<Product[]> {
  if (ids.length === 0) return [];
  const rows = await db.select().from(products).where(inArray(products.id, ids));
  const byId = new Map(rows.map((row) => [row.id, toDomainProduct(row)]));
  return ids.map((id) => {
    const product = byId.get(id);
    if (!product) throw refuse.notFound();
    return product;
  });
}
