import { describe, expect, it } from "vitest";
import { nextRenewal, renewalText } from "./next-renewal.ts";

const month = { periodic: true, totalMonths: 1, finalCost: 108_000 };
const quarter = { periodic: false, totalMonths: 3, finalCost: 816_960 };
const PAID = new Date("2026-11-23T02:00:00Z");

describe("nextRenewal", () => {
  it.each([
    ["nothing that goes on", [quarter], PAID, null],
    ["no product", [], PAID, null],
    ["one month", [month], PAID, { date: "2026-12-23", amount: 108_000 }],
    ["only the one that goes on", [quarter, month], PAID, { date: "2026-12-23", amount: 108_000 }],
    ["two on one day", [month, month], PAID, { date: "2026-12-23", amount: 216_000 }],
    ["the first of two days", [{ ...month, totalMonths: 2 }, month], PAID, { date: "2026-12-23", amount: 108_000 }],
    ["a day that the month lacks", [month], new Date("2027-01-31T03:00:00Z"), { date: "2027-02-28", amount: 108_000 }],
    ["the day in Korea", [month], new Date("2026-11-30T15:30:00Z"), { date: "2027-01-01", amount: 108_000 }],
  ])("%s", (_, products, paidAt, expected) => {
    expect(nextRenewal(products, paidAt)).toEqual(expected);
  });

  it("is written as one sentence", () => {
    const text = "다음 결제: 12월 23일 108,000원, 언제든 멈출 수 있어요";
    expect(renewalText({ date: "2026-12-23", amount: 108_000 })).toBe(text);
  });
});
