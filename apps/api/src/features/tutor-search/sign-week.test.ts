import { commonCalendar, countFree, WEEKLY_SLOTS } from "@pkg/domain";
import fc from "fast-check";
import { expect, test } from "vitest";
import { calendars } from "../../../test/tutor-search/calendars.ts";
import { calendarBytes } from "./count-room.ts";
import { mostCommon, partCounts, SIGNATURE_BYTES, signWeek } from "./sign-week.ts";

/** The most that a wish can have in common with a tutor's week, whose signature stands between others. */
function mostOf(wish: Uint8Array, tutor: Uint8Array): number {
  const signatures = new Uint8Array(3 * SIGNATURE_BYTES);
  signWeek(calendarBytes(tutor), signatures, SIGNATURE_BYTES);
  return mostCommon(partCounts(wish, calendarBytes(tutor)), signatures, SIGNATURE_BYTES);
}

test("a signature never promises less than two weeks have in common", () => {
  fc.assert(
    fc.property(calendars, calendars, (wish, tutor) => {
      const common = countFree(wish) === 0 ? tutor : commonCalendar(wish, tutor);
      expect(mostOf(wish, tutor)).toBeGreaterThanOrEqual(countFree(common));
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
