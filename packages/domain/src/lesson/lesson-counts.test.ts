import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { product, trial } from "../../test/fixtures.ts";
import { formatKoreanDate } from "../time/format-korean-date.ts";
import { addMonths } from "../time/kst-date.ts";
import { type CountedLesson, isLessonUsed, lessonCounts, lessonTotal } from "./lesson-counts.ts";
import {
  changeableUntil,
  isJoinOpen,
  isLessonChangeable,
  isPulseDue,
  joinClosesAt,
  joinOpensAt,
} from "./lesson-deadlines.ts";
import { lessonMonths } from "./lesson-months.ts";
import { LESSON_OUTCOMES, type LessonOutcome } from "./lesson-outcome.ts";
import { lessonPeriodText, lessonsExpireOn } from "./lesson-period.ts";
import type { LessonStatus } from "./lesson-status.ts";

const NOON = new Date("2026-11-24T12:00:00+09:00");
const after = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
/** A lesson of an hour that begins so many minutes after noon. */
const lesson = (status: LessonStatus, minutes: number, settledAs: LessonOutcome | null = null): CountedLesson => ({
  status,
  settledAs,
  startsAt: after(minutes),
  endsAt: after(minutes + 60),
});

describe("lessons of a course", () => {
  it.each([
    ["paid and free", product(), null, 25],
    ["more of them by a benefit", product(), { additionalLessonType: "COUNT", additionalLessonCount: 2 }, 27],
    ["months of a benefit", product(), { additionalLessonType: "MONTH", additionalLessonCount: 2 }, 25 + 2 * 4 * 2],
    ["a benefit that adds none", product(), { additionalLessonType: null, additionalLessonCount: 3 }, 25],
    ["a trial", trial(), null, 1],
  ] as const)("%s", (_what, of, bonus, total) => {
    expect(lessonTotal(of, bonus)).toBe(total);
  });

  it("are used, arranged or left", () => {
    const lessons = [
      lesson("DONE", -3000, "HELD"),
      lesson("ABSENT", -2000, "STUDENT_ABSENT"),
      // Over before outcomes were kept, and without a report.
      lesson("SCHEDULED", -1000, "HELD"),
      lesson("SCHEDULED", -120, "ASKED"),
      lesson("SCHEDULED", -60),
      lesson("SCHEDULED", 600),
      lesson("CANCELED", -900),
      lesson("CANCELED", -950, "TUTOR_ABSENT"),
      lesson("CANCELED", -990, "NOT_HELD"),
      lesson("CANCELED", 900),
    ];
    expect(lessonCounts(lessons, 25)).toEqual({ total: 25, used: 3, scheduled: 3, left: 22, unscheduled: 19 });
    expect(lessons.filter(isLessonUsed)).toHaveLength(3);
    const disputed = lessons.map((one) => ({ ...one, dispute: "OPEN" as const }));
    expect(lessonCounts(disputed, 25)).toEqual({ total: 25, used: 0, scheduled: 6, left: 25, unscheduled: 19 });
  });

  it("add up under any order of events", () => {
    const event = fc.record({
      kind: fc.constantFrom("plan", "cancel", "dispute", "decide", ...LESSON_OUTCOMES),
      which: fc.nat(30),
      minutes: fc.integer({ min: -100_000, max: 100_000 }),
    });
    const statusOf = { HELD: "DONE", STUDENT_ABSENT: "ABSENT", ASKED: "SCHEDULED" } as const;
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const total = 24;
        const lessons: CountedLesson[] = [];
        for (const { kind, which, minutes } of events) {
          const before = lessonCounts(lessons, total);
          const known = lessons[which];
          if (kind === "plan") {
            if (before.unscheduled > 0) lessons.push(lesson("SCHEDULED", minutes));
          } else if (known && (kind === "dispute" || kind === "decide")) {
            lessons[which] = { ...known, dispute: kind === "dispute" ? "OPEN" : "DECIDED" };
          } else if (known && kind === "cancel") {
            if (known.status === "SCHEDULED") lessons[which] = { ...known, status: "CANCELED" };
          } else if (known && known.status !== "CANCELED" && LESSON_OUTCOMES.some((one) => one === kind)) {
            const settledAs = LESSON_OUTCOMES.find((one) => one === kind) ?? null;
            const status =
              settledAs && settledAs in statusOf ? statusOf[settledAs as keyof typeof statusOf] : "CANCELED";
            lessons[which] = { ...known, status, settledAs };
          }
          const counts = lessonCounts(lessons, total);
          expect(counts.used + counts.left).toBe(total);
          expect(counts.scheduled + counts.unscheduled).toBe(counts.left);
          expect(Math.min(counts.used, counts.scheduled, counts.left, counts.unscheduled)).toBeGreaterThanOrEqual(0);
          const held = lessons.filter(({ status }) => status !== "CANCELED");
          expect(counts.used + counts.scheduled).toBe(held.length);
        }
      }),
    );
  });
});

