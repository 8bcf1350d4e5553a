import { countFree, lessonHalfHours, meetingCalendar, packLessons, WEEKLY_SLOTS, wishedCalendar } from "@pkg/domain";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  calendarBytes,
  countCommon,
  countLessons,
  lessonPacker,
  readCalendar,
  WEEK_BYTES,
  wishedBytes,
} from "./count-lessons.ts";

/** Weeks with runs, as people's are, and weeks of noise. */
const calendars = fc
  .tuple(
    fc.array(fc.tuple(fc.nat(WEEKLY_SLOTS - 1), fc.integer({ min: 1, max: 60 })), { maxLength: 12 }),
    fc.array(fc.nat(WEEKLY_SLOTS - 1), { maxLength: 40 }),
  )
  .map(([runs, flips]) => {
    const calendar = new Uint8Array(WEEKLY_SLOTS);
    for (const [from, length] of runs) calendar.fill(1, from, from + length);
    for (const slot of flips) calendar[slot] = calendar[slot] === 1 ? 0 : 1;
    return calendar;
  });

test("a week survives being written as bits, wherever it lies", () => {
  fc.assert(
    fc.property(calendars, fc.nat(5), (calendar, place) => {
      const weeks = new Uint8Array(WEEK_BYTES * (place + 1));
      weeks.set(calendarBytes(calendar), place * WEEK_BYTES);
      expect(readCalendar(weeks, place * WEEK_BYTES)).toEqual(calendar);
    }),
  );
});

test("common half-hours and room for lessons are the domain's", () => {
  fc.assert(
    fc.property(calendars, calendars, fc.constantFrom(30, 40, 60, 80, 120, 180), (calendar, tutor, minutes) => {
      const common = meetingCalendar({ calendar }, { calendar: tutor });
      const wished = wishedBytes(wishedCalendar({ calendar }));
      const bytes = calendarBytes(tutor);
      expect(countCommon(wished, bytes, 0)).toBe(countFree(common));
      const packer = lessonPacker(lessonHalfHours(minutes));
      expect(countLessons(packer, wished, bytes, 0)).toBe(packLessons(common, minutes).length);
    }),
    { numRuns: 2_000 },
  );
});
