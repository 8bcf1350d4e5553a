import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, daysBetween } from "../time/kst-date.ts";
import { REST_DAYS, REST_KEPT_DAYS, restOf, restUntil, weeksWithoutLessons } from "./class-rest.ts";

describe("a rest", () => {
  test.each([
    ["2026-11-28", "2026-11-28", "2026-12-28"],
    ["2026-11-28", "2026-12-13", "2026-12-28"],
    ["2026-11-28", "2026-12-14", "2026-12-28"],
    ["2026-11-28", "2026-12-15", "2026-12-29"],
    ["2026-11-28", "2027-01-20", "2027-02-03"],
  ])("after a last lesson on %s and a stop on %s ends on %s", (lastLessonOn, offOn, until) => {
    expect(restUntil({ lastLessonOn, offOn })).toBe(until);
  });

  const until = "2026-12-28";
  const noticeOn = "2026-12-25";
  test.each([
    ["2026-11-28", true, { phase: "KEPT", keptUntil: "2026-12-12", until, noticeOn }],
    ["2026-12-12", true, { phase: "KEPT", keptUntil: "2026-12-12", until, noticeOn }],
    ["2026-12-13", true, { phase: "FREE", keptUntil: null, until, noticeOn }],
    ["2026-12-01", false, { phase: "FREE", keptUntil: null, until, noticeOn }],
    ["2026-12-28", true, { phase: "FREE", keptUntil: null, until, noticeOn }],
    ["2026-12-29", true, { phase: "OVER", keptUntil: null, until, noticeOn }],
    ["2026-12-29", false, { phase: "OVER", keptUntil: null, until, noticeOn }],
  ])("on %s, with its times held %s", (today, isHeld, rest) => {
    expect(restOf({ until, isHeld }, today)).toEqual(rest);
  });

  const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays("2026-11-01", days));
  test("runs KEPT, FREE, OVER and never back, for the days it was promised", () => {
    fc.assert(
      fc.property(day, fc.nat(60), (lastLessonOn, late) => {
        const end = restUntil({ lastLessonOn, offOn: addDays(lastLessonOn, late) });
        const phases = Array.from({ length: 90 }, (_, at) => {
          return restOf({ until: end, isHeld: true }, addDays(lastLessonOn, at)).phase;
        });
        const counts = (phase: string) => phases.filter((one) => one === phase).length;
        expect(phases).toEqual([...phases].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)));
        expect(counts("FREE")).toBe(REST_DAYS - REST_KEPT_DAYS);
        expect(counts("KEPT") + counts("FREE")).toBe(Math.min(daysBetween(lastLessonOn, end) + 1, 90));
        expect(daysBetween(lastLessonOn, end)).toBe(Math.max(REST_DAYS, late + 14));
      }),
    );
  });
});
const ORDER = ["KEPT", "FREE", "OVER"];

test.each([
  ["2026-12-22", "2026-12-28", 0],
  ["2026-12-22", "2026-12-29", 1],
  ["2026-12-22", "2027-01-15", 3],
  ["2026-12-22", "2026-12-01", 0],
])("between a lesson on %s and a payment on %s are %i weeks without lessons", (lastLessonOn, paymentOn, weeks) => {
  expect(weeksWithoutLessons(lastLessonOn, paymentOn)).toBe(weeks);
});
