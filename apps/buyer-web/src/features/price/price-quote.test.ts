import { describe, expect, it } from "vitest";
import type { LessonChoice } from "@/lib/catalogue/lesson-choice";
import { sampleProducts } from "../../../test/sample-products";
import { lendsTablet, quoteChoice, quoteMonths, tabletHelp } from "./price-quote";

const products = sampleProducts();
const choice: LessonChoice = {
  schoolLevel: "MIDDLE",
  tutorRank: "BASIC",
  minutes: 60,
  perWeek: 2,
  months: 3,
  rentTablet: false,
};

describe("quoteChoice", () => {
  it("computes total, monthly and per-lesson price", () => {
    expect(quoteChoice(products, choice)).toMatchObject({
      ledger: { total: 816_960, perMonth: 272_320, perLesson: 34_040 },
      tags: ["무료 수업 1회", "정가보다 월 2만 원 할인"],
    });
  });

  it.each([
    [{ rentTablet: true }, 846_960],
    [{ rentTablet: true, months: 12 }, 2_912_640],
    [{ rentTablet: true, months: 1 }, 287_120],
    [{ tutorRank: "EXPERT", minutes: 40, perWeek: 1, months: 1 }, 162_000],
    [{ schoolLevel: "HIGH", minutes: 80, perWeek: 3, months: 6 }, 3_326_400],
  ] as const)("%j costs %i", (part, total) => {
    expect(quoteChoice(products, { ...choice, ...part })?.ledger.total).toBe(total);
  });

  it("has no price for a lesson that isn't sold", () => {
    expect(quoteChoice(products, { ...choice, minutes: 50 })).toBeNull();
    expect(quoteChoice([], choice)).toBeNull();
  });
});

it("lists the months with the price of one lesson", () => {
  const rows = quoteMonths(products, choice, [1, 3, 6, 12, 24]);
  expect(rows.map(({ months, quote }) => [months, quote?.ledger.perLesson ?? null])).toEqual([
    [1, 35_890],
    [3, 34_040],
    [6, 32_190],
    [12, 30_340],
    [24, null],
  ]);
});

it.each([
  [1, false, "1개월 수업은 내 기기로 들어요."],
  [3, true, "빌리면 월 10,000원이 추가돼요. 중고 태블릿을 빌려 드려요."],
  [6, true, "빌리면 월 5,000원이 추가돼요. 새 태블릿을 빌려 드려요."],
  [12, true, "더 내는 돈이 없어요. 새 태블릿을 무료로 드려요."],
])("%i months: tablet %s, %s", (months, lends, help) => {
  expect(lendsTablet(products, { ...choice, months })).toBe(lends);
  expect(tabletHelp(products, { ...choice, months })).toBe(help);
});
