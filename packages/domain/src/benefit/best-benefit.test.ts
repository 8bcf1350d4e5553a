import { describe, expect, it } from "vitest";
import { benefit, coupon, product } from "../../test/fixtures.ts";
import type { Benefit } from "./benefit.ts";
import { benefitToApply, bestBenefit } from "./best-benefit.ts";

const named = (name: string, change: Partial<Benefit>) => benefit({ id: name, coupon: coupon(name), ...change });
const first = named("첫수강", { condition: "FIRST", discountRate: 5 });
const referral = benefit({ id: "R1", benefitType: "REFERRAL", coupon: null, referralCode: "R1", discountCost: 30_000 });
const again = named("재등록", { additionalLessonType: "COUNT", additionalLessonCount: 2 });
const annual = named("연간", { additionalLessonType: "MONTH", additionalLessonCount: 1 });
const courses = [{ ...product(), finalCost: 1_118_760 }];
const context = { now: new Date("2026-11-20T00:00:00Z") };

describe("bestBenefit", () => {
  it("picks the larger one and says by how much", () => {
    const result = bestBenefit(courses, [referral, first], context);
    expect(result.best).toEqual({ benefit: first, discount: 55_938, addedLessonValue: 0 });
    expect(result.others).toEqual([{ benefit: referral, discount: 30_000, addedLessonValue: 0 }]);
    expect(result.message).toBe("첫수강 쿠폰을 쓰면 25,938원을 더 아낄 수 있어요.");
  });

  it("values added lessons at the order's own price", () => {
    const result = bestBenefit(courses, [first, again, annual], context);
    expect(result.best).toEqual({ benefit: annual, discount: 0, addedLessonValue: 372_920 });
    expect(result.others[0]).toEqual({ benefit: again, discount: 0, addedLessonValue: 93_230 });
    expect(result.message).toBe("연간 쿠폰을 쓰면 279,690원만큼 더 이득이에요.");
  });

  it("spreads an added month over the longest course, and added lessons over all", () => {
    const two = [
      { ...product(), finalCost: 600_000 },
      { ...product({ totalMonths: 6, totalCounts: 48 }), finalCost: 600_000 },
    ];
    const result = bestBenefit(two, [annual, again], context);
    expect([result.best?.addedLessonValue, result.others[0]?.addedLessonValue]).toEqual([200_000, 33_333]);
  });

  it("values nothing where there are no months or lessons to compare with", () => {
    const none = [{ id: 1, finalCost: 9_900, totalMonths: 0, totalCounts: 0 }];
    const values = bestBenefit(none, [annual, again], context);
    expect([values.best?.addedLessonValue, values.others[0]?.addedLessonValue]).toEqual([0, 0]);
    expect(bestBenefit([], [annual], context).best).toMatchObject({ discount: 0, addedLessonValue: 0 });
  });

  it("counts a discount only up to the price, prefers money off, then the first listed", () => {
    const big = named("큰", { discountCost: 2_000_000 });
    const other = named("다른", { discountRate: 100 });
    const result = bestBenefit(courses, [big, other], context);
    expect(result.best).toMatchObject({ benefit: big, discount: 1_118_760 });
    expect(result.message).toBe("큰 쿠폰과 다른 쿠폰의 혜택이 같아요.");
    const month = [{ id: 1, finalCost: 30_000, totalMonths: 1, totalCounts: 1 }];
    const lesson = named("수업", { additionalLessonType: "COUNT", additionalLessonCount: 1 });
    expect(bestBenefit(month, [lesson, referral], context).best?.benefit).toBe(referral);
  });

  it("says that money and lessons compare as a gain, whichever is better", () => {
    const rich = named("큰", { discountRate: 50 });
    expect(bestBenefit(courses, [rich, again], context).message).toBe("큰 쿠폰을 쓰면 466,150원만큼 더 이득이에요.");
    expect(bestBenefit(courses, [annual, referral], context).message).toBe(
      "연간 쿠폰을 쓰면 342,920원만큼 더 이득이에요.",
    );
  });

  it("puts the particle that a referral code needs", () => {
    const small = named("작은", { discountCost: 10_000 });
    const same = named("같은", { discountCost: 30_000 });
    expect(bestBenefit(courses, [small, referral], context).message).toBe(
      "추천코드를 쓰면 20,000원을 더 아낄 수 있어요.",
    );
    expect(bestBenefit(courses, [referral, same], context).message).toBe("추천코드와 같은 쿠폰의 혜택이 같아요.");
  });

  it("does not value a count without a unit", () => {
    const odd = named("이상한", { additionalLessonType: null, additionalLessonCount: 2 });
    expect(bestBenefit(courses, [odd], context).best).toMatchObject({ addedLessonValue: 0 });
  });

  it("says why another was refused", () => {
    const result = bestBenefit(courses, [first, referral, annual], {
      ...context,
      facts: { hasCourse: true },
      usedBenefitIds: ["연간"],
    });
    expect(result.best?.benefit).toBe(referral);
    expect(result.others).toEqual([]);
    expect(result.message).toBe("");
    expect(result.refused).toEqual([
      { benefit: first, errorCode: 50006, message: expect.stringMatching(/^첫 결제에만/) },
      { benefit: annual, errorCode: 50005, message: "이미 쓴 혜택이에요." },
    ]);
  });

  it("checks the products and months of the courses", () => {
    const limited = named("한정", { discountRate: 50, appliedProducts: [99] });
    const months = named("기간", { discountRate: 50, validMonths: [12] });
    const fits = named("맞음", { discountRate: 1, appliedProducts: [1], validMonths: [3] });
    const result = bestBenefit(courses, [limited, months, fits], context);
    expect(result.best?.benefit).toBe(fits);
    expect(result.refused.map(({ errorCode }) => errorCode)).toEqual([50006, 50006]);
  });

  it("finds nothing among nothing", () => {
    expect(bestBenefit(courses, [], context)).toEqual({ best: null, others: [], refused: [], message: "" });
  });
});

describe("benefitToApply", () => {
  const wow = named("쿠팡 와우 카드 할인", { discountCost: 500_000 });
  const big = named("큰", { discountCost: 2_000_000 });
  const trial = [{ id: 9, finalCost: 9_900, totalMonths: 0, totalCounts: 1 }];

  it.each([
    ["the best of those without a condition", courses, [wow, referral, first], first],
    ["not the card discount, since the card is not known", courses, [wow], null],
    ["not what is for cards by its condition", courses, [named("카드", { condition: "CARD", discountRate: 5 })], null],
    ["not an amount that the price does not use up", courses, [big], null],
    ["a rate that takes everything", courses, [named("전액", { discountRate: 100 })], "전액"],
    ["nothing on a trial", trial, [first, referral], null],
    ["something for a trial beside months", [...trial, ...courses], [first], first],
    ["nothing for nothing", [], [first], null],
  ])("%s", (_, given, benefits, expected) => {
    const id = typeof expected === "string" ? expected : (expected?.id ?? null);
    expect(benefitToApply(given, benefits, context)?.benefit.id ?? null).toBe(id);
  });
});
