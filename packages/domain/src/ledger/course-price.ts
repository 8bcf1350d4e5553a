import type { Product } from "../product/product.ts";
import { lessonListPrice } from "./ledger-product-lines.ts";

/** The price of one course in a list of courses; won. */
export interface CoursePrice {
  /** What the course costs before a benefit. */
  readonly price: number;
  /** 정가, as in the ledger's first line; null where nothing is taken off, so that there is nothing to strike through. */
  readonly listPrice: number | null;
}

/** The one price that every list of courses shows; the prices of a list add up to the ledger's total before a benefit. */
export function coursePrice(product: Product): CoursePrice {
  const listPrice = lessonListPrice(product);
  return { price: product.finalCost, listPrice: listPrice > product.finalCost ? listPrice : null };
}
