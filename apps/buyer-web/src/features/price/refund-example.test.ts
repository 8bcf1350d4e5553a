import type { Product } from "@pkg/domain";
import { describe, expect, it } from "vitest";
import type { LessonChoice } from "@/lib/catalogue/lesson-choice";
import { sampleProducts } from "../../../test/sample-products";
import { quoteChoice } from "./price-quote";
import { refundExample } from "./refund-example";

const choice: LessonChoice = {
  schoolLevel: "MIDDLE",
  tutorRank: "BASIC",
  minutes: 60,
  perWeek: 2,
  months: 3,
  rentTablet: false,
};

function sold(part: Partial<LessonChoice> = {}): { product: Product; total: number } {
  const quote = quoteChoice(sampleProducts(), { ...choice, ...part });
  if (!quote) throw new Error("The sample has no such product.");
  return { product: quote.product, total: quote.ledger.total };
}

describe("refundExample", () => {
  const { product, total } = sold();

  it.each([
    [0, 6, 816_960, "쓴 수업이 없어 모두 돌려드려요."],
    [2, 1, 751_604, "결제한 지 7일 안이라 수업 2회 65,356원을 빼고 모두 돌려드려요."],
    [2, 2, 751_604, "수업 2회 65,356원을 빼고 돌려드려요."],
    [25, 12, 0, "수업 25회를 모두 들어서 돌려드릴 금액이 없어요."],
  ])("after %i lessons and %i weeks %i won come back", (used, weeks, amount, explanation) => {
    expect(refundExample(product, total, { used, weeks })).toMatchObject({ amount, explanation, tablet: null });
  });

  it("takes the months of a given tablet off, and a lent one for returned", () => {
    const given = sold({ months: 12, rentTablet: true });
    const lent = sold({ rentTablet: true });
    const point = { used: 8, weeks: 4 };
    expect(refundExample(given.product, given.total, point).lines.at(-1)).toMatchObject({ label: "태블릿 남은 달 몫" });
    expect(refundExample(given.product, given.total, point).tablet).toContain("12개월 가운데");
    expect(refundExample(lent.product, lent.total, point).tablet).toBe(
      "태블릿을 14일 안에 돌려주는 것으로 계산했어요.",
    );
  });

  it.each([0, 1, 5, 8, 12, 25])("has lines that add up to the amount after %i lessons", (used) => {
    for (const each of [sold(), sold({ months: 12, rentTablet: true }), sold({ months: 1 })]) {
      const { amount, lines } = refundExample(each.product, each.total, { used, weeks: 4 });
      expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(amount);
      expect(amount).toBeGreaterThanOrEqual(0);
    }
  });
});
