import type { SchoolLevel } from "../user/school-level.ts";
import type { TutorRank } from "./tutor-rank.ts";

/** What a product is counted in. */
export const PRODUCT_UNITS = ["COUNT", "MONTH"] as const;
export type ProductUnit = (typeof PRODUCT_UNITS)[number];

/** At most this many courses in one order. */
export const MAX_COURSES_PER_ORDER = 10;

/** A lesson product. Costs are won; `totalCounts` are the paid lessons, `freeLessonCounts` come on top. */
export interface Product {
  readonly id: number;
  readonly name: string;
  /** 0 for COUNT products. */
  readonly totalMonths: number;
  readonly totalWeeks: number;
  readonly totalCounts: number;
  /** Length of one lesson. */
  readonly minutes: number;
  readonly freeLessonCounts: number;
  readonly rentTablet: boolean;
  readonly bundlingApplied: boolean;
  readonly periodic: boolean;
  readonly tutorRank: TutorRank;
  readonly schoolLevel: SchoolLevel;
  readonly scheduleOrderProductId: number | null;
  readonly expiryMonths: number;
  /** List price, with `monthlyTabletCost` x `totalMonths` in it. */
  readonly cost: number;
  readonly discountedCost: number;
  /** Per cent. */
  readonly discountRate: number;
  readonly monthlyTabletCost: number;
  readonly monthlyTabletDiscountCost: number;
  readonly monthlyBundlingDiscountCost: number;
  readonly monthlyLongTermDiscountCost: number;
  readonly monthlyMultiLessonDiscountCost: number;
  /** What the product costs before a benefit: `cost` minus the four monthly discounts x `totalMonths`. */
  readonly finalCost: number;
}

/** The unit a product is sold in: MONTH when it runs for months, otherwise COUNT. */
export function productUnit({ totalMonths }: Pick<Product, "totalMonths">): ProductUnit {
  return totalMonths > 0 ? "MONTH" : "COUNT";
}

/** Tells whether a course is a trial: a single lesson. */
export function isTrialCourse({ totalMonths, totalCounts }: Pick<Product, "totalMonths" | "totalCounts">): boolean {
  return totalMonths === 0 && totalCounts === 1;
}

/** A short product for a student who studies abroad has terms of its own; it is known by its name. */
export function isStudyAbroadShortTerm({ name }: Pick<Product, "name">): boolean {
  return name.replaceAll(" ", "").includes("유학생단기");
}

/** Lessons in one week of a MONTH product, rounded up; 1 for a COUNT product without weeks. */
export function lessonsPerWeek({ totalCounts, totalWeeks }: Pick<Product, "totalCounts" | "totalWeeks">): number {
  return totalWeeks > 0 ? Math.ceil(totalCounts / totalWeeks) : 1;
}
