import type { Product } from "../product/product.ts";
import type { LedgerCourse } from "./ledger-types.ts";

type Amount = (product: Product) => number;

/**
 * Where a discount comes from: "정가의 5%", and with the subjects named when not every course has it, "수학 정가의 3%".
 * Different rates are listed per course; a rate that is no whole number is given to one decimal place.
 */
export function discountSourceText(courses: readonly LedgerCourse[], discount: Amount, listPrice: Amount): string {
  const parts = courses
    .filter(({ product }) => discount(product) !== 0)
    .map(({ product, subjectLabel }) => ({
      subject: subjectLabel ?? "",
      rate: Math.round((discount(product) / listPrice(product)) * 1000) / 10,
    }));
  const rates = new Set(parts.map(({ rate }) => rate));
  if (rates.size > 1) return parts.map(({ subject, rate }) => `${subject || "수업"} ${rate}%`).join(" · ");
  const subjects = parts.length === courses.length ? "" : [...new Set(parts.map(({ subject }) => subject))].join("·");
  return `${subjects} 정가의 ${[...rates].join()}%`.trimStart();
}
