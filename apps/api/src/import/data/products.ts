import { TUTOR_RANK_LABELS, TUTOR_RANKS, type TutorRank } from "@pkg/domain";
import type { products } from "../../db/schema/index.ts";

export type CatalogueProduct = typeof products.$inferInsert;
type Level = "MIDDLE" | "HIGH";

const LEVELS = ["MIDDLE", "HIGH"] as const;
const LEVEL_NAMES: Readonly<Record<Level, string>> = { MIDDLE: "중등", HIGH: "고등" };
const MINUTES = [40, 60, 80] as const;
const MONTHS = [1, 3, 6, 12] as const;
const PER_WEEK = [1, 2, 3] as const;
const WEEKS_PER_MONTH = 4;

/** Won for one lesson of a BASIC tutor; an EXPERT one costs half as much again. */
const LESSON_COST: Readonly<Record<Level, Readonly<Record<(typeof MINUTES)[number], number>>>> = {
  MIDDLE: { 40: 27_000, 60: 37_000, 80: 47_000 },
  HIGH: { 40: 31_000, 60: 43_000, 80: 55_000 },
};
/** Per month: per cent off, and won of a tablet. Lessons on top and months to take them are of the whole term. */
const TERMS = {
  1: { discount: 0, freeLessons: 0, expiryMonths: 2, tabletCost: 0, tabletDiscount: 0 },
  3: { discount: 5, freeLessons: 1, expiryMonths: 4, tabletCost: 15_000, tabletDiscount: 5_000 },
  6: { discount: 10, freeLessons: 3, expiryMonths: 8, tabletCost: 25_000, tabletDiscount: 20_000 },
  12: { discount: 15, freeLessons: 8, expiryMonths: 14, tabletCost: 30_000, tabletDiscount: 30_000 },
} as const;
/** Per cent off by lessons per week. */
const MULTI_LESSON_DISCOUNT = { 1: 0, 2: 3, 3: 6 } as const;
/** 결합 할인: won off per course and month, of every term that is sold bundled. */
const BUNDLING_DISCOUNT = 20_000;
const TRIAL_COST = 9_900;
const EXAM_LESSONS = 4;

const lessonCost = (level: Level, rank: TutorRank, minutes: (typeof MINUTES)[number]) =>
  LESSON_COST[level][minutes] * (rank === "EXPERT" ? 1.5 : 1);

interface Variant {
  level: Level;
  rank: TutorRank;
  minutes: (typeof MINUTES)[number];
  perWeek: (typeof PER_WEEK)[number];
  months: (typeof MONTHS)[number];
  rentTablet: boolean;
  bundlingApplied: boolean;
}

/** One product per choice; the id spells the choice, so it never moves: level, rank, minutes, per week, months, tablet, bundling. */
function monthProduct(variant: Variant): CatalogueProduct {
  const { level, rank, minutes, perWeek, months, rentTablet, bundlingApplied } = variant;
  const terms = TERMS[months];
  const monthly = lessonCost(level, rank, minutes) * perWeek * WEEKS_PER_MONTH;
  const monthlyTabletCost = rentTablet ? terms.tabletCost : 0;
  // In a bundle one tablet is lent, and its rental is free.
  const tabletDiscount = bundlingApplied ? terms.tabletCost : terms.tabletDiscount;
  const discounts = {
    monthlyTabletDiscountCost: rentTablet ? tabletDiscount : 0,
    monthlyBundlingDiscountCost: bundlingApplied ? BUNDLING_DISCOUNT : 0,
    monthlyLongTermDiscountCost: (monthly * terms.discount) / 100,
    monthlyMultiLessonDiscountCost: (monthly * MULTI_LESSON_DISCOUNT[perWeek]) / 100,
  };
  const cost = (monthly + monthlyTabletCost) * months;
  const monthlyDiscount = Object.values(discounts).reduce((sum, amount) => sum + amount, 0);
  const digits = [
    LEVELS.indexOf(level) + 1,
    TUTOR_RANKS.indexOf(rank) + 1,
    MINUTES.indexOf(minutes) + 1,
    perWeek,
    MONTHS.indexOf(months) + 1,
    Number(rentTablet),
    Number(bundlingApplied),
  ];
  const extras = [rentTablet ? "태블릿" : "", bundlingApplied ? "결합" : ""].filter(Boolean).join("·");
  const id = Number(digits.join(""));
  return {
    id,
    name: `${nameOf(level, rank, minutes)} 주 ${perWeek}회 ${months}개월${extras ? ` (${extras})` : ""}`,
    unit: "MONTH",
    totalMonths: months,
    totalWeeks: months * WEEKS_PER_MONTH,
    totalCounts: months * WEEKS_PER_MONTH * perWeek,
    minutes,
    freeLessonCounts: terms.freeLessons,
    rentTablet,
    bundlingApplied,
    tutorRank: rank,
    gradeCategory: level,
    // A single month goes on month by month until somebody stops it; longer terms end by themselves.
    scheduleOrderProductId: months === 1 ? id : null,
    expiryMonths: terms.expiryMonths,
    cost,
    monthlyTabletCost,
    ...discounts,
    finalCost: cost - monthlyDiscount * months,
  };
}

