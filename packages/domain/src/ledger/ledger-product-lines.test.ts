import { describe, expect, it } from "vitest";
import { product } from "../../test/fixtures.ts";
import type { Product } from "../product/product.ts";
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
describe("the tablet line", () => {
  const rent = (cost: number, discount: number, change: Partial<Product> = {}) =>
    math({
      rentTablet: true,
      cost: 888_000 + cost * (change.totalMonths ?? 3),
      monthlyTabletCost: cost,
      monthlyTabletDiscountCost: discount,
      ...change,
    });
  const tabletOf = (input: LedgerInput) => orderLedger(input).lines.find(({ kind }) => kind === "TABLET");

  it("is the rent after its discount, and the list price leaves it out", () => {
    const input = { courses: [rent(15_000, 5_000)] };
    expect(tabletOf(input)).toMatchObject({ source: "월 10,000원 × 3개월", amount: 30_000 });
    expect(orderLedger(input).lines[0]).toMatchObject({ source: "37,000원 × 24회", amount: 888_000 });
  });
  it("says what is lent when the rent is free", () => {
    expect(tabletOf({ courses: [rent(30_000, 30_000, { totalMonths: 12 })] })).toMatchObject({
      source: "새 태블릿을 무료로 드려요",
      amount: 0,
    });
    expect(tabletOf({ courses: [rent(10, 10, { totalMonths: 2 })] })).toMatchObject({
      source: "대여료 없음",
      amount: 0,
    });
  });
  it("adds the rents of several courses", () => {
    const courses = [rent(15_000, 5_000), rent(15_000, 5_000)];
    expect(tabletOf({ courses })).toMatchObject({ source: "2과목 대여료", amount: 60_000 });
  });
  it("names one rent when the others are free", () => {
    const courses = [rent(15_000, 5_000), rent(15_000, 15_000)];
    expect(tabletOf({ courses })).toMatchObject({ source: "월 10,000원 × 3개월", amount: 30_000 });
  });
  it("names a rent that no course says to lend", () => {
    const odd = math({ monthlyTabletCost: 5_000, cost: 903_000 });
    expect(tabletOf({ courses: [odd] })).toMatchObject({ source: "대여료", amount: 15_000 });
  });
});

describe("sources", () => {
  const sourceOf = (input: LedgerInput, kind: string) => orderLedger(input).lines.find((line) => line.kind === kind);

  it("counts lessons when they cost differently, or not a whole number of won", () => {
    expect(sourceOf({ courses: [math(), math({ cost: 900_000 })] }, "LIST_PRICE")).toMatchObject({
      source: "수업 48회",
    });
    expect(sourceOf({ courses: [math({ cost: 1_000 })] }, "LIST_PRICE")).toMatchObject({ source: "수업 24회" });
    expect(sourceOf({ courses: [] }, "LIST_PRICE")).toMatchObject({ source: "수업 0회", amount: 0 });
  });
  it("lists rates that differ", () => {
    const courses = [
      math({ monthlyLongTermDiscountCost: 29_600 }),
      english(),
      {
        product: product({
          totalMonths: 6,
          totalWeeks: 24,
          totalCounts: 48,
          cost: 1_776_000,
          monthlyLongTermDiscountCost: 29_600,
        }),
      },
    ];
    expect(sourceOf({ courses }, "LONG_TERM_DISCOUNT")).toMatchObject({
      label: "기간 할인",
      source: "수학 10% · 영어 5% · 수업 10%",
    });
  });
  it("names the term of the discounted courses only", () => {
    const month = math({
      totalMonths: 1,
      totalWeeks: 4,
      totalCounts: 8,
      cost: 296_000,
      monthlyLongTermDiscountCost: 0,
    });
    expect(sourceOf({ courses: [month, english()] }, "LONG_TERM_DISCOUNT")).toMatchObject({
      label: "3개월 할인",
      source: "영어 정가의 5%",
    });
  });
  it("gives a rate to one decimal place", () => {
    expect(sourceOf({ courses: [math({ monthlyLongTermDiscountCost: 10_000 })] }, "LONG_TERM_DISCOUNT")).toMatchObject({
      source: "정가의 3.4%",
    });
  });
  it("names each lesson count of a week, the smaller first", () => {
    const courses = [math({ totalCounts: 36 }), math()];
    expect(sourceOf({ courses }, "MULTI_LESSON_DISCOUNT")).toMatchObject({ label: "주 2·3회 할인" });
  });
  it("names each subject once", () => {
    const courses = [math(), math(), english()];
    expect(sourceOf({ courses }, "MULTI_LESSON_DISCOUNT")).toMatchObject({ source: "수학 정가의 3%" });
    expect(
      sourceOf({ courses: [english(), math(), { ...math(), subjectLabel: "과학" }] }, "MULTI_LESSON_DISCOUNT"),
    ).toMatchObject({ source: "수학·과학 정가의 3%" });
  });
  it("says when bundling differs", () => {
    const courses = [math({ monthlyBundlingDiscountCost: 20_000 }), english({ monthlyBundlingDiscountCost: 10_000 })];
    expect(sourceOf({ courses }, "BUNDLING_DISCOUNT")).toMatchObject({
      label: "2과목 결합 할인",
      source: "과목마다 정해진 금액",
      amount: -90_000,
    });
    const lengths = [
      math({ monthlyBundlingDiscountCost: 20_000 }),
      math({ monthlyBundlingDiscountCost: 20_000, totalMonths: 6 }),
    ];
    expect(sourceOf({ courses: lengths }, "BUNDLING_DISCOUNT")).toMatchObject({ source: "과목마다 정해진 금액" });
  });
});
