import {
  type CatalogueLevel,
  lessonsPerWeek,
  type Product,
  productUnit,
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

/** The short name of a counted product: "체험 1회" of "체험 1회 중등 60분". */
export function countedName({ name }: Pick<Product, "name">): string {
  return /^.*?\d+회/.exec(name)?.[0] ?? name;
}

/** A product in one line: "60분 · 주 2회 · 3개월", or "40분 · 체험 1회" for a counted one. */
export function lessonTerms(product: Product): string {
  const { minutes, totalMonths } = product;
  if (productUnit(product) === "COUNT") return `${minutes}분 · ${countedName(product)}`;
  return `${minutes}분 · 주 ${lessonsPerWeek(product)}회 · ${totalMonths}개월`;
}

/** The same, prefixed with the school level: "중등 · 60분 · 주 2회 · 3개월". */
export function lessonSummary(product: Product): string {
  return `${SCHOOL_LEVEL_LABELS[product.schoolLevel]} · ${lessonTerms(product)}`;
}
