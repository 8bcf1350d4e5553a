import type { Product } from "./product.ts";

/** The fields that a substitute product must share. */
export const SWAP_CONDITIONS = [
  "minutes",
  "totalWeeks",
  "totalCounts",
  "totalMonths",
  "rentTablet",
  "bundlingApplied",
  "schoolLevel",
] as const satisfies readonly (keyof Product)[];

/**
 * Finds the available substitute for an unavailable product: same minutes, weeks, counts, months, tablet,
 * bundling and school level. Null when there is none. Among several the same tutor rank wins, then the
 * smallest change of price, then the smallest id. A product that is available is returned as it is.
 */
export function swapUnavailableProduct<P extends Product>(product: Product, available: readonly P[]): P | null {
  const same = available.find(({ id }) => id === product.id);
  if (same) return same;
  const rankGap = ({ tutorRank }: P) => (tutorRank === product.tutorRank ? 0 : 1);
  const priceGap = ({ finalCost }: P) => Math.abs(finalCost - product.finalCost);
  const [best] = available
    .filter((candidate) => SWAP_CONDITIONS.every((key) => candidate[key] === product[key]))
    .sort((a, b) => rankGap(a) - rankGap(b) || priceGap(a) - priceGap(b) || a.id - b.id);
  return best ?? null;
}
