import type { Product } from "@pkg/domain";

const RATE: Readonly<Record<number, number>> = { 3: 5, 6: 10, 12: 15 };
const WEEKLY_RATE: Readonly<Record<number, number>> = { 2: 3, 3: 6 };
const PER_LESSON: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  MIDDLE: { 40: 27_000, 60: 37_000, 80: 47_000 },
  HIGH: { 40: 31_000, 60: 43_000, 80: 55_000 },
};
const TABLET: Readonly<Record<number, readonly [number, number]>> = {
  3: [15_000, 5_000],
  6: [25_000, 20_000],
  12: [30_000, 30_000],
};
const FREE: Readonly<Record<number, number>> = { 3: 1, 6: 3, 12: 8 };
const EXPIRY: Readonly<Record<number, number>> = { 1: 2, 3: 4, 6: 8, 12: 14 };

type Lesson = Pick<Product, "schoolLevel" | "tutorRank" | "minutes"> & {
  readonly months: number;
  readonly perWeek: number;
};
type Kind = "plain" | "tablet" | "bundled";

/**
 * A monthly product by the prices of the API's `import/data/products.ts`, which an app cannot import: change both. Ids are
 * given by `sampleProducts`.
 */
export function monthly(lesson: Lesson, kind: Kind = "plain", id = 0): Product {
  const { schoolLevel, tutorRank, minutes, months, perWeek } = lesson;
  const perLesson = (PER_LESSON[schoolLevel]?.[minutes] ?? 0) * (tutorRank === "EXPERT" ? 1.5 : 1);
  const month = perLesson * perWeek * 4;
  const [tabletCost, tabletDiscount] = kind === "plain" ? [0, 0] : (TABLET[months] ?? [0, 0]);
  const discounts = {
    monthlyTabletDiscountCost: kind === "bundled" ? tabletCost : tabletDiscount,
    monthlyBundlingDiscountCost: kind === "bundled" ? 20_000 : 0,
    monthlyLongTermDiscountCost: (month * (RATE[months] ?? 0)) / 100,
    monthlyMultiLessonDiscountCost: (month * (WEEKLY_RATE[perWeek] ?? 0)) / 100,
  };
  const cost = (month + tabletCost) * months;
  const discounted = Object.values(discounts).reduce((sum, discount) => sum + discount, 0) * months;
  return {
    id,
    name: `${minutes}분 주 ${perWeek}회 ${months}개월`,
    totalMonths: months,
    totalWeeks: months * 4,
    totalCounts: months * 4 * perWeek,
    minutes,
    freeLessonCounts: FREE[months] ?? 0,
    rentTablet: kind !== "plain",
    bundlingApplied: kind === "bundled",
    periodic: false,
    tutorRank,
    schoolLevel,
    scheduleOrderProductId: null,
    expiryMonths: EXPIRY[months] ?? 0,
    cost,
    discountedCost: discounted,
    discountRate: Math.floor((discounted / cost) * 100),
    monthlyTabletCost: tabletCost,
    ...discounts,
    finalCost: cost - discounted,
  };
}

/** A counted product, not a monthly one. */
export function counted(name: string, counts: number, finalCost: number, id: number): Product {
  const plain = monthly({ schoolLevel: "MIDDLE", tutorRank: "BASIC", minutes: 40, months: 1, perWeek: 1 });
  return {
    ...plain,
    id,
    name,
    totalMonths: 0,
    totalWeeks: 0,
    totalCounts: counts,
    cost: finalCost,
    finalCost,
    discountedCost: 0,
  };
}

/** The whole monthly catalogue and two counted products: 362 in all. */
export function sampleProducts(): Product[] {
  const products: Product[] = [];
  const add = (lesson: Lesson, kind: Kind) => products.push(monthly(lesson, kind, products.length + 1));
  for (const schoolLevel of ["MIDDLE", "HIGH"] as const)
    for (const tutorRank of ["BASIC", "EXPERT"] as const)
      for (const minutes of [40, 60, 80])
        for (const perWeek of [1, 2, 3])
          for (const months of [1, 3, 6, 12]) {
            const lesson = { schoolLevel, tutorRank, minutes, months, perWeek };
            add(lesson, "plain");
            if (months === 1) continue;
            add(lesson, "tablet");
            add(lesson, "bundled");
          }
  products.push(counted("체험 1회", 1, 9_900, 901), counted("시험대비 4회", 4, 148_000, 902));
  return products;
}
