import { describe, expect, it } from "vitest";
import { dayText } from "../words/day-text";
import { type BenefitSetting, giftText, usesText } from "./benefit-text";
import { benefitProblems, factRows, factsOf, newValues, toFacts, valuesOf } from "./benefit-values";

const stored: BenefitSetting = {
  id: "1",
  code: "첫수강",
  benefitType: "COUPON",
  state: "RUNNING",
  name: "첫수강",
  discountCost: null,
  discountRate: 5,
  additionalLessonType: null,
  additionalLessonCount: 0,
  appliedProducts: [],
  validMonths: [],
  condition: "FIRST",
  offered: true,
  startAt: "2026-10-22T03:11:07.123Z",
  endAt: "2027-11-20T16:00:00.000Z",
  maxUses: null,
  usedCount: 3,
  updatedAt: "2026-10-22T03:11:07.123Z",
};

describe("a benefit's form", () => {
  it("gives back what it was filled from, to the instant", () => {
    expect(valuesOf(stored)).toMatchObject({ giving: "RATE", amount: "5", startOn: "2026-10-22", endOn: "2027-11-21" });
    expect(toFacts(valuesOf(stored), stored)).toEqual(factsOf(stored));
    expect(benefitProblems(factsOf(stored), stored)).toEqual({});
  });

  it("begins and ends with the day in Korea", () => {
    const facts = toFacts({ ...valuesOf(stored), startOn: "2026-12-01", endOn: "2026-12-31" }, stored);
    expect([facts.startAt, facts.endAt]).toEqual(["2026-11-30T15:00:00.000Z", "2026-12-31T14:59:59.999Z"]);
  });

  it("reads figures as people type them", () => {
    const values = { ...valuesOf(stored), giving: "COST" as const, amount: " 30,000 ", maxUses: "10" };
    expect(toFacts(values, stored)).toMatchObject({ discountCost: 30_000, discountRate: null, maxUses: 10 });
  });

  it.each([
    ["no amount", { amount: "" }, { discountRate: "1부터 100까지 적어 주세요." }],
    ["words", { amount: "반값" }, { discountRate: "1부터 100까지 적어 주세요." }],
    ["half a use", { maxUses: "0.5" }, { maxUses: "1번부터 적거나 비워 두어 주세요." }],
    ["fewer uses than there are", { maxUses: "2" }, { maxUses: "이미 3번 쓰여서 더 적게 정할 수 없어요." }],
    ["no day", { endOn: "" }, { endAt: "끝나는 날을 적어 주세요." }],
    ["a day that is half typed", { startOn: "20266-01-01" }, { startAt: "시작하는 날을 적어 주세요." }],
    ["nothing to give", { giving: "NONE" as const }, { discountCost: "할인할 금액이나 비율을 적어 주세요." }],
  ])("refuses %s", (_what, change, problems) => {
    expect(benefitProblems(toFacts({ ...valuesOf(stored), ...change }, stored), stored)).toEqual(problems);
  });

  it("of a new coupon runs for a month", () => {
    expect(newValues("2026-11-21")).toMatchObject({ giving: "COST", startOn: "2026-11-21", endOn: "2026-12-21" });
  });

  it("says in words what two versions differ in", () => {
    const mine = {
      ...factsOf(stored),
      discountCost: 30_000,
      discountRate: null,
      maxUses: 9,
      validMonths: [3, 6],
      condition: "SIBLING" as const,
    };
    const rows = factRows(factsOf(stored), mine).filter(({ theirs, mine: own }) => theirs !== own);
    expect(rows).toEqual([
      { label: "할인", theirs: "5% 할인", mine: "30,000원 할인" },
      { label: "개월 수", theirs: "모두", mine: "3·6개월" },
      { label: "쓸 수 있는 횟수", theirs: "제한 없음", mine: "9회" },
      { label: "누가 쓰나요", theirs: "1개월 이상 수업의 첫 결제", mine: "형제자매 등록" },
    ]);
  });
});

describe("a benefit in words", () => {
  it("names money and lessons", () => {
    const lessons = { ...stored, discountRate: null, additionalLessonType: "COUNT" as const, additionalLessonCount: 2 };
    expect(giftText(lessons)).toBe("수업 2회 더");
    expect(giftText({ ...lessons, additionalLessonType: "MONTH", additionalLessonCount: 1, discountCost: 500 })).toBe(
      "500원 할인 · 1개월 더",
    );
    expect([usesText(stored), usesText({ ...stored, maxUses: 10 })]).toEqual(["3회 쓰임", "10회 중 3회 쓰임"]);
  });

  it("has the year where it is another one", () => {
    const now = new Date("2026-11-21T00:00:00Z");
    expect(dayText(stored.startAt, now)).toBe("10월 22일(목)");
    expect(dayText(stored.endAt, now)).toBe("2027년 11월 21일(일)");
  });
});
