import { type CatalogueLevel, lessonTerms, type Product, SCHOOL_LEVEL_LABELS } from "@pkg/domain";

/** Labels of the school levels. */
export const LEVEL_NAMES: Readonly<Record<CatalogueLevel, string>> = { MIDDLE: "중학생", HIGH: "고등학생" };

/** A product in one line with the school level: "중등 · 60분 · 주 2회 · 3개월". */
export function lessonSummary(product: Product): string {
  return `${SCHOOL_LEVEL_LABELS[product.schoolLevel]} · ${lessonTerms(product)}`;
}
