import { commonCalendar, countFree, WEEKLY_SLOTS } from "@pkg/domain";
import fc from "fast-check";
import { expect, test } from "vitest";
import { calendarBytes } from "./count-room.ts";
import { mostCommon, partCounts, signWeek } from "./sign-week.ts";

const calendars = fc
  .array(fc.tuple(fc.nat(WEEKLY_SLOTS - 1), fc.integer({ min: 1, max: 12 })), { maxLength: 12 })
  .map((runs) => {
    const calendar = new Uint8Array(WEEKLY_SLOTS);
    for (const [from, length] of runs) calendar.fill(1, from, from + length);
    return calendar;
  });

test("a signature never promises less than two weeks have in common", () => {
  fc.assert(
    fc.property(calendars, calendars, (wish, tutor) => {
      const common = countFree(wish) === 0 ? tutor : commonCalendar(wish, tutor);
      const most = mostCommon(partCounts(wish), signWeek(calendarBytes(tutor), 0));
      expect(most).toBeGreaterThanOrEqual(countFree(common));
    }),
    { numRuns: 2_000 },
  );
});

test("weeks in different parts have nothing in common", () => {
  const [evening, morning] = [new Uint8Array(WEEKLY_SLOTS), new Uint8Array(WEEKLY_SLOTS)];
  evening.fill(1, 38, 42);
  morning.fill(1, 18, 22);
  expect(mostCommon(partCounts(evening), signWeek(calendarBytes(morning), 0))).toBe(0);
  expect(mostCommon(partCounts(evening), signWeek(calendarBytes(evening), 0))).toBe(4);
});
