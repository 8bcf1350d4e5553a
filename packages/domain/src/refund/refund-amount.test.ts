import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { academyTableRefund } from "./academy-table-refund.ts";
import { type RefundInput, refundAmount } from "./refund-amount.ts";

const input = (change: Partial<RefundInput> = {}): RefundInput => ({
  paidAmount: 1_000_000,
  totalMonths: 3,
  totalCounts: 24,
  freeLessonCounts: 1,
  usedCounts: 3,
  paidAt: new Date("2026-11-02T03:00:00Z"),
  startedAt: new Date("2026-11-10T10:00:00Z"),
  now: new Date("2026-11-30T03:00:00Z"),
  ...change,
});

describe("refundAmount", () => {
  it("gives everything back before the first lesson, however late", () => {
    const late = input({ usedCounts: 0, startedAt: null, now: new Date("2027-05-01T00:00:00Z") });
    expect(refundAmount(late)).toEqual({
      amount: 1_000_000,
      rule: "NOT_STARTED",
      explanation: "쓴 수업이 없어 모두 돌려드려요.",
      lines: [{ label: "낸 금액", amount: 1_000_000 }],
    });
  });

  it("takes off a used lesson at the paid amount divided by all lessons, free ones among them", () => {
    expect(refundAmount(input())).toEqual({
      amount: 880_000,
      rule: "LESSONS_LEFT",
      explanation: "수업 3회 120,000원을 빼고 돌려드려요.",
      lines: [
        { label: "낸 금액", amount: 1_000_000 },
        { label: "수업 3회", amount: -120_000 },
      ],
    });
  });

  it("rounds what a used lesson costs down", () => {
    expect(refundAmount(input({ paidAmount: 999_999 })).amount).toBe(999_999 - 119_999);
  });

  it.each([
    ["the 7th day after the first lesson", { now: new Date("2026-11-17T14:59:59Z") }, "WITHDRAWAL"],
    ["midnight in Korea after it", { now: new Date("2026-11-17T15:00:00Z") }, "LESSONS_LEFT"],
    [
      "the 7th day after a later payment",
      { paidAt: new Date("2026-11-12T03:00:00Z"), now: new Date("2026-11-19T03:00:00Z") },
      "WITHDRAWAL",
    ],
    ["the 7th day after the payment", { startedAt: null, now: new Date("2026-11-09T03:00:00Z") }, "WITHDRAWAL"],
    ["the 8th day after the payment", { startedAt: null, now: new Date("2026-11-10T03:00:00Z") }, "LESSONS_LEFT"],
  ] as const)("%s: %s", (_, change, rule) => {
    expect(refundAmount(input(change)).rule).toBe(rule);
  });

  it("says that a withdrawal gives every lesson left", () => {
    expect(refundAmount(input({ now: new Date("2026-11-12T03:00:00Z") })).explanation).toBe(
      "수업을 시작한 지 7일 안이라 수업 3회 120,000원을 빼고 모두 돌려드려요.",
    );
    const early = input({ startedAt: null, now: new Date("2026-11-09T03:00:00Z") });
    expect(refundAmount(early).explanation).toMatch(/^결제한 지 7일 안이라/);
  });

  it("says that nothing is left once all lessons are used", () => {
    const all = refundAmount(input({ usedCounts: 25, totalMonths: 1 }));
    expect(all).toMatchObject({ amount: 0, explanation: "수업 25회를 모두 들어서 돌려드릴 금액이 없어요." });
  });

  it("follows the table by months where that gives more", () => {
    expect(refundAmount(input({ usedCounts: 12 }))).toEqual({
      amount: 666_667,
      rule: "ACADEMY_TABLE",
      explanation: "학원법 환불 기준(별표4)으로 이번 달 몫과 남은 달을 돌려드려요.",
      lines: [
        { label: "낸 금액", amount: 1_000_000 },
        { label: "수업 12회", amount: -480_000 },
        { label: "학원법 기준으로 더 드리는 금액", amount: 146_667 },
      ],
    });
  });

  it("names the lessons left when the table gives just as much", () => {
    const third = input({ paidAmount: 300_000, totalMonths: 1, totalCounts: 3, freeLessonCounts: 0, usedCounts: 1 });
    expect(refundAmount(third)).toMatchObject({ amount: 200_000, rule: "LESSONS_LEFT" });
  });

  it.each([
    ["what was refunded already is taken off", { alreadyRefunded: 80_000 }, 800_000],
    ["and never more than is left", { alreadyRefunded: 900_000 }, 0],
    ["all lessons used", { usedCounts: 25, now: new Date("2027-02-20T00:00:00Z") }, 0],
    ["more lessons than there are", { usedCounts: 99, now: new Date("2027-02-20T00:00:00Z") }, 0],
    ["fewer than none", { usedCounts: -1 }, 1_000_000],
    ["nothing paid", { paidAmount: 0 }, 0],
    ["a product without lessons", { totalCounts: 0, freeLessonCounts: 0 }, 1_000_000],
    ["a used trial", { totalMonths: 0, totalCounts: 1, freeLessonCounts: 0, usedCounts: 1 }, 0],
  ])("%s", (_, change, amount) => {
    expect(refundAmount(input(change)).amount).toBe(amount);
  });

  it("is a whole number from 0 to what was paid, at least the lessons left, and falls with every lesson", () => {
    const won = fc.integer({ min: 0, max: 9_000_000 });
    const months = fc.constantFrom(0, 1, 3, 6, 12);
    const days = fc.integer({ min: 0, max: 500 });
    fc.assert(
      fc.property(
        won,
        months,
        fc.integer({ min: 1, max: 144 }),
        fc.integer({ min: 0, max: 8 }),
        days,
        (paidAmount, totalMonths, totalCounts, freeLessonCounts, day) => {
          const now = new Date(Date.parse("2026-11-10T10:00:00Z") + day * 86_400_000);
          const refunds = Array.from({ length: totalCounts + freeLessonCounts + 1 }, (_, usedCounts) =>
            refundAmount(input({ paidAmount, totalMonths, totalCounts, freeLessonCounts, usedCounts, now })),
          ).map(({ amount }) => amount);
          expect(refunds[0]).toBe(paidAmount);
          for (const [used, amount] of refunds.entries()) {
            expect(Number.isInteger(amount)).toBe(true);
            expect(amount).toBeLessThanOrEqual(refunds[used - 1] ?? paidAmount);
            expect(amount).toBeGreaterThanOrEqual(
              Math.floor((paidAmount * (refunds.length - 1 - used)) / (refunds.length - 1)),
            );
          }
        },
      ),
    );
  });
});

