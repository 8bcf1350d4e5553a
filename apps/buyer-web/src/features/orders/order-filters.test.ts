import { createLoader } from "nuqs";
import { expect, test } from "vitest";
import { firstDay, ORDER_QUERY } from "./order-filters";

test.each([
  ["2026-11-21T00:00:00Z", 1, "2026-10-21"],
  ["2026-03-31T03:00:00Z", 1, "2026-02-28"],
  ["2026-01-15T03:00:00Z", 3, "2025-10-15"],
  ["2026-11-20T16:00:00Z", 12, "2025-11-21"],
])("from %s, %i months back is %s", (now, months, day) => {
  expect(firstDay(months, new Date(now))).toBe(day);
});

test("anything unknown reads as all", () => {
  const read = createLoader(ORDER_QUERY);
  const nothing = { status: "all", period: "all", student: null, page: 0 };
  expect(read("?status=x&period=9y&page=many")).toEqual(nothing);
  expect(read("")).toEqual(nothing);
  expect(read("?status=paid&period=3m&page=3")).toMatchObject({ status: "paid", period: "3m", page: 2 });
});
