import type { Product } from "@pkg/domain";
import { type Variant, variantOf } from "@/lib/catalogue/find-variant";

/** The products and price of lessons that are ordered together. */
export interface CoursePlan extends Variant {
  /** The variant of each lesson, in their order. */
  readonly products: readonly Product[];
  /** Sum of the final costs, in won. */
  readonly total: number;
}

/**
 * Chooses the variant of every lesson, so that all are equally bundled and equally tablet-rented:
 * two or more lessons become the bundled ones, which lend one tablet for free, when each of them is sold bundled; otherwise none
 * is bundled, and a tablet is rented when it is wished and every lesson has it.
 * Null when the catalogue has no variants that go together.
 */
export function planCourses(
  catalogue: readonly Product[],
  lessons: readonly Product[],
  rentTablet: boolean,
): CoursePlan | null {
  const bundle = lessons.length > 1 ? [true, false].map((rent) => ({ rentTablet: rent, bundlingApplied: true })) : [];
  const single = [rentTablet, false].map((rent) => ({ rentTablet: rent, bundlingApplied: false }));
  for (const variant of [...bundle, ...single]) {
    const products = lessons.map((lesson) => variantOf(catalogue, lesson, variant));
    if (isComplete(products)) return { ...variant, products, total: sum(products) };
  }
  return null;
}

/** Saving of a plan's bundled lessons, in won. */
export function bundleSaving({ products }: CoursePlan): number {
  return products.reduce((total, it) => total + it.monthlyBundlingDiscountCost * it.totalMonths, 0);
}

function isComplete(products: readonly (Product | null)[]): products is readonly Product[] {
  return products.every((product) => product !== null);
}

function sum(products: readonly Product[]): number {
  return products.reduce((total, { finalCost }) => total + finalCost, 0);
}
