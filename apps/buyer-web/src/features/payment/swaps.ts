import { type Course, type Product, swapUnavailableProduct } from "@pkg/domain";
import type { CourseView } from "@/lib/course-views";

/** A course whose product is not sold any more, with the product of the same conditions, if there is one. */
export interface Swap {
  readonly view: CourseView;
  readonly replacement: Product | null;
}

/** The unavailable courses with what can stand in for each. */
export function findSwaps(views: readonly CourseView[], sold: readonly Product[]): Swap[] {
  const gone = views.filter(({ isAvailable }) => !isAvailable);
  // The list of what is sold may be two seconds old and still hold what has just gone.
  const others = sold.filter(({ id }) => gone.every(({ product }) => product.id !== id));
  return gone.map((view) => ({ view, replacement: swapUnavailableProduct(view.product, others) }));
}

/** The courses with every replaceable product replaced. */
export function applySwaps(courses: readonly Course[], swaps: readonly Swap[]): Course[] {
  const byProduct = new Map(swaps.map(({ view, replacement }) => [view.product.id, replacement]));
  return courses.map((course) => ({ ...course, productId: byProduct.get(course.productId)?.id ?? course.productId }));
}

/** What all replacements change in the price before benefits, in won; positive when it gets dearer. */
export function priceChange(swaps: readonly Swap[]): number {
  return swaps.reduce((sum, { view, replacement }) => sum + (replacement?.finalCost ?? 0) - view.product.finalCost, 0);
}