describe("academyTableRefund (별표4)", () => {
  const start = new Date("2026-11-02T10:00:00Z");
  const after = (days: number) => new Date(start.getTime() + days * 86_400_000);
  const table = (change: Partial<Parameters<typeof academyTableRefund>[0]>) =>
    academyTableRefund({
      paidAmount: 600_000,
      totalMonths: 1,
      totalCounts: 12,
      freeLessonCounts: 0,
      usedCounts: 0,
      startedAt: start,
      now: after(0),
      ...change,
    });

  it.each([
    [0, 600_000],
    [1, 400_000],
    [4, 400_000],
    [5, 300_000],
    [6, 300_000],
    [7, 0],
    [12, 0],
  ])("one month, %i of 12 lessons used: %i", (usedCounts, refund) => {
    expect(table({ usedCounts })).toBe(refund);
    expect(table({ usedCounts, totalMonths: 0 })).toBe(refund);
  });

  it.each([
    ["first month, started", { now: after(27), usedCounts: 1 }, 400_000 / 3 + 400_000],
    ["second month begins after four weeks", { now: after(28), usedCounts: 4 }, 400_000],
    ["second month, its lessons after the first month's four", { now: after(30), usedCounts: 6 }, 300_000],
    ["second month, behind: the month has not begun", { now: after(30), usedCounts: 3 }, 400_000],
    ["third month, more than a half used", { now: after(60), usedCounts: 11 }, 0],
    ["long after the last month", { now: after(400), usedCounts: 8 }, 200_000],
    ["not started", { startedAt: null, now: after(400), usedCounts: 0 }, 600_000],
    ["a start in the future", { now: after(-40), usedCounts: 0 }, 600_000],
  ])("three months: %s", (_, change, refund) => {
    expect(table({ totalMonths: 3, ...change })).toBe(Math.ceil(refund));
  });

  it("rounds up", () => {
    expect(table({ paidAmount: 100, usedCounts: 1 })).toBe(67);
  });

  it("counts free lessons among the month's", () => {
    expect(table({ freeLessonCounts: 3, usedCounts: 5 })).toBe(400_000);
  });
});
