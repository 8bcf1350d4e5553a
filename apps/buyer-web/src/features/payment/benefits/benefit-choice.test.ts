import type { Benefit } from "@pkg/domain";
import { describe, expect, it } from "vitest";
import { benefitInForce, codesOf, decidedCode, helpOf } from "./benefit-choice";

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
    productsOnly: false,
    trialsOnly: false,
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

describe("helpOf", () => {
  const first = coupon("NEW", { condition: "FIRST", discountCost: 30_000 });
  const card = coupon("CARD", { condition: "CARD", discountCost: 50_000 });

  it("compares only what it chose among, and keeps for later only what can wait", () => {
    const best = "가장 많이 할인되는 혜택을 골라 두었어요.";
    const later = " 다음 수업에 쓰려면 다음에 쓰기를 골라 주세요.";
    expect(helpOf(FINAL, [FINAL, FIRST])).toBe(`${best}${later}`);
    expect(helpOf(first, [first])).toBe(best);
    expect(helpOf(first, [first, card])).toBe(`카드 조건이 없는 혜택 가운데 ${best}`);
    expect(helpOf(null, [card])).toContain("지금 쓰려면 골라 주세요.");
  });
});
