import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { week } from "../../test/fixtures.ts";
import { copyDay, daysWithLostLessons, MIN_PERIOD_MINUTES, shortPeriods } from "./period-rules.ts";
import { calendarToPeriods } from "./weekly-calendar.ts";
import { WEEKDAYS } from "./weekly-periods.ts";

const anyWeek = fc
  .array(fc.integer({ min: 0, max: 1 }), { minLength: 336, maxLength: 336 })
  .map((bits) => calendarToPeriods(Uint8Array.from(bits)));

describe("the shortest stretch", () => {
  it("is an hour", () => {
    expect(MIN_PERIOD_MINUTES).toBe(60);
  });
  it.each([
    [["19:00-19:30"], ["19:00-19:30"]],
    [["19:00-20:00"], []],
    [["19:00-19:30", "19:30-20:00"], []],
    [
      ["18:00-18:30", "19:00-21:00", "23:30-24:00"],
      ["18:00-18:30", "23:30-24:00"],
    ],
    [[], []],
  ])("of %j names %j", (monday, short) => {
    expect(shortPeriods(week({ monday })).map(({ period }) => period)).toEqual(short);
  });
  it("names the day, in the week's order", () => {
    const periods = week({ sunday: ["09:00-09:30"], tuesday: ["09:00-09:30"] });
    expect(shortPeriods(periods).map(({ weekday }) => weekday)).toEqual(["tuesday", "sunday"]);
  });
  it("does not join midnight with the next day", () => {
    expect(shortPeriods(week({ monday: ["23:30-24:00"], tuesday: ["00:00-00:30"] }))).toHaveLength(2);
  });
});

describe("lessons outside the offered times", () => {
  it.each([
    ["kept", week({ monday: ["18:00-22:00"] }), []],
    ["cut", week({ monday: ["18:00-19:30"] }), ["monday"]],
    ["parted", week({ monday: ["18:00-19:00", "20:00-22:00"] }), ["monday"]],
    ["gone", week({ tuesday: ["18:00-22:00"] }), ["monday"]],
  ])("%s", (_what, offered, days) => {
    expect(daysWithLostLessons(offered, week({ monday: ["19:00-20:00"] }))).toEqual(days);
  });
  it("are none when the lessons are what is offered, and all days when nothing is", () => {
    fc.assert(
      fc.property(anyWeek, (lessons) => {
        expect(daysWithLostLessons(lessons, lessons)).toEqual([]);
        expect(daysWithLostLessons(week(), lessons)).toEqual(WEEKDAYS.filter((day) => lessons[day].length > 0));
      }),
    );
  });
});

it("copies a day onto others and leaves the rest", () => {
  fc.assert(
    fc.property(anyWeek, fc.constantFrom(...WEEKDAYS), fc.subarray([...WEEKDAYS]), (periods, from, to) => {
      const copied = copyDay(periods, from, to);
      for (const day of WEEKDAYS) expect(copied[day]).toEqual(to.includes(day) ? periods[from] : periods[day]);
    }),
  );
});
