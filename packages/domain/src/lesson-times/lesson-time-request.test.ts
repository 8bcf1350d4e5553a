import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HOUR } from "../time/duration.ts";
import {
  isTimeRequestOpen,
  type LessonTimeRequest,
  requestedTimeProblem,
  timeRequestOpenUntil,
} from "./lesson-time-request.ts";

const at = (text: string) => new Date(`${text}:00+09:00`);
const now = at("2026-11-24T12:00");
const lesson = { startsAt: at("2026-11-27T19:00"), status: "SCHEDULED" };
const other = { startsAt: at("2026-11-28T15:00"), endsAt: at("2026-11-28T16:00") };
const asked = { now, lesson, minutes: 60, busy: [other] };

describe("a time that is asked for", () => {
  it.each([
    ["the next day at noon", "2026-11-25T12:00", null],
    ["a Sunday at six", "2026-11-29T06:00", null],
    ["until midnight", "2026-11-28T23:00", null],
    ["right after another lesson", "2026-11-28T16:00", null],
    ["four weeks later", "2026-12-25T19:00", null],
    ["in the past", "2026-11-24T11:30", "PAST"],
    ["in less than a day", "2026-11-25T11:30", "UNSUITABLE"],
    ["where it is", "2026-11-27T19:00", "UNSUITABLE"],
    ["over midnight", "2026-11-28T23:30", "UNSUITABLE"],
    ["at night", "2026-11-28T05:30", "UNSUITABLE"],
    ["at a quarter past", "2026-11-28T10:15", "UNSUITABLE"],
    ["too far", "2026-12-25T19:30", "UNSUITABLE"],
    ["in another lesson", "2026-11-28T15:30", "OVERLAP"],
  ])("%s", (_name, to, problem) => {
    expect(requestedTimeProblem(asked, at(to))).toBe(problem);
  });

  it("comes too late for a lesson of the next twelve hours, and may be nearer when it is agreed to", () => {
    const late = { ...asked, now: at("2026-11-27T07:30") };
    expect(requestedTimeProblem(late, at("2026-11-29T10:00"))).toBe("CUT_OFF");
    const to = at("2026-11-25T02:00").getTime();
    expect(requestedTimeProblem(asked, new Date(to + 6 * HOUR), 12)).toBeNull();
  });

  it("that is allowed meets no other lesson, and leaves time to answer", () => {
    fc.assert(
      fc.property(fc.integer({ min: -2000, max: 2000 }), (halfHours) => {
        const startsAt = new Date(lesson.startsAt.getTime() + halfHours * (HOUR / 2));
        if (requestedTimeProblem(asked, startsAt) !== null) return;
        const endsAt = new Date(startsAt.getTime() + HOUR);
        expect(endsAt <= other.startsAt || startsAt >= other.endsAt).toBe(true);
        const request = { side: "TUTOR", lessonStartsAt: lesson.startsAt, startsAt } as const;
        expect(timeRequestOpenUntil(request).getTime() - now.getTime()).toBeGreaterThanOrEqual(12 * HOUR);
        expect(isTimeRequestOpen(request, lesson, now)).toBe(true);
      }),
    );
  });
});

describe("a request", () => {
  const request: LessonTimeRequest = {
    side: "TUTOR",
    lessonStartsAt: lesson.startsAt,
    startsAt: at("2026-11-26T10:00"),
  };
  it.each([
    ["until twelve hours before the earlier time", lesson, "2026-11-25T22:00", true],
    ["no longer", lesson, "2026-11-25T22:30", false],
    ["not once the lesson was moved", { ...lesson, startsAt: at("2026-11-28T19:00") }, "2026-11-24T13:00", false],
    ["not once it was called off", { ...lesson, status: "CANCELED" }, "2026-11-24T13:00", false],
  ])("is answered %s", (_name, lessonNow, at_, isOpen) => {
    expect(isTimeRequestOpen(request, lessonNow, at(at_))).toBe(isOpen);
  });
});
