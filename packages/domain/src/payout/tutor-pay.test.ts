import { expect, it } from "vitest";
import { tutorPay } from "./tutor-pay.ts";

it.each([
  // 중등 60분 주 2회 1개월: 8 x 37,000.
  [{ cost: 296_000, monthlyTabletCost: 0, totalMonths: 1, totalCounts: 8 }, 20_300],
  // The same for three months with a rented tablet: the tablet is not the tutor's.
  [{ cost: 888_000 + 45_000, monthlyTabletCost: 15_000, totalMonths: 3, totalCounts: 24 }, 20_300],
  // 체험 1회.
  [{ cost: 9_900, monthlyTabletCost: 0, totalMonths: 0, totalCounts: 1 }, 5_400],
])("%o pays %i won a lesson", (product, won) => {
  expect(tutorPay(product)).toBe(won);
});
