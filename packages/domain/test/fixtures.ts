import type { Benefit, BenefitCoupon, MatchTutor, MatchWish, Product } from "../src/index.ts";
import { periodsToCalendar, type WeeklyAvailablePeriods } from "../src/index.ts";

/** 60 minutes, twice a week, three months, basic, middle school, own device, alone: 816,960 won. */
export function product(change: Partial<Product> = {}): Product {
  return withFinalCost({
    id: 1,
    name: "중등 60분 주 2회 3개월",
    totalMonths: 3,
    totalWeeks: 12,
    totalCounts: 24,
    minutes: 60,
    freeLessonCounts: 1,
    rentTablet: false,
    bundlingApplied: false,
    periodic: false,
    tutorRank: "BASIC",
    schoolLevel: "MIDDLE",
    scheduleOrderProductId: null,
    expiryMonths: 4,
    cost: 888_000,
    discountedCost: 888_000,
    discountRate: 0,
    monthlyTabletCost: 0,
    monthlyTabletDiscountCost: 0,
    monthlyBundlingDiscountCost: 0,
    monthlyLongTermDiscountCost: 14_800,
    monthlyMultiLessonDiscountCost: 8_880,
    finalCost: 0,
    ...change,
  });
}

/** Discounts count per month; a test that needs another final cost sets it after. */
function withFinalCost(input: Product): Product {
  const monthly =
    input.monthlyTabletDiscountCost +
    input.monthlyBundlingDiscountCost +
    input.monthlyLongTermDiscountCost +
    input.monthlyMultiLessonDiscountCost;
  return { ...input, finalCost: input.cost - monthly * input.totalMonths };
}

/** The one-lesson trial: a COUNT product. */
export function trial(change: Partial<Product> = {}): Product {
  return product({
    id: 9,
    name: "체험 1회",
    totalMonths: 0,
    totalWeeks: 0,
    totalCounts: 1,
    freeLessonCounts: 0,
    cost: 9_900,
    monthlyLongTermDiscountCost: 0,
    monthlyMultiLessonDiscountCost: 0,
    ...change,
  });
}

export function coupon(couponName: string): BenefitCoupon {
  return { couponId: `id-${couponName}`, couponCode: `code-${couponName}`, couponName };
}

export function benefit(change: Partial<Benefit> = {}): Benefit {
  return {
    id: "code-첫수강",
    benefitType: "COUPON",
    condition: "NONE",
    finalDiscountCost: 0,
    appliedProducts: [],
    productsOnly: false,
    trialsOnly: false,
    additionalLessonType: null,
    additionalLessonCount: 0,
    discountCost: 0,
    discountRate: 0,
    coupon: coupon("첫수강"),
    referralCode: null,
    validMonths: [],
    startAt: null,
    endAt: null,
    ...change,
  };
}

export function week(change: Partial<WeeklyAvailablePeriods> = {}): WeeklyAvailablePeriods {
  return { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [], ...change };
}

/** Math twice a week for 60 minutes, free on Tuesday and Thursday evening, no soft wish. */
export function wish(change: Partial<MatchWish> = {}): MatchWish {
  return {
    subject: "MATH",
    subjectLabel: "수학",
    subjectDetail: "MATH_M2_2",
    rank: "BASIC",
    minutes: 60,
    lessonsPerWeek: 2,
    calendar: periodsToCalendar(week({ tuesday: ["19:00-22:00"], thursday: ["19:00-22:00"] })),
    tutorGenders: [],
    likedTutorStyles: [],
    dislikedTutorStyles: [],
    tutorUniversities: [],
    tutorPassTypes: [],
    tutorTracks: [],
    ...change,
  };
}

/** A tutor who meets every condition of `wish()`. */
export function tutor(change: Partial<MatchTutor> = {}): MatchTutor {
  return {
    rank: "BASIC",
    subjectDetails: ["MATH_M2_2"],
    confidenceSubjects: [{ subject: "MATH", level: "VERY_HIGH" }],
    calendar: periodsToCalendar(week({ tuesday: ["18:00-22:00"], thursday: ["18:00-22:00"] })),
    gender: "FEMALE",
    styles: ["METICULOUS", "WARM"],
    universityTier: "HIGHEST",
    admissionType: "REGULAR_DECISION",
    majorTrack: "NATURAL_SCIENCES",
    activeMatches: 0,
    maxMatches: 5,
    ...change,
  };
}
