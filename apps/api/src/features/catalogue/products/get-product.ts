import type { Ctx } from "../../../deps.ts";
import { refuse } from "../../../lib/errors/refuse.ts";
import { findProduct } from "./repository.ts";
import { toDomainProduct } from "./to-domain-product.ts";

/**
 * One product, on sale or not: an unavailable one is needed to find its swap.
 * @throws ApiError 404 for an unknown id.
 */
export async function getProduct({ db }: Ctx, id: number) {
  const row = await findProduct(db, id);
  if (!row) throw refuse.notFound();
  return { ...toDomainProduct(row), gradeCategory: row.gradeCategory, available: row.available };
}
