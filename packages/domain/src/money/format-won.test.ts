import { expect, it } from "vitest";
import { formatWon } from "./format-won.ts";

it.each([
  [0, "0원"],
  [-0, "0원"],
  [-0.5, "0원"],
  [999, "999원"],
  [1_000, "1,000원"],
  [342_000, "342,000원"],
  [1_062_822, "1,062,822원"],
  [-55_938, "−55,938원"],
  [1_999.9, "1,999원"],
])("%d is %s", (amount, text) => {
  expect(formatWon(amount)).toBe(text);
});
