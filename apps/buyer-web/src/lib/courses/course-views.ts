import { type Course, lessonTerms, lessonTotal, type Product, type SubjectLabels } from "@pkg/domain";
import { api, type components, dataOf, isApiError } from "@pkg/web/platform/api/api";
import { madeRead } from "@pkg/web/platform/api/query";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

type SubjectWire = components["schemas"]["Subject"];

/** A course with its product and labels. */
export interface CourseView extends SubjectLabels {
  readonly course: Course;
  readonly product: Product;
  readonly isAvailable: boolean;
  /**
   * Of a course that was bought: its lessons, those of a benefit included, and how long they can be taken, if any can.
   */
  readonly bought?: { readonly totalCounts: number; readonly period: string | null };
  /** What a course that was bought is now, and its page; undefined while that is not known. */
  readonly now?: { readonly label: string; readonly href: string } | undefined;
  /** Of a course that was given up: how many of its lessons were used. */
  readonly keptCount?: number | null;
}

/** A course whose product no longer exists at all. */
export interface LostCourse {
  readonly course: Course;
}

/** The courses of an order with labels; `lost` ones must be chosen again. */
export interface CourseViews {
  readonly views: readonly CourseView[];
  readonly lost: readonly LostCourse[];
}

async function readProduct(id: number) {
  try {
    return await dataOf(api().GET("/lessons/products/{id}", { params: { path: { id } } }));
  } catch (error) {
    if (isApiError(error, "class", 20001)) return null;
    throw error;
  }
}

/** The subjects with their details, for labels. */
function readSubjects() {
  return dataOf(api().GET("/subjects", { params: { query: { displayable: "true" } } }));
}

async function readViews(courses: readonly Course[]): Promise<CourseViews> {
  const ids = [...new Set(courses.map(({ productId }) => productId))];
  const [subjects, ...products] = await Promise.all([readSubjects(), ...ids.map(readProduct)]);
  const byId = new Map(products.flatMap((product) => (product ? [[product.id, product] as const] : [])));
  const views = courses.flatMap((course) => {
    const found = byId.get(course.productId);
    if (!found) return [];
    const { available, ...product } = found;
    return [{ course, product, isAvailable: available, ...labelsOf(subjects.content, course) }];
  });
  return { views, lost: courses.filter(({ productId }) => !byId.has(productId)).map((course) => ({ course })) };
}

/** The Korean labels of a course. */
function labelsOf(subjects: readonly SubjectWire[], { subject, subjectDetail }: Course) {
  const found = subjects.find(({ key }) => key === subject);
  const detail = found?.subjectDetails.find(({ key }) => key === subjectDetail);
  return { subjectLabel: found?.label ?? "수업", subjectDetailLabel: detail?.label ?? "" };
}

/** Reads the products and labels of the chosen courses. */
export function useCourseViews(courses: readonly Course[] | undefined) {
  return useQuery({
    ...madeRead("/lessons/products/{id}", { courses }, () => readViews(courses ?? [])),
    enabled: courses !== undefined && courses.length > 0,
    staleTime: 10_000,
    // Keeps the previous data while a swapped product loads.
    placeholderData: keepPreviousData,
  });
}

/** "60분 · 주 2회 · 3개월 (24회 + 1회 더)" with bonus lessons; for a counted product its name: "40분 · 체험 1회". */
export function courseFacts(product: Product, totalCounts = lessonTotal(product, null)): string {
  if (product.totalMonths === 0) return lessonTerms(product);
  const more = totalCounts - product.totalCounts;
  return `${lessonTerms(product)} (${more > 0 ? `${product.totalCounts}회 + ${more}회 더` : `${totalCounts}회`})`;
}
