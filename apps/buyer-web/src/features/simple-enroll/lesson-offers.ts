import { type Course, countedName, orderLedger, type Product, productTags, productUnit } from "@pkg/domain";
import type { EnrollCatalogue } from "@/lib/catalogue/enroll-catalogue";
import { findMonthly } from "@/lib/catalogue/find-variant";
import type { LessonChoice } from "@/lib/catalogue/lesson-choice";
import { isSameLesson } from "./course-entries";
import { type CourseList, planList } from "./plan-list";

/** A course without its product; a tutor is whom it begins with. */
export type LessonPlace = Pick<Course, "subject" | "subjectDetail" | "tutorId">;

/** One product for a subject, at its price in the list. */
export interface LessonOffer {
  /** The lesson, whatever its variant: "3" for three months, "#체험 1회" for a counted product. */
  readonly key: string;
  readonly lesson: Product;
  readonly isPossible: boolean;
  readonly tags: readonly string[];
  /** Won; null for a counted product. */
  readonly perMonth: number | null;
  readonly perLesson: number | null;
  readonly total: number;
}

/** The same key for every variant of a lesson. */
export function offerKey(product: Product): string {
  return productUnit(product) === "MONTH" ? String(product.totalMonths) : `#${countedName(product)}`;
}

/** The monthly products of a choice, short to long. */
export function monthlyLessons(
  products: readonly Product[],
  choice: LessonChoice,
  months: readonly number[],
): Product[] {
  return months.flatMap((each) => findMonthly(products, { ...choice, months: each, rentTablet: false }) ?? []);
}

/**
 * The counted products of a school level and rank (체험 1회, 시험대비 4회), cheapest first: one of each, with the minutes of the
 * choice where it is sold so.
 */
export function countedLessons(
  products: readonly Product[],
  { schoolLevel, tutorRank, minutes }: LessonChoice,
): Product[] {
  const counted = products
    .filter((it) => productUnit(it) === "COUNT" && it.schoolLevel === schoolLevel && it.tutorRank === tutorRank)
    .sort((a, b) => Number(b.minutes === minutes) - Number(a.minutes === minutes) || a.finalCost - b.finalCost);
  const names = [...new Set(counted.map(countedName))];
  return names
    .flatMap((name) => counted.find((it) => countedName(it) === name) ?? [])
    .sort((a, b) => a.finalCost - b.finalCost);
}

/** The equivalent lesson after a change of the choice: the same months, or the same kind of counted product. */
export function sameLessonFor(products: readonly Product[], lesson: Product, choice: LessonChoice): Product | null {
  const offered =
    productUnit(lesson) === "MONTH"
      ? monthlyLessons(products, choice, [lesson.totalMonths])
      : countedLessons(products, choice).filter((it) => countedName(it) === countedName(lesson));
  return offered[0] ?? null;
}

/** Adds a product for a subject to the list, replacing the subject's current one. */
export function withLesson(list: CourseList, place: LessonPlace, product: Product): CourseList {
  const taken = { ...place, productId: product.id };
  const courses = list.courses.some((course) => isSameLesson(course, place))
    ? list.courses.map((course) => (isSameLesson(course, place) ? { ...course, ...taken } : course))
    : [...list.courses, taken];
  return { ...list, courses };
}

/** The price of a lesson in the list, bundled when it would be bundled. */
export function toOffer(
  catalogue: EnrollCatalogue,
  list: CourseList,
  place: LessonPlace,
  lesson: Product,
): LessonOffer {
  const planned = planList(catalogue, withLesson(list, place, lesson));
  const product = planned.entries.find(({ course }) => isSameLesson(course, place))?.planned ?? lesson;
  const { perMonth, perLesson, total } = orderLedger({ courses: [{ product }] });
  const tags = productTags(product);
  return { key: offerKey(lesson), lesson, isPossible: planned.plan !== null, tags, perMonth, perLesson, total };
}
