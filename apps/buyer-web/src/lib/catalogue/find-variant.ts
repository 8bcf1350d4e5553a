import { lessonsPerWeek, type Product, productUnit } from "@pkg/domain";
import type { LessonChoice } from "./lesson-choice";

/** The two optional features of a lesson. */
export type Variant = Pick<Product, "rentTablet" | "bundlingApplied">;

/** Fields that identify a lesson across its variants. */
const SAME_LESSON = [
  "schoolLevel",
  "tutorRank",
  "minutes",
  "totalMonths",
  "totalWeeks",
  "totalCounts",
] as const satisfies readonly (keyof Product)[];

/** The monthly product of a choice, not bundled; null when it isn't sold, or no months are chosen. */
export function findMonthly(products: readonly Product[], choice: LessonChoice): Product | null {
  const found = products.filter(
    (product) =>
      productUnit(product) === "MONTH" &&
      product.totalMonths === choice.months &&
      product.schoolLevel === choice.schoolLevel &&
      product.tutorRank === choice.tutorRank &&
      product.minutes === choice.minutes &&
      lessonsPerWeek(product) === choice.perWeek &&
      product.rentTablet === choice.rentTablet &&
      !product.bundlingApplied,
  );
  return cheapest(found);
}

/** The same lesson in another variant (or unchanged when it already is one); null when it isn't sold. */
export function variantOf(products: readonly Product[], lesson: Product, variant: Variant): Product | null {
  if (isVariant(lesson, variant)) return lesson;
  return cheapest(
    products.filter(
      (product) => isVariant(product, variant) && SAME_LESSON.every((key) => product[key] === lesson[key]),
    ),
  );
}

function isVariant(product: Product, { rentTablet, bundlingApplied }: Variant): boolean {
  return product.rentTablet === rentTablet && product.bundlingApplied === bundlingApplied;
}

/** Duplicate offers should not exist; if they do, picks the cheaper one deterministically. */
function cheapest(products: readonly Product[]): Product | null {
  const [best] = [...products].sort((a, b) => a.finalCost - b.finalCost || a.id - b.id);
  return best ?? null;
}
