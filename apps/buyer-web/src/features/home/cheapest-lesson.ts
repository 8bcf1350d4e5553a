import { type OrderLedger, orderLedger, type Product, productUnit } from "@pkg/domain";

/** The lesson that "1회 21,330원부터" is about, with its ledger. */
export interface CheapestLesson {
  readonly product: Product;
  readonly ledger: OrderLedger;
  /** Won for one lesson, free lessons not counted. */
  readonly perLesson: number;
}

/**
 * The lowest price of one lesson that a buyer of a single monthly course can really pay: without the bundling discount, which
 * needs a second course, and without a tablet. Trial lessons are no prices to begin with. Null when nothing is sold.
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
