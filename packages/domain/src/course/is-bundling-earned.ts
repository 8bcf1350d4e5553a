import type { Product } from "../product/product.ts";

/**
 * Bundled prices are for courses taken together: with a bundled product there must be two or more courses (product §9).
 * `validateCourses` does not look at this, so an order that skips it would sell one course at the price of a bundle.
 */
export function isBundlingEarned(products: readonly Pick<Product, "bundlingApplied">[]): boolean {
  return products.length > 1 || products.every((product) => !product.bundlingApplied);
}
