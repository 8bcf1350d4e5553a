import { expect, it } from "vitest";
import { benefitDiscount } from "./benefit-discount.ts";

it.each([
  ["by rate: floor(sum x rate / 100)", [1_001, 998], { discountRate: 5 }, 99],
  ["the rate wins over the fixed cost", [100_000], { discountRate: 10, discountCost: 30_000 }, 10_000],
  ["otherwise the fixed discount cost", [100_000], { discountRate: 0, discountCost: 30_000 }, 30_000],
  ["a fixed cost may exceed the sum", [9_900], { discountCost: 30_000 }, 30_000],
  ["otherwise 0", [100_000], {}, 0],
  ["without a benefit 0", [100_000], null, 0],
  ["without a benefit 0", [100_000], undefined, 0],
  ["without courses 0", [], { discountRate: 10 }, 0],
])("%s", (_, finalCosts, benefit, expected) => {
  expect(benefitDiscount(finalCosts, benefit)).toBe(expected);
});
