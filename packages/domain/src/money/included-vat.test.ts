import { expect, test } from "vitest";
import { includedVat } from "./included-vat.ts";

test.each([
  [110_000, 10_000],
  [287_120, 26_102],
  [5, 0],
  [6, 1],
  [0, 0],
])("%i won include %i won of tax", (amount, vat) => {
  expect(includedVat(amount)).toBe(vat);
});
