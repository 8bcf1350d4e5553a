import { type Course, isSubjectForRank, type Product, swapUnavailableProduct, type TutorRank } from "@pkg/domain";
import type { CourseView } from "@/lib/courses/course-views";

/** A course with a discontinued product, and the replacement with the same terms if one exists. */
export interface Swap {
  readonly view: CourseView;
  readonly replacement: Product | null;
}

/** The unavailable courses with their replacements. */
export function findSwaps(views: readonly CourseView[], sold: readonly Product[]): Swap[] {
  const gone = views.filter(({ isAvailable }) => !isAvailable);
  // The cached catalogue may be two seconds old and still contain the discontinued product.
  const others = sold.filter(({ id }) => gone.every(({ product }) => product.id !== id));
  return gone.map((view) => {
    const taught = others.filter(({ tutorRank }) => isSubjectForRank(view.course.subject, tutorRank));
    return { view, replacement: swapUnavailableProduct(view.product, taught) };
  });
}

/** Replaces every replaceable product. */
export function applySwaps(courses: readonly Course[], swaps: readonly Swap[]): Course[] {
  const byProduct = new Map(swaps.map(({ view, replacement }) => [view.product.id, replacement]));
  return courses.map((course) => ({ ...course, productId: byProduct.get(course.productId)?.id ?? course.productId }));
}

/** Price difference of all replacements before benefits, in won; positive when the price rises. */
export function priceChange(swaps: readonly Swap[]): number {
  return swaps.reduce((sum, { view, replacement }) => sum + (replacement?.finalCost ?? 0) - view.product.finalCost, 0);
}

/** The kind of tutors that the replacement has instead of the chosen one, or null where it stays. */
export function changedRank({ view, replacement }: Swap): TutorRank | null {
  return replacement && replacement.tutorRank !== view.product.tutorRank ? replacement.tutorRank : null;
}
