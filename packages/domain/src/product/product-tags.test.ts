import { expect, it } from "vitest";
import { product } from "../../test/fixtures.ts";
import { productTags } from "./product-tags.ts";
import { tabletDescription } from "./tablet.ts";

const bundled = { monthlyBundlingDiscountCost: 20_000 };
it.each([
  [{ ...bundled }, ["무료 수업 1회", "정가보다 월 4만 원 할인"]],
  [
    { ...bundled, freeLessonCounts: 3, monthlyLongTermDiscountCost: 29_600 },
    ["무료 수업 3회", "정가보다 월 5만 원 할인"],
  ],
  [
    { ...bundled, freeLessonCounts: 8, monthlyLongTermDiscountCost: 44_400 },
    ["무료 수업 8회", "정가보다 월 7만 원 할인"],
  ],
  [{ freeLessonCounts: 0, monthlyLongTermDiscountCost: 0 }, []],
  [{ freeLessonCounts: 0, monthlyLongTermDiscountCost: 1_120 }, ["정가보다 월 1만 원 할인"]],
  [{ freeLessonCounts: 0, monthlyLongTermDiscountCost: 1_119, monthlyTabletDiscountCost: 30_000 }, []],
])("%o: %o", (change, tags) => {
  expect(productTags(product(change))).toEqual(tags);
});

it.each([
  [1, "내 태블릿을 써요"],
  [3, "중고 태블릿을 빌려 드려요"],
  [6, "새 태블릿을 빌려 드려요"],
  [12, "새 태블릿을 무료로 드려요"],
  [0, null],
  [2, null],
])("the tablet of %i months: %s", (months, description) => {
  expect(tabletDescription(months)).toBe(description);
});
