import { describe, expect, test } from "vitest";
import { lessonCounts } from "./lesson-counts.ts";
import { disputeOpenUntil, disputeReasonOf, isDisputable } from "./lesson-dispute.ts";
import type { LessonStatus } from "./lesson-status.ts";

const kst = (text: string) => new Date(`2026-11-${text}:00+09:00`);
const lessonOf = (status: LessonStatus, updatedAt = "20T10:00") => ({
  ...{ status, startsAt: kst("24T19:00"), endsAt: kst("24T20:00"), updatedAt: kst(updatedAt) },
  dispute: null,
});

test.each<[string, LessonStatus, string, string | null]>([
  ["an unlogged lesson", "SCHEDULED", "20T10:00", "25T20:00"],
  ["a logged lesson", "DONE", "24T20:10", "25T20:00"],
  ["a missed one, a day after that was said", "ABSENT", "25T10:00", "26T10:00"],
  ["one that the family gave up itself", "ABSENT", "24T12:00", null],
  ["a canceled one", "CANCELED", "24T12:00", null],
])("%s may be disputed", (_what, status, updatedAt, until) => {
  expect(disputeOpenUntil(lessonOf(status, updatedAt))).toEqual(until === null ? null : kst(until));
});

test.each([
  ["24T18:59", false],
  ["24T19:00", true],
  ["25T20:00", true],
  ["25T20:01", false],
])("it may be reported at %s: %s", (at, expected) => {
  expect(isDisputable(lessonOf("DONE"), kst(at))).toBe(expected);
  expect(isDisputable({ ...lessonOf("DONE"), dispute: "DECIDED" }, kst(at))).toBe(false);
});

describe("a lesson that waits for staff", () => {
  test("is not used, and still arranged", () => {
    const lesson = { ...lessonOf("DONE"), dispute: "OPEN" as const };
    expect(lessonCounts([lesson], 8, kst("30T00:00"))).toEqual({
      ...{ total: 8, used: 0, scheduled: 1, left: 8, unscheduled: 7 },
    });
  });

  test("is used again when it is kept", () => {
    const lesson = { ...lessonOf("DONE"), dispute: "DECIDED" as const };
    expect(lessonCounts([lesson], 8, kst("30T00:00"))).toMatchObject({ used: 1, scheduled: 0 });
  });
});

test("the reason follows from what the tutor said", () => {
  expect(disputeReasonOf({ status: "ABSENT" })).toBe("STUDENT_CAME");
  expect(disputeReasonOf({ status: "DONE" })).toBe("TUTOR_ABSENT");
});
