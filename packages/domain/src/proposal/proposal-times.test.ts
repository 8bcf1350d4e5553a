import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { week } from "../../test/fixtures.ts";
import { type LessonStart, lessonSlots, packLessons } from "../schedule/lesson-starts.ts";
import { lessonTimes } from "../schedule/lesson-times.ts";
import { periodsToCalendar } from "../schedule/weekly-calendar.ts";
import type { WeeklyAvailablePeriods } from "../schedule/weekly-periods.ts";
import { areSameTimes, MAX_OTHER_TIMES, openCalendar, proposalTimes } from "./proposal-times.ts";

const calendar = (change: Partial<WeeklyAvailablePeriods>) => periodsToCalendar(week(change));
const TUE_19: LessonStart = { day: 1, halfHour: 38 };
const THU_19: LessonStart = { day: 3, halfHour: 38 };
const EVENINGS = { tuesday: ["18:00-22:00"], thursday: ["18:00-22:00"] };

describe("openCalendar", () => {
  const tutorWeek = calendar({ tuesday: ["18:00-22:00"], saturday: ["10:00-12:00"] });

  it("is inside the wishes, and without them all of the tutor's week", () => {
    expect(openCalendar(week(EVENINGS), tutorWeek, [])).toEqual(calendar({ tuesday: ["18:00-22:00"] }));
    expect(openCalendar(week(), tutorWeek, [])).toEqual(tutorWeek);
  });

  it("leaves out the student's other lessons; wishes that these have used up are no wish for any time", () => {
    const maths = { lessonStarts: [TUE_19], minutes: 60 };
    const left = calendar({ tuesday: ["18:00-19:00", "20:00-22:00"] });
    expect(openCalendar(week(EVENINGS), tutorWeek, [maths])).toEqual(left);
    expect(openCalendar(week({ tuesday: ["19:00-20:00"] }), tutorWeek, [maths])).toEqual(calendar({}));
  });
});

describe("proposalTimes", () => {
  const asked = { lessonStarts: [TUE_19, THU_19], minutes: 60, lessonsPerWeek: 2 };

  it.each([
    ["all free", EVENINGS, true, []],
    [
      "one half-hour gone",
      { tuesday: ["18:00-19:30"], thursday: ["18:00-22:00"] },
      false,
      ["화·목 18시", "목 19시·목 20시"],
    ],
    ["only one evening left", { thursday: ["19:00-21:00"] }, false, ["목 19시·목 20시"]],
    ["nothing left", { thursday: ["19:00-20:00"] }, false, []],
  ] as const)("%s", (_, open, areFree, others) => {
    const times = proposalTimes(calendar(open), asked);
    expect(times.areFree).toBe(areFree);
    expect(times.others.map(lessonTimes)).toEqual(others);
  });

  it("offers times that are open, whenever there are any, and never the same one twice", () => {
    const blocks = fc.array(fc.integer({ min: 0, max: 41 }), { maxLength: 8 }).map((starts) => {
      const open = new Uint8Array(336);
      for (const start of starts) open.fill(1, start * 8, start * 8 + 5);
      return open;
    });
    fc.assert(
      fc.property(blocks, fc.constantFrom(40, 60, 80), fc.constantFrom(1, 2, 3), (open, minutes, lessonsPerWeek) => {
        const { areFree, others } = proposalTimes(open, { lessonStarts: [TUE_19], minutes, lessonsPerWeek });
        expect(others.length > 0).toBe(!areFree && packLessons(open, minutes).length >= lessonsPerWeek);
        expect(others.length).toBeLessThanOrEqual(MAX_OTHER_TIMES);
        const slots = others.flat().flatMap((start) => lessonSlots(start, minutes));
        expect(new Set(slots).size).toBe(slots.length);
        expect(slots.every((slot) => open[slot] === 1)).toBe(true);
        expect(others.every((offer) => offer.length === lessonsPerWeek)).toBe(true);
      }),
    );
  });
});

it.each([
  [[TUE_19, THU_19], [THU_19, TUE_19], true],
  [[TUE_19], [THU_19], false],
  [[TUE_19], [TUE_19, THU_19], false],
  [[], [], true],
])("%j and %j are the same times: %s", (a, b, expected) => {
  expect(areSameTimes(a, b)).toBe(expected);
});
