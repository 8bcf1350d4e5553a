// @vitest-environment happy-dom
import type { Product } from "@pkg/domain";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { PaidSum } from "./paid-sum";

const product = (finalCost: number) =>
  ({
    ...{ finalCost, minutes: 60, totalMonths: 3, totalCounts: 24, listPrice: finalCost },
  }) as unknown as Product;

test.each([
  [[756_960, 361_800], 1_062_822, "수업료 1,118,760원혜택 -55,938원결제한 금액 1,062,822원"],
  [[287_120], 287_120, "결제한 금액 287,120원"],
  [[33_878], 0, "수업료 33,878원혜택 -33,878원결제한 금액 0원"],
])("courses of %j won, of which %i were paid", (costs, amount, text) => {
  expect(render(<PaidSum products={costs.map(product)} amount={amount} />).container.textContent).toBe(text);
});
