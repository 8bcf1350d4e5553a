import { type Product, toProduct } from "@pkg/domain";
import type { products } from "../../../db/schema/index.ts";

/** A product as the domain knows it. `discountedCost` is what is left of `cost`; `discountRate` is in whole per cent. */
export function toDomainProduct(row: typeof products.$inferSelect): Product {
  const { available: _available, unit: _unit, ...product } = row;
  const off = row.cost - row.finalCost;
  return toProduct({
    ...product,
    discountedCost: row.finalCost,
    discountRate: row.cost > 0 ? Math.floor((off / row.cost) * 100) : 0,
  });
}
