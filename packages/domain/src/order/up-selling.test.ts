import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isTrialCourse } from "../product/product.ts";
import { isUpSellingOffered, orderWorth, splitRefund, upSellingProducts } from "./up-selling.ts";

const product = (totalMonths: number, change: object = {}) => ({
  totalMonths,
  totalWeeks: totalMonths * 4,
  totalCounts: totalMonths * 8,
  minutes: 60,
  tutorRank: "BASIC" as const,
  schoolLevel: "MIDDLE" as const,
  rentTablet: false,
  bundlingApplied: false,
  periodic: totalMonths === 1,
  ...change,
});
const current = { product: product(1), minutes: 60, lessonsPerWeek: 2, rentTablet: false };
const monthsOf = (products: readonly { totalMonths: number }[]) => products.map(({ totalMonths }) => totalMonths);

describe("upSellingProducts", () => {
  const terms = [product(12), product(1), product(6), product(3)];

  it.each([
    ["after a trial", { ...current, product: product(0, { totalCounts: 1 }) }, [3, 6, 12]],
    ["after a month", current, [3, 6, 12]],
    ["after three months", { ...current, product: product(3) }, [3, 6, 12]],
    ["after half a year", { ...current, product: product(6) }, [3, 6, 12]],
    ["another length", { ...current, minutes: 80 }, []],
    ["more lessons a week", { ...current, lessonsPerWeek: 3 }, []],
    ["another rank", { ...current, product: product(1, { tutorRank: "EXPERT" }) }, []],
    ["another level", { ...current, product: product(1, { schoolLevel: "HIGH" }) }, []],
    ["a tablet of ours", { ...current, rentTablet: true }, []],
  ])("%s", (_, ofClass, months) => {
    expect(monthsOf(upSellingProducts(ofClass, terms))).toEqual(months);
  });

  it("leaves out what is sold together, and what goes on by itself", () => {
    const others = [product(3, { bundlingApplied: true }), product(3, { periodic: true })];
    expect(upSellingProducts(current, others)).toEqual([]);
  });
});

it.each([
  [0, 1, true, true],
  [0, 4, false, true],
  [3, 24, false, true],
  [6, 48, false, false],
])("%s months of %s lessons: trial %s, offered %s", (totalMonths, totalCounts, trial, offered) => {
  expect(isTrialCourse({ totalMonths, totalCounts })).toBe(trial);
  expect(isUpSellingOffered({ totalMonths })).toBe(offered);
});

describe("money that moved", () => {
  const order = { amount: 800_000, refundedAmount: 0, transfersIn: [{ amount: 60_000, returnedAmount: 0 }] };

  it("is part of what an order is worth", () => {
    expect(orderWorth(order)).toEqual({ paidAmount: 860_000, refundedAmount: 0 });
    expect(orderWorth({ ...order, transfersIn: [{ amount: 60_000, returnedAmount: 10_000 }] })).toEqual({
      paidAmount: 860_000,
      refundedAmount: 10_000,
    });
  });

  it.each([
    [500_000, 500_000, [0]],
    [800_000, 800_000, [0]],
    [830_000, 800_000, [30_000]],
    [860_000, 800_000, [60_000]],
  ])("goes back last: %s", (due, own, back) => {
    expect(splitRefund(due, order)).toEqual({ own, back });
  });

  it("never gives back more than there is", () => {
    expect(() => splitRefund(860_001, order)).toThrow(RangeError);
  });

  it("adds up, and takes no part of a payment twice", () => {
    const money = fc.nat(1_000_000);
    const transfer = fc
      .tuple(money, money)
      .map(([a, b]) => ({ amount: Math.max(a, b), returnedAmount: Math.min(a, b) }));
    fc.assert(
      fc.property(
        money,
        money,
        fc.array(transfer, { maxLength: 3 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (a, b, transfersIn, share) => {
          const funded = { amount: Math.max(a, b), refundedAmount: Math.min(a, b), transfersIn };
          const { paidAmount, refundedAmount } = orderWorth(funded);
          const due = Math.floor((paidAmount - refundedAmount) * share);
          const { own, back } = splitRefund(due, funded);
          expect(own + back.reduce((total, part) => total + part, 0)).toBe(due);
          expect(own).toBeLessThanOrEqual(funded.amount - funded.refundedAmount);
          back.forEach((part, index) => {
            const { amount = 0, returnedAmount = 0 } = transfersIn[index] ?? {};
            expect(part).toBeLessThanOrEqual(amount - returnedAmount);
          });
        },
      ),
    );
  });
});
