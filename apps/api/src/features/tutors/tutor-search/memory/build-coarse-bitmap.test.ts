import { countFree, meetingCalendar, WEEKLY_SLOTS, wishedCalendar } from "@pkg/domain";
import fc from "fast-check";
import { expect, test } from "vitest";
import { calendars } from "../../../../../test/tutor-search/calendars.ts";
import { COARSE_BYTES, countWishedParts, writeCoarseBitmap } from "./build-coarse-bitmap.ts";
import { mostCommon, transposeBitmaps } from "./count-coarse.ts";
import { calendarBytes } from "./count-lessons.ts";

/** The most that a wish can have in common with a tutor's week, whose coarse bitmap lies between others. */
function mostOf(calendar: Uint8Array, tutor: Uint8Array): number {
  const bitmaps = new Uint8Array(3 * COARSE_BYTES);
  writeCoarseBitmap(calendarBytes(tutor), bitmaps, COARSE_BYTES);
  const transposed = transposeBitmaps(new Int32Array(bitmaps.buffer), 3, (place) => place * 2);
  return mostCommon(transposed, 1, countWishedParts(wishedCalendar({ calendar }), calendarBytes(tutor)));
}

test("a coarse bitmap never promises less than two weeks have in common", () => {
  fc.assert(
    fc.property(calendars, calendars, (calendar, tutor) => {
      const common = meetingCalendar({ calendar }, { calendar: tutor });
      expect(mostOf(calendar, tutor)).toBeGreaterThanOrEqual(countFree(common));
    }),
    { numRuns: 2_000 },
  );
});

test("weeks in different parts have nothing in common", () => {
  const [evening, morning] = [new Uint8Array(WEEKLY_SLOTS), new Uint8Array(WEEKLY_SLOTS)];
  evening.fill(1, 38, 42);
  morning.fill(1, 18, 22);
  expect(mostOf(evening, morning)).toBe(0);
  expect(mostOf(evening, evening)).toBe(4);
});
