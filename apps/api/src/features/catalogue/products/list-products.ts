import { productUnit } from "@pkg/domain";
import type { Queryable } from "../../../db/client.ts";
import { findAvailableProducts } from "./repository.ts";
import type { ProductWire } from "./schemas.ts";
import { toDomainProduct } from "./to-domain-product.ts";

export interface ProductFilter {
  productType: "ALL" | "MONTH" | "COUNT";
  freeLessonInclude: "ALL" | "EXCLUDE";
}

/** The products on sale; EXCLUDE leaves out those that come with free lessons. */
export async function listProducts(
  db: Queryable,
  { productType, freeLessonInclude }: ProductFilter,
): Promise<ProductWire[]> {
  const rows = await findAvailableProducts(db);
  return rows
    .map((row) => ({ ...toDomainProduct(row), gradeCategory: row.gradeCategory }))
    .filter((product) => productType === "ALL" || productUnit(product) === productType)
    .filter((product) => freeLessonInclude === "ALL" || product.freeLessonCounts === 0);
}
