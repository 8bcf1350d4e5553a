import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { benefit, coupon, product, trial } from "../../test/fixtures.ts";
import { costToPay } from "../order/cost-to-pay.ts";
import type { Product } from "../product/product.ts";
import { coursePrice } from "./course-price.ts";
import { orderLedger } from "./ledger.ts";
import type { LedgerInput } from "./ledger-types.ts";

const math = (change: Partial<Product> = {}) => ({ product: product(change), subjectLabel: "수학" });
const english = (change: Partial<Product> = {}) => ({
  product: product({
    id: 2,
    cost: 444_000,
    totalCounts: 12,
    monthlyLongTermDiscountCost: 7_400,
    monthlyMultiLessonDiscountCost: 0,
    ...change,
  }),
  subjectLabel: "영어",
});
const show = (input: LedgerInput) =>
  orderLedger(input).lines.map(({ label, source, amount }) => [label, source, amount] as const);

describe("coursePrice", () => {
  const bundled = { bundlingApplied: true, monthlyBundlingDiscountCost: 20_000 };

  it("is the ledger's first line and what is paid; together the courses cost the ledger's total", () => {
    const courses = [math(bundled), english(bundled)];
    const prices = courses.map(({ product }) => coursePrice(product));
    expect(prices).toEqual([
      { price: 756_960, listPrice: 888_000 },
      { price: 361_800, listPrice: 444_000 },
    ]);
    const { lines, total } = orderLedger({ courses });
    expect(prices.reduce((sum, { price }) => sum + price, 0)).toBe(total);
    expect(lines[0]?.amount).toBe(888_000 + 444_000);
  });

  it("has no list price where nothing is taken off, also with a tablet's rent on top", () => {
    expect(coursePrice(trial())).toEqual({ price: trial().finalCost, listPrice: null });
    const undiscounted = { monthlyLongTermDiscountCost: 0, monthlyMultiLessonDiscountCost: 0 };
    const rented = product({ ...undiscounted, cost: 933_000, rentTablet: true, monthlyTabletCost: 15_000 });
    expect(coursePrice(rented)).toEqual({ price: 933_000, listPrice: null });
  });
});

describe("the pictures of the look", () => {
  it("price-390: one course, own device", () => {
    const input = { courses: [math()] };
    expect(show(input)).toEqual([
      ["수업료 정가", "37,000원 × 24회", 888_000],
      ["3개월 할인", "정가의 5%", -44_400],
      ["주 2회 할인", "정가의 3%", -26_640],
      ["태블릿", "내 기기 쓰기", 0],
      ["낼 금액", "", 816_960],
    ]);
    expect(orderLedger(input)).toMatchObject({ total: 816_960, perMonth: 272_320, perLesson: 34_040 });
  });

  it("payment-390: two bundled courses and a coupon", () => {
    const bundled = { bundlingApplied: true, monthlyBundlingDiscountCost: 20_000 };
    const input = { courses: [math(bundled), english(bundled)], benefit: benefit({ discountRate: 5 }) };
    expect(show(input)).toEqual([
      ["수업료 정가", "37,000원 × 36회", 1_332_000],
      ["3개월 할인", "정가의 5%", -66_600],
      ["주 2회 할인", "수학 정가의 3%", -26_640],
      ["2과목 결합 할인", "월 20,000원 × 2과목 × 3개월", -120_000],
      ["태블릿", "내 기기 쓰기", 0],
      ["첫수강 쿠폰", "1,118,760원의 5%", -55_938],
      ["낼 금액", "", 1_062_822],
    ]);
    expect(orderLedger(input)).toMatchObject({ total: 1_062_822, perMonth: 354_274, perLesson: 29_522 });
  });
});

describe("the benefit line", () => {
  const lineOf = (change: Parameters<typeof benefit>[0], courses = [math()]) =>
    orderLedger({ courses, benefit: benefit(change) }).lines.find(({ kind }) => kind === "BENEFIT");

  it.each([
    ["a fixed coupon", { discountCost: 30_000, coupon: coupon("기말응원") }, "기말응원 쿠폰", "30,000원 할인", -30_000],
    [
      "a referral",
      { benefitType: "REFERRAL", coupon: null, discountCost: 30_000 },
      "추천코드",
      "30,000원 할인",
      -30_000,
    ],
    [
      "more than the price",
      { discountCost: 900_000 },
      "첫수강 쿠폰",
      "816,960원 할인 · 남는 83,040원은 돌려드리지 않아요",
      -816_960,
    ],
    ["as much as the price", { discountCost: 816_960 }, "첫수강 쿠폰", "816,960원 할인", -816_960],
    [
      "added lessons",
      { additionalLessonType: "COUNT", additionalLessonCount: 2, coupon: coupon("재등록") },
      "재등록 쿠폰",
      "수업 2회를 더 드려요",
      0,
    ],
    [
      "added months",
      { additionalLessonType: "MONTH", additionalLessonCount: 1, coupon: coupon("연간") },
      "연간 쿠폰",
      "1개월을 더 드려요",
      0,
    ],
    [
      "both",
      { additionalLessonType: "COUNT", additionalLessonCount: 2, discountRate: 10 },
      "첫수강 쿠폰",
      "816,960원의 10% · 수업 2회를 더 드려요",
      -81_696,
    ],
  ] as const)("%s", (_, change, label, source, amount) => {
    expect(lineOf(change)).toEqual({ kind: "BENEFIT", label, source, amount });
  });

  it("is left out when the benefit gives nothing", () => {
    expect(lineOf({})).toBeUndefined();
    expect(lineOf({ additionalLessonType: "COUNT", additionalLessonCount: 0 })).toBeUndefined();
    expect(lineOf({ additionalLessonType: null, additionalLessonCount: 2 })).toBeUndefined();
  });
});

