import fc from "fast-check";
import { expect, it } from "vitest";
import { costToPay } from "./cost-to-pay.ts";

it.each([
  ["the sum of final costs", { finalCosts: [756_960, 361_800] }, 1_118_760],
  ["minus the benefit discount by rate", { finalCosts: [756_960, 361_800], benefit: { discountRate: 5 } }, 1_062_822],
  ["minus a fixed benefit", { finalCosts: [100_000], benefit: { discountCost: 30_000 } }, 70_000],
  ["minus the up-selling refunds", { finalCosts: [100_000], upSellingRefunds: [10_000, 5_000] }, 85_000],
  ["minus both", { finalCosts: [100_000], benefit: { discountRate: 10 }, upSellingRefunds: [40_000] }, 50_000],
  ["floored at 0 by a benefit", { finalCosts: [9_900], benefit: { discountCost: 30_000 } }, 0],
  ["floored at 0 by a refund", { finalCosts: [9_900], upSellingRefunds: [20_000] }, 0],
  ["no courses", { finalCosts: [] }, 0],
  ["no benefit", { finalCosts: [9_900], benefit: null }, 9_900],
])("%s", (_, input, expected) => {
  expect(costToPay(input)).toBe(expected);
});

const won = fc.integer({ min: 0, max: 20_000_000 });

it("is never negative, never more than the sum, and a whole number of won", () => {
  const benefit = fc.record({ discountRate: fc.double({ min: 0, max: 100, noNaN: true }), discountCost: won });
  fc.assert(
    fc.property(
      fc.array(won, { maxLength: 10 }),
      benefit,
      fc.array(won, { maxLength: 3 }),
      (finalCosts, terms, refunds) => {
        const total = costToPay({ finalCosts, benefit: terms, upSellingRefunds: refunds });
        const sum = finalCosts.reduce((a, b) => a + b, 0);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(total).toBeLessThanOrEqual(sum);
        expect(Number.isInteger(total)).toBe(true);
      },
    ),
  );
});
