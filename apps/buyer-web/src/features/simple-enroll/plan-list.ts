import { type Course, type Product, repeatedTrial, wantedCourse } from "@pkg/domain";
import type { EnrollCatalogue } from "@/lib/catalogue/enroll-catalogue";
import { type CourseEntry, courseEntries } from "./course-entries";
import { type CoursePlan, planCourses } from "./plan-courses";

/** A list of courses with the buyer's wish for a tablet. */
export interface CourseList {
  readonly courses: readonly Course[];
  readonly rentTablet: boolean;
}

/** A course with the variant it has among the others; null while it isn't sold. */
export interface PlannedEntry extends CourseEntry {
  readonly planned: Product | null;
}

/** A list with the plan of its available courses; no plan when they are incompatible. */
export interface PlannedList {
  readonly plan: CoursePlan | null;
  readonly entries: readonly PlannedEntry[];
}

/**
 * Plans a list; two trials of a subject have no plan. Unavailable courses stay in it without a price; the buyer replaces
 * or removes them separately.
 * Without a plan every course keeps the product it has.
 */
export function planList(catalogue: EnrollCatalogue, { courses, rentTablet }: CourseList): PlannedList {
  const entries = courseEntries(courses, catalogue);
  const sold = entries.flatMap(({ isSold, product }) => (isSold && product ? [product] : []));
  const wanted = entries.flatMap(({ course, product }) => (product ? [wantedCourse(course, product)] : []));
  const plan = repeatedTrial(wanted, []) < 0 ? planCourses(catalogue.products, sold, rentTablet) : null;
  const products = [...(plan?.products ?? sold)];
  return {
    plan,
    entries: entries.map((entry) => ({ ...entry, planned: entry.isSold ? (products.shift() ?? null) : null })),
  };
}

/** The courses of a planned list, each with the variant it has there. */
export function plannedCourses({ entries }: PlannedList): Course[] {
  return entries.map(({ course, planned }) => (planned ? { ...course, productId: planned.id } : course));
}
