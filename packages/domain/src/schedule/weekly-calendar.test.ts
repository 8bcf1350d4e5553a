import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { week } from "../../test/fixtures.ts";
import {
  bitsToCalendar,
  calendarToBits,
  calendarToPeriods,
  halfHourToTime,
  parsePeriod,
  periodsToCalendar,
} from "./weekly-calendar.ts";

const anyCalendar = fc
  .array(fc.integer({ min: 0, max: 1 }), { minLength: 336, maxLength: 336 })
  .map((bits) => Uint8Array.from(bits));

describe("periods", () => {
  it("fills 336 half-hours, Monday first", () => {
    const calendar = periodsToCalendar(
      week({ monday: ["00:00-01:00"], tuesday: ["19:00-20:30"], sunday: ["23:30-24:00"] }),
    );
    expect(calendar).toHaveLength(336);
    const free = [...calendar.keys()].filter((slot) => calendar[slot] === 1);
    expect(free).toEqual([0, 1, 48 + 38, 48 + 39, 48 + 40, 335]);
  });
  it("joins neighbours", () => {
    const periods = week({
      monday: ["20:00-21:00", "19:00-20:00", "19:30-20:30"],
      tuesday: ["00:00-00:30", "23:00-24:00"],
    });
    expect(calendarToPeriods(periodsToCalendar(periods))).toEqual(
      week({ monday: ["19:00-21:00"], tuesday: ["00:00-00:30", "23:00-24:00"] }),
    );
  });
  it.each([
    "19:00",
    "19:00-19:00",
    "20:00-19:00",
    "19:15-20:00",
    "9:00-10:00",
    "23:00-24:30",
    "25:00-26:00",
    "x19:00-20:00",
    "19:00-20:00x",
    "",
  ])("refuses %s", (period) => {
    expect(parsePeriod(period)).toBeNull();
    expect(() => periodsToCalendar(week({ friday: [period] }))).toThrow("Invalid period");
  });
  it("keeps a calendar through periods and back", () => {
    fc.assert(
      fc.property(anyCalendar, (calendar) => {
        expect(periodsToCalendar(calendarToPeriods(calendar))).toEqual(calendar);
      }),
    );
  });
});

describe("bits", () => {
  it("keeps a calendar through bits and back", () => {
    fc.assert(
      fc.property(anyCalendar, (calendar) => {
        expect(bitsToCalendar(calendarToBits(calendar))).toEqual(calendar);
      }),
    );
  });
  it.each(["0".repeat(335), "0".repeat(337), `2${"0".repeat(335)}`, ""])("refuses other text", (bits) => {
    expect(() => bitsToCalendar(bits)).toThrow("Invalid weekly calendar");
  });
});

it.each([
  [0, "00:00"],
  [19, "09:30"],
  [38, "19:00"],
  [48, "24:00"],
])("half-hour %i is %s", (halfHour, time) => {
  expect(halfHourToTime(halfHour)).toBe(time);
});
