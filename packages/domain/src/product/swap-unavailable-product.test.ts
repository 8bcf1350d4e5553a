import { describe, expect, it } from "vitest";
import { product } from "../../test/fixtures.ts";
import type { Product } from "./product.ts";
import { swapUnavailableProduct } from "./swap-unavailable-product.ts";

const gone = product({ id: 1 });
const other = (id: number, change: Partial<Product> = {}) => ({ ...product({ id, ...change }) });

describe("swapUnavailableProduct", () => {
  it("takes an available product with the same conditions", () => {
    const same = other(2);
    expect(swapUnavailableProduct(gone, [other(3, { minutes: 40 }), same])).toBe(same);
  });

  it.each([
    ["minutes", { minutes: 40 }],
    ["weeks", { totalWeeks: 24 }],
    ["counts", { totalCounts: 12 }],
    ["months", { totalMonths: 6 }],
    ["tablet", { rentTablet: true }],
    ["bundling", { bundlingApplied: true }],
    ["school level", { schoolLevel: "HIGH" }],
  ] as const)("takes none with other %s", (_, change) => {
    expect(swapUnavailableProduct(gone, [other(2, change)])).toBeNull();
  });

  it("returns a product that is available as it is", () => {
    const still = other(1, { minutes: 80 });
    expect(swapUnavailableProduct(gone, [other(2), still])).toBe(still);
  });

  it("prefers the same rank, then the nearest price either way, then the smallest id", () => {
    const price = (id: number, finalCost: number, change: Partial<Product> = {}) => ({
      ...other(id, change),
      finalCost,
    });
    const expert = price(2, gone.finalCost, { tutorRank: "EXPERT" });
    const far = price(3, gone.finalCost - 2_000);
    const near = price(5, gone.finalCost + 1_000);
    const nearToo = price(4, gone.finalCost - 1_000);
    expect(swapUnavailableProduct(gone, [expert, far, near, nearToo])).toBe(nearToo);
    expect(swapUnavailableProduct(gone, [expert, far, near])).toBe(near);
    expect(swapUnavailableProduct(gone, [expert, far])).toBe(far);
    expect(swapUnavailableProduct(gone, [far, expert])).toBe(far);
    expect(swapUnavailableProduct(gone, [expert])).toBe(expert);
  });

  it("finds none among none, and leaves the list as it is", () => {
    const list = [other(9), other(8)];
    expect(swapUnavailableProduct(gone, [])).toBeNull();
    expect(swapUnavailableProduct(gone, list)?.id).toBe(8);
    expect(list.map(({ id }) => id)).toEqual([9, 8]);
  });
});