function countProduct(
  id: number,
  name: string,
  level: Level,
  rank: TutorRank,
  minutes: number,
  lessons: number,
  cost: number,
): CatalogueProduct {
  return {
    id,
    name,
    unit: "COUNT",
    totalMonths: 0,
    totalWeeks: 0,
    totalCounts: lessons,
    minutes,
    rentTablet: false,
    bundlingApplied: false,
    tutorRank: rank,
    gradeCategory: level,
    expiryMonths: lessons === 1 ? 1 : 2,
    cost,
    finalCost: cost,
  };
}

const nameOf = (level: Level, rank: TutorRank, minutes: number) =>
  `${LEVEL_NAMES[level]} ${rank === "EXPERT" ? TUTOR_RANK_LABELS.EXPERT : ""} ${minutes}분`.replace(/ +/g, " ");

const choices = LEVELS.flatMap((level) => TUTOR_RANKS.map((rank) => ({ level, rank })));

/** Ids of the trial lessons: 9, level, rank, 0. */
export const TRIAL_PRODUCT_IDS: readonly number[] = choices.map(
  (_, index) => 9110 + Math.floor(index / 2) * 100 + (index % 2) * 10,
);

const trialProducts = choices.map(({ level, rank }, index) =>
  countProduct(TRIAL_PRODUCT_IDS[index] ?? 0, `체험 1회 ${nameOf(level, rank, 60)}`, level, rank, 60, 1, TRIAL_COST),
);

const examProducts = choices.flatMap(({ level, rank }, index) =>
  MINUTES.map((minutes, minutesIndex) =>
    countProduct(
      (TRIAL_PRODUCT_IDS[index] ?? 0) + minutesIndex + 1,
      `시험대비 ${EXAM_LESSONS}회 ${nameOf(level, rank, minutes)}`,
      level,
      rank,
      minutes,
      EXAM_LESSONS,
      lessonCost(level, rank, minutes) * EXAM_LESSONS,
    ),
  ),
);

const monthProducts = choices.flatMap((choice) =>
  MINUTES.flatMap((minutes) =>
    PER_WEEK.flatMap((perWeek) =>
      MONTHS.flatMap((months) => {
        const extras = months === 1 ? [false] : [false, true];
        return extras.flatMap((rentTablet) =>
          extras.map((bundlingApplied) =>
            monthProduct({ ...choice, minutes, perWeek, months, rentTablet, bundlingApplied }),
          ),
        );
      }),
    ),
  ),
);

/** Everything that is sold, in production too. The buyer site's tests repeat its prices in `sample-products.ts`. */
export const PRODUCTS: readonly CatalogueProduct[] = [...monthProducts, ...trialProducts, ...examProducts];
