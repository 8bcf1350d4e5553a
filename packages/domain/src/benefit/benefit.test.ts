import { expect, it } from "vitest";
import { benefit, coupon } from "../../test/fixtures.ts";
import {
  BENEFIT_TYPES,
  type BenefitType,
  benefitCardProblem,
  benefitDiscount,
  benefitLabel,
  discountSource,
  discountText,
  isCoupangWowCardBenefit,
  unusedDiscount,
} from "./benefit.ts";
import { toBenefit } from "./to-benefit.ts";

it.each([
  ["쿠팡 와우 카드 할인", true],
  ["[11월] 쿠팡와우 카드할인 5만 원", true],
  ["와우 카드", false],
])("a coupon named %s is the Coupang Wow card benefit: %s", (name, expected) => {
  expect(isCoupangWowCardBenefit(benefit({ coupon: coupon(name) }))).toBe(expected);
});

it("a benefit without a coupon is not", () => {
  expect(isCoupangWowCardBenefit(benefit({ coupon: null }))).toBe(false);
});

it("books a benefit under its source", () => {
  expect(BENEFIT_TYPES.map((benefitType) => discountSource({ benefitType }))).toEqual(["REFERRAL", "COUPON", "ETC"]);
});

const NAMES: readonly [BenefitType, string | null, string][] = [
  ["COUPON", "첫수강", "첫수강 쿠폰"],
  ["COUPON", "생일 쿠폰", "생일 쿠폰"],
  ["COUPON", "쿠팡 와우 카드 할인", "쿠팡 와우 카드 할인"],
  ["COUPON", null, "쿠폰"],
  ["REFERRAL", null, "추천코드"],
  ["REFERRAL", "첫수강", "추천코드"],
  ["OTHER", null, "혜택"],
  ["OTHER", "쿠폰북 선물", "쿠폰북 선물 쿠폰"],
];
it.each(NAMES)("%s %s is named %s", (benefitType, name, label) => {
  expect(benefitLabel({ benefitType, coupon: name === null ? null : coupon(name) })).toBe(label);
});

it.each([
  ["the coupon code", { coupon: coupon("첫수강"), referralCode: "R1" }, "code-첫수강", "COUPON"],
  ["the referral code", { coupon: null, referralCode: "R1" }, "R1", "REFERRAL"],
  ["otherwise a generated one", { coupon: null, referralCode: null }, "generated", "OTHER"],
])("its id is %s", (_, change, id, benefitType) => {
  const response = benefit({ ...change, discountRate: 5 });
  const made = toBenefit(response, { productIds: [1, 2], finalCosts: [100_000, 50_010] }, "generated");
  expect(made).toMatchObject({ id, benefitType, appliedProducts: [1, 2], finalDiscountCost: 7_500 });
});

it.each([
  ["by rate: floor(sum x rate / 100)", [1_001, 998], { discountRate: 5 }, 99],
  ["the rate wins over the fixed cost", [100_000], { discountRate: 10, discountCost: 30_000 }, 10_000],
  ["otherwise the fixed discount cost", [100_000], { discountRate: 0, discountCost: 30_000 }, 30_000],
  ["a fixed cost may exceed the sum", [9_900], { discountCost: 30_000 }, 30_000],
  ["otherwise 0", [100_000], {}, 0],
  ["without a benefit 0", [100_000], null, 0],
  ["without a benefit 0", [100_000], undefined, 0],
  ["without courses 0", [], { discountRate: 10 }, 0],
])("%s", (_, finalCosts, benefit, expected) => {
  expect(benefitDiscount(finalCosts, benefit)).toBe(expected);
});

it.each([
  ["쿠팡 와우 카드 할인", "쿠팡 와우카드", null],
  ["쿠팡 와우 카드 할인", "KB국민 쿠팡와우", null],
  ["쿠팡 와우 카드 할인", "현대카드", "쿠팡 와우 카드로 결제할 때만 쓸 수 있는 할인이에요."],
  ["쿠팡 와우 카드 할인", "카드", "쿠팡 와우 카드로 결제할 때만 쓸 수 있는 할인이에요."],
  ["첫수강", "현대카드", null],
])("the benefit %s with the card %s", (couponName, cardName, problem) => {
  expect(benefitCardProblem({ coupon: coupon(couponName) }, cardName)).toBe(problem);
});

it.each([
  [null, 5, "5% 할인"],
  [30_000, null, "30,000원 할인"],
  [30_000, 5, "5% 할인"],
  [0, 0, ""],
  [null, null, ""],
])("%j won or %j per cent off is %j", (discountCost, discountRate, text) => {
  expect(discountText({ discountCost, discountRate })).toBe(text);
});

it.each([
  ["a fixed discount on a smaller price", [9_900], { discountCost: 30_000 }, 20_100],
  ["on the same price", [10_000, 20_000], { discountCost: 30_000 }, 0],
  ["a rate that takes everything", [9_900], { discountRate: 100 }, 0],
  ["no benefit", [9_900], null, 0],
])("what is lost of %s", (_, finalCosts, discounts, expected) => {
  expect(unusedDiscount(finalCosts, discounts)).toBe(expected);
});
