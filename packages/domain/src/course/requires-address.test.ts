import { expect, it } from "vitest";
import { requiresAddress } from "./requires-address.ts";

const own = { rentTablet: false, totalMonths: 3 };
const rented = { rentTablet: true, totalMonths: 6 };
const year = { rentTablet: false, totalMonths: 12 };

it.each([
  ["nothing rented, not 12 months", { products: [own] }, false],
  ["any course rents a tablet", { products: [own, rented] }, true],
  [
    "rents, and up-selling matches have no tablet",
    { products: [rented], upSellingMatches: [{ rentTablet: false }] },
    true,
  ],
  [
    "rents, but an up-selling match has a tablet",
    { products: [rented], upSellingMatches: [{ rentTablet: false }, { rentTablet: true }] },
    false,
  ],
  ["any course is 12 months", { products: [own, year] }, true],
  ["12 months, though a tablet is there", { products: [year], upSellingMatches: [{ rentTablet: true }] }, true],
  ["no course", { products: [] }, false],
])("%s", (_, input, expected) => {
  expect(requiresAddress(input)).toBe(expected);
});