describe("the end of a course", () => {
  it.each([
    ["2026-11-24", null, "2027-03-24"],
    ["2026-10-31", null, "2027-02-28"],
    ["2026-11-24", { additionalLessonType: "MONTH", additionalLessonCount: 2 }, "2027-05-24"],
    ["2026-11-24", { additionalLessonType: "COUNT", additionalLessonCount: 2 }, "2027-03-24"],
    [null, null, null],
  ] as const)("from %s with %o is %s", (first, bonus, end) => {
    expect(lessonsExpireOn(first, lessonMonths(product(), bonus))).toBe(end);
    const text = lessonPeriodText(12, lessonMonths(product(), bonus), end);
    expect(text).toBe(end ? `${formatKoreanDate(end, { withYear: true })}까지` : "첫 수업부터 4개월 동안");
    expect(lessonPeriodText(1, 4, end)).toBeNull();
  });
  it("reads months by the calendar", () => {
    expect(addMonths("2027-10-31", 4)).toBe("2028-02-29");
    expect(addMonths("2026-12-01", 1)).toBe("2027-01-01");
    expect(addMonths("2026-03-31", -1)).toBe("2026-02-28");
    expect(addMonths("2026-11-09", 0)).toBe("2026-11-09");
  });
});

describe("a lesson's deadlines", () => {
  it.each([
    ["SCHEDULED", 720, true],
    ["SCHEDULED", 719, false],
    ["DONE", 900, false],
    ["CANCELED", 900, false],
  ] as const)("%s in %i minutes can be moved: %s", (status, minutes, expected) => {
    expect(isLessonChangeable(lesson(status, minutes), NOON)).toBe(expected);
  });
  it.each([
    ["SCHEDULED", 11, false],
    ["SCHEDULED", 10, true],
    ["SCHEDULED", -69, true],
    ["SCHEDULED", -70, false],
    ["DONE", -30, true],
    ["ABSENT", -30, false],
    ["CANCELED", 5, false],
  ] as const)("%s in %i minutes can be joined: %s", (status, minutes, expected) => {
    expect(isJoinOpen(lesson(status, minutes), NOON)).toBe(expected);
  });
  it("are instants", () => {
    expect(changeableUntil(lesson("SCHEDULED", 720))).toEqual(NOON);
    expect(joinOpensAt(lesson("SCHEDULED", 10))).toEqual(NOON);
    expect(joinClosesAt(lesson("SCHEDULED", -70))).toEqual(NOON);
  });
});

it.each([
  [2, null, false],
  [3, null, true],
  [9, null, true],
  [9, "BAD", false],
] as const)("after %i lessons and the answer %s a buyer is asked: %s", (used, answer, due) => {
  expect(isPulseDue(used, answer, 8)).toBe(due);
});

it.each([
  [0, 1, false],
  [1, 1, true],
  [1, 2, false],
  [2, 2, true],
] as const)("after %i of %i lessons a buyer is asked: %s", (used, total, due) => {
  expect(isPulseDue(used, null, total)).toBe(due);
});
