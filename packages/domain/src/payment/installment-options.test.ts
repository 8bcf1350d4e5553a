import { expect, it } from "vitest";
import { installmentOptions, installmentProblem } from "./installment-options.ts";

it("offers a lump sum (1) and 2 to 12 months, interest-free", () => {
  const options = installmentOptions();
  expect(options.map(({ cardQuota }) => cardQuota)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(options[0]).toEqual({ cardQuota: 1, label: "일시불", monthly: "" });
  expect(options[2]).toEqual({ cardQuota: 3, label: "3개월 무이자", monthly: "" });
});

it("says what a month costs, rounded down", () => {
  expect(installmentOptions(1_062_822)[0]?.monthly).toBe("");
  expect(installmentOptions(1_062_822)[2]?.monthly).toBe("월 354,274원");
  expect(installmentOptions(50_000)[2]?.monthly).toBe("월 16,666원");
});

it("offers only a lump sum below 50,000 won", () => {
  expect(installmentOptions(50_000)).toHaveLength(12);
  expect(installmentOptions(49_999)).toEqual([{ cardQuota: 1, label: "일시불", monthly: "" }]);
});

it.each([
  [1, 0, true],
  [1, 49_999, true],
  [2, 49_999, false],
  [2, 50_000, true],
  [12, 50_000, true],
  [13, 50_000, false],
])("%i months of %i won are taken: %s", (cardQuota, amount, isTaken) => {
  expect(installmentProblem(cardQuota, amount) === null).toBe(isTaken);
});
