import { expect, test } from "vitest";
import { daysOf } from "./reason-days";

const NONE = { from: null, to: null };

test.each([
  ["a Wednesday", "2026-11-25T03:00:00Z", "2026-11-23", "2026-11-25"],
  ["a Monday right after midnight in Korea", "2026-11-22T15:00:00Z", "2026-11-23", "2026-11-23"],
  ["a Sunday right before it", "2026-11-22T14:59:59Z", "2026-11-16", "2026-11-22"],
  ["a week that began last year", "2026-01-01T03:00:00Z", "2025-12-29", "2026-01-01"],
])("the week of %s begins on its Monday", (_what, now, from, to) => {
  expect(daysOf("WEEK", NONE, new Date(now))).toEqual({ from, to });
});

test("a month begins with its first day; own days that are missing or none are the month's", () => {
  const now = new Date("2026-11-25T03:00:00Z");
  const month = { from: "2026-11-01", to: "2026-11-25" };
  expect(daysOf("MONTH", NONE, now)).toEqual(month);
  expect(daysOf("OWN", { from: "11/2", to: null }, now)).toEqual(month);
  expect(daysOf("OWN", { from: "2026-10-05", to: "2026-10-09" }, now)).toEqual({
    from: "2026-10-05",
    to: "2026-10-09",
  });
});
