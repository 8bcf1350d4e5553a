import { lessonsPerWeek, type Product, productUnit } from "./product.ts";

/** The short name of a counted product: "체험 1회" of "체험 1회 중등 60분". */
export function countedName({ name }: Pick<Product, "name">): string {
  return /^.*?\d+회/.exec(name)?.[0] ?? name;
}

/** What a product's lessons are, in one line: "60분 · 주 2회 · 3개월", or "60분 · 체험 1회" for a counted one. */
export function lessonTerms(
  product: Pick<Product, "name" | "minutes" | "totalMonths" | "totalWeeks" | "totalCounts">,
): string {
  const { minutes, totalMonths } = product;
  if (productUnit(product) === "COUNT") return `${minutes}분 · ${countedName(product)}`;
  return `${minutes}분 · 주 ${lessonsPerWeek(product)}회 · ${totalMonths}개월`;
}
