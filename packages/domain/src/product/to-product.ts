import type { SchoolLevel } from "../user/school-level.ts";
import type { Product } from "./product.ts";
import type { TutorRank } from "./tutor-rank.ts";

type Defaulted =
  | "periodic"
  | "tutorRank"
  | "schoolLevel"
  | "scheduleOrderProductId"
  | "monthlyBundlingDiscountCost"
  | "monthlyLongTermDiscountCost"
  | "monthlyMultiLessonDiscountCost";

/** A product as it is read: `gradeCategory` gives the school level, and seven fields may be missing. */
export interface ProductInput extends Omit<Product, Defaulted> {
  readonly periodic?: boolean | null;
  readonly tutorRank?: TutorRank | null;
  readonly gradeCategory?: SchoolLevel | null;
  readonly scheduleOrderProductId?: number | null;
  readonly monthlyBundlingDiscountCost?: number | null;
  readonly monthlyLongTermDiscountCost?: number | null;
  readonly monthlyMultiLessonDiscountCost?: number | null;
}

/**
 * Fills in a product's defaults: periodic = whether scheduleOrderProductId exists, rank BASIC, level MIDDLE,
 * and 0 for the three monthly discounts.
 */
export function toProduct({ gradeCategory, ...input }: ProductInput): Product {
  const scheduleOrderProductId = input.scheduleOrderProductId ?? null;
  return {
    ...input,
    scheduleOrderProductId,
    periodic: input.periodic ?? scheduleOrderProductId !== null,
    tutorRank: input.tutorRank ?? "BASIC",
    schoolLevel: gradeCategory ?? "MIDDLE",
    monthlyBundlingDiscountCost: input.monthlyBundlingDiscountCost ?? 0,
    monthlyLongTermDiscountCost: input.monthlyLongTermDiscountCost ?? 0,
    monthlyMultiLessonDiscountCost: input.monthlyMultiLessonDiscountCost ?? 0,
  };
}
