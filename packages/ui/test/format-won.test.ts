import { expect, test } from "vitest";
import { formatFigures, formatWon } from "../src/won/won";

test.each([
  [0, "0원"],
  [999, "999원"],
  [1_000, "1,000원"],
  [1_062_822, "1,062,822원"],
  [-66_600, "−66,600원"],
])("%i is %s", (amount, text) => expect(formatWon(amount)).toBe(text));

test("positive amounts have a sign on request, zero never", () => {
  expect([12_500, 0, -12_500].map((amount) => formatFigures(amount, "always"))).toEqual(["+12,500", "0", "−12,500"]);
});