describe("the up-selling refund", () => {
  it("comes after the benefit and does not change the monthly and per-lesson price", () => {
    const ledger = orderLedger({ courses: [math()], upSellingRefunds: [100_000, 20_000] });
    expect(ledger.lines.at(-2)).toEqual({
      kind: "UP_SELLING_REFUND",
      label: "지금 수업 환불",
      source: "남은 수업만큼 돌려드려요",
      amount: -120_000,
    });
    expect(ledger).toMatchObject({ total: 696_960, perMonth: 272_320, perLesson: 34_040 });
  });
  it("is cut to what is left", () => {
    const ledger = orderLedger({ courses: [math()], upSellingRefunds: [2_000_000] });
    expect(ledger.lines.at(-2)).toMatchObject({ amount: -816_960 });
    expect(ledger.total).toBe(0);
  });
});

it("a COUNT product costs its list price and has no monthly price", () => {
  expect(show({ courses: [{ product: trial() }] })).toEqual([
    ["수업료 정가", "9,900원 × 1회", 9_900],
    ["태블릿", "내 기기 쓰기", 0],
    ["낼 금액", "", 9_900],
  ]);
  expect(orderLedger({ courses: [{ product: trial() }] })).toMatchObject({ perMonth: null, perLesson: 9_900 });
});

it("has no monthly price when the courses run for different months, and none per lesson without lessons", () => {
  expect(orderLedger({ courses: [math(), math({ totalMonths: 6 })] }).perMonth).toBeNull();
  expect(orderLedger({ courses: [] })).toMatchObject({ total: 0, perMonth: null, perLesson: null });
});

it("names a difference between a product's final cost and its parts before the tablet", () => {
  const cheaper = { product: { ...product(), finalCost: 800_000 } };
  const dearer = { product: { ...product(), finalCost: 820_000 } };
  expect(show({ courses: [cheaper] }).slice(-3)).toEqual([
    ["상품 할인", "상품에 정해진 금액", -16_960],
    ["태블릿", "내 기기 쓰기", 0],
    ["낼 금액", "", 800_000],
  ]);
  expect(orderLedger({ courses: [cheaper] }).lines.at(-3)?.kind).toBe("PRODUCT_ADJUSTMENT");
  expect(show({ courses: [dearer] }).at(-3)).toEqual(["상품 추가 금액", "상품에 정해진 금액", 3_040]);
});

it("its lines add up to the total, which is costToPay and never negative", () => {
  const cost = fc.integer({ min: 0, max: 100_000 });
  const anyProduct = fc.record({
    cost: fc.integer({ min: 0, max: 9_000_000 }),
    totalMonths: fc.constantFrom(0, 1, 3, 6, 12),
    totalCounts: fc.integer({ min: 0, max: 144 }),
    totalWeeks: fc.integer({ min: 0, max: 52 }),
    rentTablet: fc.boolean(),
    monthlyTabletCost: cost,
    monthlyTabletDiscountCost: cost,
    monthlyBundlingDiscountCost: cost,
    monthlyLongTermDiscountCost: cost,
    monthlyMultiLessonDiscountCost: cost,
  });
  const anyBenefit = fc.record({ discountRate: fc.integer({ min: 0, max: 100 }), discountCost: cost });
  const property = fc.property(
    fc.array(anyProduct, { maxLength: 10 }),
    fc.option(anyBenefit),
    fc.array(cost, { maxLength: 3 }),
    (products, terms, upSellingRefunds) => {
      const courses = products.map((change) => {
        const made = product(change);
        return { product: { ...made, finalCost: Math.max(0, made.finalCost) } };
      });
      const finalCosts = courses.map((course) => course.product.finalCost);
      const ledger = orderLedger({ courses, benefit: terms && benefit(terms), upSellingRefunds });
      const parts = ledger.lines.filter(({ kind }) => kind !== "TOTAL");
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(ledger.total);
      expect(ledger.total).toBe(costToPay({ finalCosts, benefit: terms, upSellingRefunds }));
      expect(ledger.total).toBeGreaterThanOrEqual(0);
      expect(ledger.lines.at(-1)).toMatchObject({ kind: "TOTAL", amount: ledger.total });
      expect(parts.some(({ kind }) => kind === "TABLET")).toBe(true);
      expect(ledger.lines.every(({ amount }) => Number.isInteger(amount) && !Object.is(amount, -0))).toBe(true);
    },
  );
  fc.assert(property);
});
