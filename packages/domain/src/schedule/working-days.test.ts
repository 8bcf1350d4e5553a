import { describe, expect, it, vi } from "vitest";
import { dayOfWeek, startOfKstDate } from "../time/kst-date.ts";
import { KOREAN_HOLIDAYS } from "./holidays.ts";
import { addWorkingDays, isWorkingDay, lateBefore } from "./working-days.ts";

describe("isWorkingDay", () => {
  it.each([
    ["2026-11-20", true],
    ["2026-11-21", false],
    ["2026-11-22", false],
    ["2026-12-25", false],
    ["2024-10-01", false],
    ["2027-12-27", false],
    ["2027-12-28", true],
  ])("%s: %s", (date, expected) => {
    expect(isWorkingDay(date)).toBe(expected);
  });
  it("reads an instant in Korea", () => {
    expect(isWorkingDay(new Date("2026-11-20T14:59:59Z"))).toBe(true);
    expect(isWorkingDay(new Date("2026-11-20T15:00:00Z"))).toBe(false);
  });
  it("knows weekends alone past the data, and reports the year", () => {
    const onMissingYear = vi.fn();
    expect(isWorkingDay("2090-01-02", { onMissingYear })).toBe(true);
    expect(onMissingYear.mock.calls).toEqual([["2090"]]);
    expect(isWorkingDay("2090-01-01", { onMissingYear })).toBe(false);
    expect(isWorkingDay("2090-01-02")).toBe(true);
    expect(onMissingYear).toHaveBeenCalledOnce();
  });
  it("reports no year that it knows", () => {
    const onMissingYear = vi.fn();
    expect(isWorkingDay("2026-12-25", { onMissingYear })).toBe(false);
    expect(isWorkingDay("2090-01-03", { onMissingYear, holidays: { "2090": ["2090-01-03"] } })).toBe(false);
    expect(onMissingYear).not.toHaveBeenCalled();
  });
});

describe("addWorkingDays", () => {
  it.each([
    ["a weekend is skipped", "2026-11-20", 2, "2026-11-24"],
    ["one day", "2026-11-20", 1, "2026-11-23"],
    ["from a Saturday", "2026-11-21", 1, "2026-11-23"],
    ["a holiday is skipped", "2026-12-24", 1, "2026-12-28"],
    ["Chuseok 2024 and its weekend", "2024-09-13", 1, "2024-09-19"],
    ["into the next year", "2026-12-31", 1, "2027-01-04"],
    ["0 on a working day", "2026-11-20", 0, "2026-11-20"],
    ["0 on a weekend is the next working day", "2026-11-21", 0, "2026-11-23"],
    ["100 working days: 107 weekdays less 7 holidays", "2026-01-01", 100, "2026-06-01"],
  ])("%s", (_, date, count, expected) => {
    expect(addWorkingDays(date, count)).toBe(expected);
  });
  it("reads an instant in Korea", () => {
    expect(addWorkingDays(new Date("2026-11-19T15:00:00Z"), 1)).toBe("2026-11-23");
  });
  it.each([-1, 1.5, Number.NaN])("refuses %d days", (count) => {
    expect(() => addWorkingDays("2026-11-20", count)).toThrow("Invalid number of working days");
  });
  it("looks 365 days ahead and no further", () => {
    const holidays = { "2026": [], "2027": [] };
    expect(addWorkingDays("2026-01-01", 261, { holidays })).toBe("2027-01-01");
    expect(() => addWorkingDays("2026-01-01", 262, { holidays })).toThrow("No working day found within 365 days");
  });
  it("counts by weekends past the data, and reports the year", () => {
    const onMissingYear = vi.fn();
    expect(addWorkingDays("2089-12-30", 2, { onMissingYear, holidays: { "2089": [] } })).toBe("2090-01-03");
    expect(new Set(onMissingYear.mock.calls.flat())).toEqual(new Set(["2090"]));
  });
  it("takes other holidays", () => {
    expect(addWorkingDays("2026-11-20", 1, { holidays: { "2026": ["2026-11-23"] } })).toBe("2026-11-24");
  });
});

it("holds real dates of their own year, with the fixed days of Korea", () => {
  for (const [year, dates] of Object.entries(KOREAN_HOLIDAYS)) {
    expect(dates.map((date) => startOfKstDate(date) && date.slice(0, 4))).toEqual(dates.map(() => year));
    for (const day of ["01-01", "03-01", "05-05", "06-06", "08-15", "10-03", "10-09", "12-25"]) {
      expect(dates).toContain(`${year}-${day}`);
    }
  }
  expect(Object.keys(KOREAN_HOLIDAYS)).toEqual(expect.arrayContaining(["2024", "2025", "2026", "2027"]));
});

it("has the fixed list of 2024, whatever version of the data is installed", () => {
  expect([...(KOREAN_HOLIDAYS["2024"] ?? [])].sort()).toEqual([
    ...["2024-01-01", "2024-02-09", "2024-02-10", "2024-02-11", "2024-02-12", "2024-03-01", "2024-04-10"],
    ...["2024-05-05", "2024-05-06", "2024-05-15", "2024-06-06", "2024-08-15", "2024-09-16", "2024-09-17"],
    ...["2024-09-18", "2024-10-01", "2024-10-03", "2024-10-09", "2024-12-25"],
  ]);
});

it("puts the substitute holidays on working days of the week", () => {
  for (const date of ["2024-05-06", "2025-03-03", "2026-03-02", "2026-10-05", "2027-08-16"]) {
    expect(dayOfWeek(date)).toBe(1);
  }
});

it.each([
  ["2026-11-26", 3, "2026-11-23"],
  ["2026-11-27", 3, "2026-11-24"],
  ["2026-11-30", 3, "2026-11-25"],
  ["2026-12-07", 1, "2026-12-04"],
])("on %s what %i working days were promised for is late from before %s", (today, count, day) => {
  expect(lateBefore(today, count)).toBe(day);
  expect(addWorkingDays(day, count) >= today).toBe(true);
});
