import { expect, it } from "vitest";
import { isUnder14 } from "./is-under-14.ts";

const now = new Date("2026-11-20T03:00:00Z");

it.each([
  ["2012-11-20", false],
  ["2012-11-21", true],
  ["2012-12-01", true],
  ["2011-12-31", false],
  [2012, true],
  [2011, false],
  [2020, true],
])("born %s: %s", (birth, expected) => {
  expect(isUnder14(birth, now)).toBe(expected);
});

it("turns 14 at midnight in Korea", () => {
  expect(isUnder14("2012-11-21", new Date("2026-11-20T14:59:59Z"))).toBe(true);
  expect(isUnder14("2012-11-21", new Date("2026-11-20T15:00:00Z"))).toBe(false);
});

it.each(["2012-02-30", "20121120", "", 99])("refuses %s", (birth) => {
  expect(() => isUnder14(birth, now)).toThrow("Invalid date");
});
