import { type Benefit, CONSENT_KEYS } from "@pkg/domain";
import { describe, expect, it } from "vitest";
import type { CourseView } from "@/lib/courses/course-views";
import type { UpSellingOffer } from "@/lib/up-selling/up-selling";
import { monthly } from "../../../../test/sample-products";
import { toCheckout } from "./checkout";

const NOW = new Date("2026-11-20T03:00:00Z");
const lesson = monthly({ schoolLevel: "HIGH", tutorRank: "BASIC", minutes: 60, months: 1, perWeek: 2 }, "plain", 7);
const view = (name: string): CourseView => ({
  course: { productId: 7, subject: "MATH", subjectDetail: "MATH_H1" },
  product: { ...lesson, name },
  isAvailable: true,
  subjectLabel: "수학",
  subjectDetailLabel: "고1",
});
const termsOf = (name: string) => toCheckout([view(name)], null, null, NOW).consents.map(({ key }) => key);

it("asks for the terms of a short product for students abroad with such a product only", () => {
  expect(termsOf("유학생 단기 4주 고등 60분")).toContain("STUDY_ABROAD_SHORT_TERM");
  expect(termsOf(lesson.name)).not.toContain("STUDY_ABROAD_SHORT_TERM");
});

it("names no price of a month that goes on with another than the first", () => {
  const benefit = {
    benefitType: "COUPON",
    discountCost: 30_000,
    discountRate: null,
    coupon: null,
  } as unknown as Benefit;
  const perMonth = (product: object, applied: Benefit | null) =>
    toCheckout([{ ...view(lesson.name), product: { ...lesson, ...product } }], applied, null, NOW).ledger.perMonth;
  expect(perMonth({ periodic: true }, null)).toBe(lesson.finalCost);
  expect(perMonth({ periodic: true }, benefit)).toBeNull();
  expect(perMonth({ periodic: false }, benefit)).toBe(lesson.finalCost - 30_000);
});

describe("going on with a class", () => {
  const course = { ...view(lesson.name).course, matchId: "m1" };
  const offer = (change: object = {}, rentTablet = false) =>
    ({
      token: "t",
      givenConsents: CONSENT_KEYS,
      classes: [{ matchId: "m1", refundAmount: 10_000, rentTablet }],
      ...change,
    }) as unknown as UpSellingOffer;
  const pay = (product: object, upSelling: UpSellingOffer) =>
    toCheckout([{ ...view(lesson.name), course, product: { ...lesson, ...product } }], null, null, NOW, upSelling);

  it("takes what is left of the class off the price", () => {
    const { ledger } = pay({}, offer());
    expect(ledger.lines).toContainEqual(expect.objectContaining({ kind: "UP_SELLING_REFUND", amount: -10_000 }));
    expect(ledger.total).toBe(lesson.finalCost - 10_000);
  });

  it("hides the terms that were agreed to, and shows them when one is missing", () => {
    expect(pay({}, offer()).consents).toEqual([]);
    const keys = (upSelling: UpSellingOffer) => pay({ totalMonths: 12 }, upSelling).consents.map(({ key }) => key);
    expect(keys(offer({ givenConsents: ["STUDENT_TERMS"] }))).toContain("TWELVE_MONTH_PRODUCT");
    expect(pay({}, offer({ givenConsents: [] })).consents.map(({ key }) => key)).toContain("STUDENT_TERMS");
  });

  it("asks for no address while the student has a tablet", () => {
    expect(pay({ rentTablet: true }, offer({}, true)).needsAddress).toBe(false);
    expect(pay({ rentTablet: true }, offer()).needsAddress).toBe(true);
  });
});
