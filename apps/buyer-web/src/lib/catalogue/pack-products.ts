import type { Product } from "@pkg/domain";

/** Products as a table: the field names once, then one row of values each. */
export interface PackedProducts {
  readonly keys: readonly (keyof Product)[];
  readonly rows: readonly (readonly unknown[])[];
}

/** Packs products for transfer to the browser: hundreds of them then take a fifth of the HTML. */
export function packProducts(products: readonly Product[]): PackedProducts {
  const keys = Object.keys(products[0] ?? {}) as (keyof Product)[];
  return { keys, rows: products.map((product) => keys.map((key) => product[key])) };
}

/** Reverses `packProducts`. */
export function unpackProducts({ keys, rows }: PackedProducts): Product[] {
  return rows.map((row) => Object.fromEntries(keys.map((key, at) => [key, row[at]])) as unknown as Product);
}
