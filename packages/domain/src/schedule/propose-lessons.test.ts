import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { week } from "../../test/fixtures.ts";
import { commonCalendar, countFree, lessonHalfHours, packLessons, possibleStarts } from "./lesson-starts.ts";
import { lessonTimes } from "./lesson-times.ts";
import { proposeLessons } from "./propose-lessons.ts";
import { periodsToCalendar } from "./weekly-calendar.ts";
import type { WeeklyAvailablePeriods } from "./weekly-periods.ts";

const calendar = (change: Partial<WeeklyAvailablePeriods>) => periodsToCalendar(week(change));
const times = (change: Partial<WeeklyAvailablePeriods>, minutes: number, perWeek: number) => {
  const lessons = proposeLessons(calendar(change), minutes, perWeek);
  return lessons && lessonTimes(lessons);
};

it.each([
  [40, 2],
  [60, 2],
  [80, 3],
  [90, 3],
])("%i minutes take %i half-hours", (minutes, halfHours) => {
  expect(lessonHalfHours(minutes)).toBe(halfHours);
});

it("finds what two weeks have in common", () => {
  const common = commonCalendar(
    calendar({ monday: ["19:00-21:00"] }),
    calendar({ monday: ["20:00-22:00"], tuesday: ["19:00-20:00"] }),
  );
  expect(common).toEqual(calendar({ monday: ["20:00-21:00"] }));
  expect(countFree(common)).toBe(2);
});

it("packs lessons side by side and never over midnight", () => {
  const late = calendar({ monday: ["23:30-24:00"], tuesday: ["00:00-00:30", "19:00-21:30"] });
  expect(packLessons(late, 60)).toEqual([
    { day: 1, halfHour: 38 },
    { day: 1, halfHour: 40 },
  ]);
});

it("lists every half-hour a lesson could start", () => {
  const evening = calendar({ tuesday: ["19:00-21:00"], wednesday: ["23:00-24:00"] });
  expect(possibleStarts(evening, 60, 1)).toEqual([38, 39, 40]);
  expect(possibleStarts(evening, 60, 2)).toEqual([46]);
  expect(possibleStarts(evening, 60, 0)).toEqual([]);
});

describe("proposeLessons", () => {
  it.each([
    [
      "one time on as many days as needed",
      { tuesday: ["18:00-20:00"], thursday: ["19:00-21:00"] },
      60,
      2,
      "화·목 19시",
    ],
    ["the earliest such time", { tuesday: ["18:00-21:00"], thursday: ["18:30-21:00"] }, 60, 2, "화·목 18시 30분"],
    [
      "the time most days have",
      { monday: ["08:00-09:00"], tuesday: ["19:00-20:00"], thursday: ["19:00-20:00"] },
      60,
      2,
      "화·목 19시",
    ],
    [
      "different times when there is no common one",
      { thursday: ["19:00-20:00"], friday: ["20:00-21:00"] },
      60,
      2,
      "목 19시·금 20시",
    ],
    [
      "a third day at its own time",
      { tuesday: ["19:00-20:00"], thursday: ["19:00-20:00"], saturday: ["10:00-11:00"] },
      60,
      3,
      "화·목 19시·토 10시",
    ],
    [
      "the time most days have, though another is earlier",
      { tuesday: ["19:00-20:00"], thursday: ["19:00-20:00"], saturday: ["10:00-11:00"] },
      60,
      2,
      "화·목 19시",
    ],
    ["the earlier of two times", { thursday: ["20:00-21:00"], friday: ["19:00-20:00"] }, 60, 1, "금요일 19시"],
    [
      "only the first days when more have room",
      { monday: ["19:00-20:00"], tuesday: ["19:00-20:00"], friday: ["19:00-20:00"] },
      60,
      2,
      "월·화 19시",
    ],
    ["one day twice when days are short", { saturday: ["10:00-12:00"] }, 60, 2, "토 10시·토 11시"],
    [
      "every day once before a day twice",
      { saturday: ["10:00-12:00"], sunday: ["14:00-15:00"] },
      60,
      3,
      "토 10시·토 11시·일 14시",
    ],
    ["every day once first", { saturday: ["10:00-14:00"], sunday: ["14:00-15:00"] }, 60, 3, "토 10시·토 11시·일 14시"],
    ["80 minutes", { tuesday: ["19:00-20:30"] }, 80, 1, "화요일 19시"],
    ["no room", { tuesday: ["19:00-20:00"] }, 80, 1, null],
    ["room for one of two", { tuesday: ["19:00-20:30"] }, 60, 2, null],
  ])("%s", (_, change, minutes, perWeek, expected) => {
    expect(times(change, minutes, perWeek)).toBe(expected);
  });

  it("proposes real lessons whenever there is room: free, apart, as many as asked, in the order of the week", () => {
    const bits = fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 336, maxLength: 336 });
    const blocks = fc.array(fc.integer({ min: 0, max: 41 }), { maxLength: 6 }).map((starts) => {
      const free = new Uint8Array(336);
      for (const start of starts) free.fill(1, start * 8, start * 8 + 5);
      return free;
    });
    const anyCalendar = fc.oneof(
      bits.map((list) => Uint8Array.from(list)),
      blocks,
    );
    fc.assert(
      fc.property(anyCalendar, fc.constantFrom(40, 60, 80), fc.constantFrom(1, 2, 3), (free, minutes, perWeek) => {
        const lessons = proposeLessons(free, minutes, perWeek);
        expect(lessons === null).toBe(packLessons(free, minutes).length < perWeek);
        if (!lessons) return;
        const length = lessonHalfHours(minutes);
        const daysWithRoom = [0, 1, 2, 3, 4, 5, 6].filter(
          (day) => possibleStarts(free, minutes, day).length > 0,
        ).length;
        expect(new Set(lessons.map(({ day }) => day)).size).toBe(Math.min(perWeek, daysWithRoom));
        const slots = lessons.flatMap(({ day, halfHour }) =>
          Array.from({ length }, (_, at) => day * 48 + halfHour + at),
        );
        expect(lessons).toHaveLength(perWeek);
        expect(new Set(slots).size).toBe(perWeek * length);
        expect(slots.every((slot) => free[slot] === 1)).toBe(true);
        expect([...slots].sort((a, b) => a - b)).toEqual(slots);
      }),
    );
  });
});
