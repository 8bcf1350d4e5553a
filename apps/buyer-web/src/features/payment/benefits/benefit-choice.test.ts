import type { Benefit } from "@pkg/domain";
import { describe, expect, it } from "vitest";
import { benefitInForce, codesOf, decidedCode } from "./benefit-choice";

const NOW = new Date("2026-11-20T03:00:00Z");
const COURSES = [{ id: 1, finalCost: 1_000_000, totalMonths: 6, totalCounts: 48 }];

function coupon(id: string, terms: Partial<Benefit>): Benefit {
  return {
    id,
    benefitType: "COUPON",
    condition: "NONE",
    coupon: { couponId: id, couponCode: id, couponName: id },
    referralCode: null,
    finalDiscountCost: 0,
    appliedProducts: [],
    additionalLessonType: null,
    additionalLessonCount: 0,
    discountCost: 0,
    discountRate: 0,
    validMonths: [],
    startAt: null,
    endAt: null,
    ...terms,
  };
}

const FIRST = coupon("FIRST", { discountRate: 5 });
const FINAL = coupon("FINAL", { discountCost: 30_000 });

describe("decidedCode", () => {
  it("distinguishes a code, none and undecided", () => {
    expect(decidedCode({ couponCode: "FIRST", referralCode: null })).toBe("FIRST");
    expect(decidedCode({ couponCode: null, referralCode: "NARAN1" })).toBe("NARAN1");
    expect(decidedCode({ couponCode: null, referralCode: null })).toBeNull();
    expect(decidedCode({})).toBeUndefined();
  });

  it("reads back what codesOf wrote", () => {
    expect(decidedCode(codesOf(FIRST))).toBe("FIRST");
    expect(decidedCode(codesOf(null))).toBeNull();
    const referral = { coupon: null, referralCode: "NARAN1" };
    expect(decidedCode(codesOf(referral))).toBe("NARAN1");
  });
});

describe("benefitInForce", () => {
  it("applies the highest discount while undecided", () => {
    expect(benefitInForce(undefined, [FINAL, FIRST], COURSES, NOW)).toBe(FIRST);
    expect(benefitInForce(undefined, [], COURSES, NOW)).toBeNull();
  });

  it("keeps a benefit for later on a trial, until it is chosen", () => {
    const trial = [{ id: 9, finalCost: 9_900, totalMonths: 0, totalCounts: 1 }];
    expect(benefitInForce(undefined, [FINAL, FIRST], trial, NOW)).toBeNull();
    expect(benefitInForce("FINAL", [FINAL, FIRST], trial, NOW)).toBe(FINAL);
  });

  it("keeps the buyer's decision, also against the better one", () => {
    expect(benefitInForce("FINAL", [FINAL, FIRST], COURSES, NOW)).toBe(FINAL);
    expect(benefitInForce(null, [FINAL, FIRST], COURSES, NOW)).toBeNull();
  });

  it("finds a decision however its code was written", () => {
    expect(benefitInForce(" final\u200b", [FINAL, FIRST], COURSES, NOW)).toBe(FINAL);
  });

  it("gives none for a code that cannot be used any more", () => {
    expect(benefitInForce("GONE", [FINAL], COURSES, NOW)).toBeNull();
  });
});
