import { formatWon } from "../money/format-won.ts";
import { lessonsPerWeek, type Product } from "../product/product.ts";
import { tabletDescription } from "../product/tablet.ts";
import { discountSourceText } from "./ledger-source.ts";
import type { LedgerCourse, LedgerLine } from "./ledger-types.ts";

type Courses = readonly LedgerCourse[];

/** A product's list price without its tablet: `cost` has the tablet's monthly cost in it. */
export function lessonListPrice({ cost, monthlyTabletCost, totalMonths }: Product): number {
  return cost - monthlyTabletCost * totalMonths;
}

/** 수업료 정가: what the lessons cost, "37,000원 × 36회" when every lesson costs the same. */
export function listPriceLine(courses: Courses): LedgerLine {
  const lessons = add(courses, (product) => product.totalCounts);
  const prices = [...new Set(courses.map(({ product }) => lessonListPrice(product) / product.totalCounts))];
  const [price] = prices;
  const isEven = price !== undefined && prices.length === 1 && Number.isInteger(price);
  return {
    kind: "LIST_PRICE",
    label: "수업료 정가",
    source: isEven ? `${formatWon(price)} × ${lessons}회` : `수업 ${lessons}회`,
    amount: add(courses, lessonListPrice),
  };
}

/** 3개월 할인, or 기간 할인 when the discounted courses run for different months; null without one. */
export function longTermLine(courses: Courses): LedgerLine | null {
  const discount = (product: Product) => product.monthlyLongTermDiscountCost * product.totalMonths;
  const discounted = courses.filter(({ product }) => discount(product) > 0);
  const months = new Set(discounted.map(({ product }) => product.totalMonths));
  return discountLine(courses, discount, {
    kind: "LONG_TERM_DISCOUNT",
    label: months.size === 1 ? `${[...months].join()}개월 할인` : "기간 할인",
  });
}

/** 주 2회 할인, or 주 2·3회 할인 when the discounted courses differ; null without one. */
export function multiLessonLine(courses: Courses): LedgerLine | null {
  const discount = (product: Product) => product.monthlyMultiLessonDiscountCost * product.totalMonths;
  const discounted = courses.filter(({ product }) => discount(product) > 0);
  const perWeek = [...new Set(discounted.map(({ product }) => lessonsPerWeek(product)))].sort((a, b) => a - b);
  return discountLine(courses, discount, {
    kind: "MULTI_LESSON_DISCOUNT",
    label: `주 ${perWeek.join("·")}회 할인`,
  });
}

/** 2과목 결합 할인, "월 20,000원 × 2과목 × 3개월" when every course has the same; null without one. */
export function bundlingLine(courses: Courses): LedgerLine | null {
  const bundled = courses.filter(({ product }) => product.monthlyBundlingDiscountCost * product.totalMonths > 0);
  const [first] = bundled;
  if (!first) return null;
  const { monthlyBundlingDiscountCost: monthly, totalMonths } = first.product;
  const isEven = bundled.every(
    ({ product }) => product.monthlyBundlingDiscountCost === monthly && product.totalMonths === totalMonths,
  );
  return {
    kind: "BUNDLING_DISCOUNT",
    label: `${bundled.length}과목 결합 할인`,
    source: isEven ? `월 ${formatWon(monthly)} × ${bundled.length}과목 × ${totalMonths}개월` : "과목마다 정해진 금액",
    amount: -add(bundled, (product) => product.monthlyBundlingDiscountCost * product.totalMonths),
  };
}

/** 태블릿: the rent after its discount, 0 when the buyer's own device is used or the tablet is lent free. */
export function tabletLine(courses: Courses): LedgerLine {
  const rented = courses.filter(({ product }) => product.rentTablet);
  const monthlyRent = (product: Product) => product.monthlyTabletCost - product.monthlyTabletDiscountCost;
  const amount = add(courses, (product) => monthlyRent(product) * product.totalMonths);
  return { kind: "TABLET", label: "태블릿", source: tabletSource(rented, amount, monthlyRent), amount };
}

function tabletSource(rented: Courses, amount: number, monthlyRent: (product: Product) => number): string {
  const [first] = rented;
  if (!first) return amount === 0 ? "내 기기 쓰기" : "대여료";
  const { product } = first;
  if (amount === 0) return tabletDescription(product.totalMonths) ?? "대여료 없음";
  const isOneRent = monthlyRent(product) * product.totalMonths === amount;
  return isOneRent
    ? `월 ${formatWon(monthlyRent(product))} × ${product.totalMonths}개월`
    : `${rented.length}과목 대여료`;
}

function discountLine(
  courses: Courses,
  discount: (product: Product) => number,
  name: Pick<LedgerLine, "kind" | "label">,
): LedgerLine | null {
  const amount = add(courses, discount);
  if (amount === 0) return null;
  return { ...name, source: discountSourceText(courses, discount, lessonListPrice), amount: -amount };
}

function add(courses: Courses, amount: (product: Product) => number): number {
  return courses.reduce((total, { product }) => total + amount(product), 0);
}
