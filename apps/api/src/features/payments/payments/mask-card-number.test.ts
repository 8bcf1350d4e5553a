import { expect, test } from "vitest";
import { maskCardNumber } from "./mask-card-number.ts";

test.each([
  ["a whole number", "4242000187654321", "424200******4321"],
  ["a whole number in groups", "4242-0001-8765-4321", "4242-00**-****-4321"],
  ["a short whole number", "36123456789012", "361234****9012"],
  ["a masked number", "424200******4321", "424200******4321"],
  ["last digits only", "****-****-****-4321", "****-****-****-4321"],
  ["nothing", "", ""],
])("%s", (_, number, masked) => {
  expect(maskCardNumber(number)).toBe(masked);
});
