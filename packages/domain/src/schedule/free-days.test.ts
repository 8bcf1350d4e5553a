import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { freeDays } from "./free-days.ts";
import { periodsToCalendar } from "./weekly-calendar.ts";
import { NO_TIMES } from "./weekly-periods.ts";

/** Wednesday 10:00 in Korea. */
const NOW = new Date("2026-11-25T01:00:00Z");
const WEEK = periodsToCalendar({ ...NO_TIMES, tuesday: ["19:00-22:00"], wednesday: ["09:00-12:00", "20:00-20:30"] });
const at = (from: string, to: string) => ({ startsAt: new Date(`${from}+09:00`), endsAt: new Date(`${to}+09:00`) });

describe("freeDays", () => {
  it("lists today from now on, and a day of next week; half an hour alone is none", () => {
    expect(freeDays(WEEK, { busy: [], now: NOW })).toEqual([
      { date: "2026-11-25", periods: ["10:00-12:00"] },
      { date: "2026-12-01", periods: ["19:00-22:00"] },
    ]);
  });

  it.each([
    ["a lesson in the middle", at("2026-12-01T20:00", "2026-12-01T21:00"), ["19:00-20:00", "21:00-22:00"]],
    ["a lesson of 40 minutes takes an hour", at("2026-12-01T19:00", "2026-12-01T19:40"), ["20:00-22:00"]],
    ["a lesson of another week", at("2026-12-08T19:00", "2026-12-08T22:00"), ["19:00-22:00"]],
    ["a lesson of the whole time", at("2026-12-01T18:00", "2026-12-01T23:00"), undefined],
  ])("leaves out %s", (_, lesson, periods) => {
    const found = freeDays(WEEK, { busy: [lesson], now: NOW }).find(({ date }) => date === "2026-12-01");
    expect(found?.periods).toEqual(periods);
  });

  it("never lists a time that has passed or that is not free every week, whenever it is asked", () => {
    const instant = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(instant, (now) => {
        for (const { date, periods } of freeDays(WEEK, { busy: [], now })) {
          for (const period of periods) {
            expect(new Date(`${date}T${period.slice(0, 5)}:00+09:00`).getTime()).toBeGreaterThanOrEqual(now.getTime());
            expect(["19", "20", "21", "09", "10", "11"]).toContain(period.slice(0, 2));
          }
        }
      }),
    );
  });
});
