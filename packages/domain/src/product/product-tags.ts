import type { Product } from "./product.ts";

/** The fields of a product that make its tags. */
export type TaggedProduct = Pick<
  Product,
  "freeLessonCounts" | "monthlyBundlingDiscountCost" | "monthlyLongTermDiscountCost" | "monthlyMultiLessonDiscountCost"
>;

/**
 * A product's tags: "무료 수업 n회" and "정가보다 월 n만 원 할인". The discount is the lesson's (long term, lessons per week,
 * bundling), rounded down to 10,000 won; below that there is no tag. The tablet has its own line and is not in it.
 */
export function productTags(product: TaggedProduct): string[] {
  const discount =
    product.monthlyBundlingDiscountCost + product.monthlyLongTermDiscountCost + product.monthlyMultiLessonDiscountCost;
  const tenThousands = Math.floor(discount / 10_000);
  const tags: string[] = [];
  if (product.freeLessonCounts > 0) tags.push(`무료 수업 ${product.freeLessonCounts}회`);
  if (tenThousands > 0) tags.push(`정가보다 월 ${tenThousands}만 원 할인`);
  return tags;
}
