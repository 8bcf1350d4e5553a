import type { Product } from "./product.ts";

/** What must be the same for a product to stand in for another (spec §5). */
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
 * Finds the available product that stands in for an unavailable one: same minutes, weeks, counts, months, tablet,
 * bundling and school level (spec §5). Null when there is none. Among several the same tutor rank wins, then the
 * smallest change of price, then the smallest id. A product that is available is returned as it is.
 */
export function swapUnavailableProduct<P extends Product>(product: Product, available: readonly P[]): P | null {
  const same = available.find(({ id }) => id === product.id);
  if (same) return same;
  const strangeness = (candidate: P): readonly number[] => [
    candidate.tutorRank === product.tutorRank ? 0 : 1,
    Math.abs(candidate.finalCost - product.finalCost),
    candidate.id,
  ];
  const [best] = available
    .filter((candidate) => SWAP_CONDITIONS.every((key) => candidate[key] === product[key]))
    .sort((a, b) => compareLists(strangeness(a), strangeness(b)));
  return best ?? null;
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
