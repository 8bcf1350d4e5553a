import { type OrderLedger, orderLedger, type Product, productUnit } from "@pkg/domain";

/** The lesson behind "1회 21,330원부터", with its ledger. */
export interface CheapestLesson {
  readonly product: Product;
  readonly ledger: OrderLedger;
  /** Won for one lesson, free lessons not counted. */
  readonly perLesson: number;
}

/**
 * The lowest lesson price for a buyer of one monthly course: without the bundling discount, which
 * needs a second course, and without a tablet. Excludes trial lessons. Null when nothing is sold.
 */
export function cheapestLesson(products: readonly Product[]): CheapestLesson | null {
  const [best] = products
    .filter((product) => productUnit(product) === "MONTH" && !product.bundlingApplied && !product.rentTablet)
    .map((product) => ({ product, ledger: orderLedger({ courses: [{ product }] }) }))
    .flatMap(({ product, ledger }) =>
      ledger.perLesson === null ? [] : [{ product, ledger, perLesson: ledger.perLesson }],
    )
    .sort((a, b) => a.perLesson - b.perLesson || a.product.id - b.product.id);
  return best ?? null;
}
