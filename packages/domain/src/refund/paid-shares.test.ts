import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paidShares } from "./paid-shares.ts";

describe("what was paid for each course", () => {
  it("adds up to the amount, each at most a won from its exact share", () => {
    const costs = fc.array(fc.integer({ min: 0, max: 90_000_000 }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(costs, fc.double({ min: 0, max: 1, noNaN: true }), (prices, part) => {
        const sum = prices.reduce((total, price) => total + price, 0);
        const amount = Math.floor(sum * part);
        const shares = paidShares(amount, prices);
        expect(shares.reduce((total, share) => total + share, 0)).toBe(amount);
        for (const [index, share] of shares.entries()) {
          const exact = sum > 0 ? ((prices[index] ?? 0) / sum) * amount : 0;
          expect(Math.abs(share - exact)).toBeLessThan(1.001);
        }
      }),
    );
  });

  it("is the same for courses that cost nothing", () => {
    expect(paidShares(5, [0, 0])).toEqual([3, 2]);
  });
});
