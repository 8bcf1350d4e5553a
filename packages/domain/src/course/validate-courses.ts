import { MAX_COURSES_PER_ORDER, type Product } from "../product/product.ts";

/** Why a course list is refused. */
export const COURSE_PROBLEMS = [
  "NO_COURSE",
  "TOO_MANY_COURSES",
  "MIXED_BUNDLING",
  "MIXED_TABLET",
  "TABLET_TYPE_MISSING",
] as const;
export type CourseProblem = (typeof COURSE_PROBLEMS)[number];

/** The buyer's message for each problem. */
export const COURSE_PROBLEM_MESSAGES: Readonly<Record<CourseProblem, string>> = {
  NO_COURSE: "수업을 하나 이상 담아 주세요.",
  TOO_MANY_COURSES: `수업은 ${MAX_COURSES_PER_ORDER}개까지 담을 수 있어요.`,
  MIXED_BUNDLING: "결합 할인은 담은 수업 모두에 함께 적용해야 해요.",
  MIXED_TABLET: "태블릿은 담은 수업 모두 빌리거나 모두 빌리지 않아야 해요.",
  TABLET_TYPE_MISSING: "태블릿을 골라 주세요.",
};

/** A course list to check: the products the courses buy, and the tablet that was chosen. */
export interface CourseListInput {
  readonly products: readonly Pick<Product, "bundlingApplied" | "rentTablet">[];
  readonly tabletType?: string | null;
}

/** The outcome: `problems` is empty exactly when `valid`. */
export interface CourseListResult {
  readonly valid: boolean;
  readonly problems: readonly CourseProblem[];
}

/**
 * Checks a course list: 1 to 10 courses, all equally bundled, all equally tablet-rented, and a tablet type when renting. Every problem is listed, in the order of COURSE_PROBLEMS.
 */
export function validateCourses({ products, tabletType }: CourseListInput): CourseListResult {
  const bundled = products.filter((product) => product.bundlingApplied).length;
  const rented = products.filter((product) => product.rentTablet).length;
  const problems: CourseProblem[] = [];
  if (products.length === 0) problems.push("NO_COURSE");
  if (products.length > MAX_COURSES_PER_ORDER) problems.push("TOO_MANY_COURSES");
  if (bundled > 0 && bundled < products.length) problems.push("MIXED_BUNDLING");
  if (rented > 0 && rented < products.length) problems.push("MIXED_TABLET");
  if (rented > 0 && !tabletType) problems.push("TABLET_TYPE_MISSING");
  return { valid: problems.length === 0, problems };
}

/**
 * Bundled prices are for courses taken together: with a bundled product there must be two or more courses.
 * `validateCourses` does not check this, so an order that skips it would sell one course at the price of a bundle.
 */
export function isBundlingEarned(products: readonly Pick<Product, "bundlingApplied">[]): boolean {
  return products.length > 1 || products.every((product) => !product.bundlingApplied);
}
