import { isSubjectForRank } from "@pkg/domain";
import type { CatalogueSubject } from "@pkg/web/features/tutor/use-catalogue";
import type { SoldProduct } from "./consultation-queries";

/** A course as staff puts it together; empty where nothing is chosen yet. */
export interface OfferCourse {
  /** Names the row, so that another one can be taken out. */
  readonly key: number;
  readonly subject: string;
  readonly subjectDetail: string;
  readonly productId: string;
}

/** What all courses of an order have in common. */
export interface OfferTerms {
  readonly level: "MIDDLE" | "HIGH";
  readonly isBundled: boolean;
  readonly rentTablet: boolean;
}

/** Bundled prices are for courses taken together. */
export const bundles = ({ isBundled }: OfferTerms, courses: readonly OfferCourse[]): boolean =>
  isBundled && courses.length > 1;

/** The products that fit a course and the others beside it. */
export function productsFor(
  products: readonly SoldProduct[],
  subject: string,
  terms: OfferTerms,
  courses: readonly OfferCourse[],
): SoldProduct[] {
  return products.filter(
    (product) =>
      product.schoolLevel === terms.level &&
      product.rentTablet === terms.rentTablet &&
      product.bundlingApplied === bundles(terms, courses) &&
      isSubjectForRank(subject, product.tutorRank),
  );
}

/** The products whose names have every word that was typed ("3개월 주 2회" finds those of three months, twice a week). */
export function searchProducts(products: readonly SoldProduct[], text: string): SoldProduct[] {
  const words = text.split(/[\s,·]+/).filter(Boolean);
  return products.filter(({ name }) => words.every((word) => name.includes(word)));
}

/** The details of a subject that are sold for a level. */
export function detailsFor(subjects: readonly CatalogueSubject[], subject: string, level: OfferTerms["level"]) {
  const found = subjects.find(({ key }) => key === subject);
  return (found?.subjectDetails ?? []).filter(
    ({ purchasable, targetSchoolLevels }) => purchasable && targetSchoolLevels.includes(level),
  );
}

/** The courses after their common terms have changed: each keeps its lessons where they are sold on the new terms. */
export function withTerms(
  courses: readonly OfferCourse[],
  products: readonly SoldProduct[],
  terms: OfferTerms,
): OfferCourse[] {
  return courses.map((course) => {
    const before = products.find(({ id }) => String(id) === course.productId);
    const after =
      before &&
      productsFor(products, course.subject, terms, courses).find(
        (product) =>
          product.minutes === before.minutes &&
          product.totalMonths === before.totalMonths &&
          product.totalCounts === before.totalCounts &&
          product.tutorRank === before.tutorRank,
      );
    return { ...course, productId: after ? String(after.id) : "" };
  });
}

/** What is wrong with the courses; null when nothing is. */
export function coursesProblem(courses: readonly OfferCourse[]): string | null {
  const isWhole = ({ subject, subjectDetail, productId }: OfferCourse) => subject && subjectDetail && productId;
  return courses.every(isWhole) ? null : "과목과 수업을 모두 골라 주세요.";
}
