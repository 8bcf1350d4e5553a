import { expect, it } from "vitest";
import { tabletState } from "./tablet.ts";

it.each([
  [false, 1, "OWN"],
  [false, 12, "OWN"],
  [true, 3, "RENTED_USED"],
  [true, 6, "RENTED_NEW"],
  [true, 12, "GIVEN"],
  [true, 1, "OWN"],
] as const)("rental %s for %i months: %s", (rentTablet, totalMonths, state) => {
  expect(tabletState({ rentTablet, totalMonths })).toBe(state);
});
