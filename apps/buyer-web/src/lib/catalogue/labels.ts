import {
  type CatalogueLevel,
  lessonTerms,
  type Product,
  SCHOOL_LEVEL_LABELS,
  TUTOR_RANK_LABELS,
  type TutorRank,
} from "@pkg/domain";

/** Labels of the school levels. */
export const LEVEL_NAMES: Readonly<Record<CatalogueLevel, string>> = { MIDDLE: "중학생", HIGH: "고등학생" };

/** Label of a tutor rank ("전문 선생님"); the domain's label is for lessons. */
export function rankName(rank: TutorRank): string {
  return TUTOR_RANK_LABELS[rank].replace(/ 수업$/, "");
}

/** A product in one line with the school level: "중등 · 60분 · 주 2회 · 3개월". */
export function lessonSummary(product: Product): string {
  return `${SCHOOL_LEVEL_LABELS[product.schoolLevel]} · ${lessonTerms(product)}`;
}
