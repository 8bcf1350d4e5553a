import fc from "fast-check";
import { expect, test } from "vitest";
import { payoutOf } from "./payout-amount.ts";

test.each([
  // gross, income tax, local income tax, net
  [0, 0, 0, 0],
  [333, 0, 0, 333],
  [334, 10, 0, 324],
  [3_333, 90, 0, 3_243],
  [3_334, 100, 10, 3_224],
  [20_300, 600, 60, 19_640],
  [33_300, 990, 90, 32_220],
  [33_334, 1_000, 100, 32_234],
  [1_000_000, 30_000, 3_000, 967_000],
  [1_234_500, 37_030, 3_700, 1_193_770],
])("of %i won %i and %i are withheld, and %i paid", (gross, incomeTax, localTax, net) => {
  expect(payoutOf([{ amount: gross }])).toEqual({ gross, incomeTax, localTax, tax: incomeTax + localTax, net });
});

const lessons = fc.array(fc.record({ amount: fc.nat(300_000) }), { maxLength: 200 });

test("the gross is the sum, net and tax add up to it, and taxes end at ten won, never above the rate", () => {
  fc.assert(
    fc.property(lessons, (content) => {
      const { gross, incomeTax, localTax, tax, net } = payoutOf(content);
      expect(gross).toBe(content.reduce((sum, { amount }) => sum + amount, 0));
      expect(net + tax).toBe(gross);
      expect(tax).toBe(incomeTax + localTax);
      for (const part of [incomeTax, localTax]) expect(part % 10).toBe(0);
      expect(net).toBeGreaterThanOrEqual(0);
      expect(gross * 0.03 - incomeTax).toBeGreaterThanOrEqual(0);
      expect(gross * 0.03 - incomeTax).toBeLessThan(10);
      expect(incomeTax * 0.1 - localTax).toBeLessThan(10);
      expect(localTax).toBeLessThanOrEqual(incomeTax * 0.1);
    }),
  );
});

test("the tax is of the whole month: lessons that are taxed one by one would be cut off each", () => {
  const two = [{ amount: 20_300 }, { amount: 20_300 }];
  expect(payoutOf(two).tax).toBe(1_330);
  expect(two.reduce((sum, one) => sum + payoutOf([one]).tax, 0)).toBe(1_320);
});

test.each([-1, 0.5, Number.NaN, Number.MAX_VALUE])("%s is no amount", (amount) => {
  expect(() => payoutOf([{ amount }])).toThrow(new RangeError("Invalid amount"));
});
