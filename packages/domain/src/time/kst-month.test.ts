import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addKstMonths, startOfKstMonth, toKstMonth } from "./kst-month.ts";

describe("months in Korea", () => {
  it.each([
    ["2026-11-30T14:59:59.999Z", "2026-11"],
    ["2026-11-30T15:00:00Z", "2026-12"],
    ["2026-12-31T15:00:00Z", "2027-01"],
  ])("%s is in %s", (instant, month) => {
    expect(toKstMonth(new Date(instant))).toBe(month);
  });

  it.each([
    ["2026-11", 1, "2026-12"],
    ["2026-12", 1, "2027-01"],
    ["2026-01", -1, "2025-12"],
    ["2026-11", 0, "2026-11"],
    ["2026-11", -26, "2024-09"],
  ])("%s moved by %i is %s", (month, months, moved) => {
    expect(addKstMonths(month, months)).toBe(moved);
  });

  it("begins at 15:00 UTC of the day before", () => {
    expect(startOfKstMonth("2026-11").toISOString()).toBe("2026-10-31T15:00:00.000Z");
  });

  it.each(["2026-13", "2026-00", "2026-1", "2026-11-01", "", "2026"])("%s is no month", (text) => {
    expect(() => startOfKstMonth(text)).toThrow("Invalid date");
  });

  it("moves there and back, and every instant lies between the two beginnings", () => {
    const instant = fc.date({
      min: new Date("1970-01-02T00:00:00Z"),
      max: new Date("2200-01-01T00:00:00Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instant, fc.integer({ min: -600, max: 600 }), (date, months) => {
        const month = toKstMonth(date);
        expect(addKstMonths(addKstMonths(month, months), -months)).toBe(month);
        expect(startOfKstMonth(month).getTime()).toBeLessThanOrEqual(date.getTime());
        expect(startOfKstMonth(addKstMonths(month, 1)).getTime()).toBeGreaterThan(date.getTime());
      }),
    );
  });
});
