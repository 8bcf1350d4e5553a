import type { Product } from "../product/product.ts";

/** The inputs of `requiresAddress`. */
export interface AddressInput {
  readonly products: readonly Pick<Product, "rentTablet" | "totalMonths">[];
  /** The running matches that an up-selling order replaces. */
  readonly upSellingMatches?: readonly { readonly rentTablet: boolean }[];
}

/**
 * An address is required when any course rents a tablet and the up-selling matches include no rented tablet, or when any
 * course is 12 months.
 */
export function requiresAddress({ products, upSellingMatches = [] }: AddressInput): boolean {
  const rents = products.some((product) => product.rentTablet);
  const hasTablet = upSellingMatches.some((match) => match.rentTablet);
  return (rents && !hasTablet) || products.some((product) => product.totalMonths === 12);
}
