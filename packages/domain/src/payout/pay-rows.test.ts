import { expect, test } from "vitest";
import type { Product } from "../product/product.ts";
import { payRows } from "./pay-rows.ts";

const product = (change: Partial<Product>) =>
  ({
    ...{ tutorRank: "BASIC", schoolLevel: "MIDDLE", minutes: 60, totalMonths: 1, totalCounts: 8 },
    ...{ cost: 296_000, monthlyTabletCost: 0, ...change },
  }) as Product;

test("each tier, level and length stands once, with 55 % of the list price; the short ones first", () => {
  const rows = payRows([
    product({}),
    product({ totalCounts: 4, cost: 148_000 }),
    product({ minutes: 40, cost: 216_000 }),
    product({ totalMonths: 3 }),
    product({ totalMonths: 0, totalCounts: 1 }),
  ]);
  expect(rows).toEqual([
    { rank: "BASIC", schoolLevel: "MIDDLE", minutes: 40, pay: 14_800 },
    { rank: "BASIC", schoolLevel: "MIDDLE", minutes: 60, pay: 20_300 },
  ]);
});
