import { describe, expect, test } from "vitest";
import { lessonCounts } from "./lesson-counts.ts";
import {
  type DisputableLesson,
  disputeDecidedBy,
  disputeOpenUntil,
  disputeReasonOf,
  disputingSideOf,
  isDisputable,
  type LessonDisputeDecision,
  type LessonDisputeReason,
  outcomeOfDecision,
} from "./lesson-dispute.ts";
import type { LessonOutcome } from "./lesson-outcome.ts";

const kst = (text: string) => new Date(`2026-11-${text}:00+09:00`);
const LESSON: DisputableLesson & { dispute: null } = {
  ...{ status: "SCHEDULED", startsAt: kst("24T19:00"), endsAt: kst("24T20:00"), dispute: null },
  ...{ settledAs: null, settledBy: null, settledAt: null },
};
const HELD: DisputableLesson & { dispute: null } = {
  ...LESSON,
  ...{ status: "DONE", settledAs: "HELD", settledBy: "PRESENCE", settledAt: kst("24T20:12") },
};

test.each<[string, Partial<DisputableLesson>, string | null]>([
  ["one that is not settled", LESSON, "25T20:00"],
  ["a canceled one", { ...LESSON, status: "CANCELED" }, null],
  ["one that was held, a day after that was settled", HELD, "25T20:12"],
  ["one that was over before outcomes were kept", { settledBy: "BEFORE_RULE", settledAt: kst("24T20:00") }, "25T20:00"],
  ["one that was logged before its end then", { settledBy: "BEFORE_RULE", settledAt: kst("24T19:30") }, "25T20:00"],
  ["one that the student missed", { settledAs: "STUDENT_ABSENT" }, "25T20:12"],
  ["one that the tutor missed", { settledAs: "TUTOR_ABSENT", status: "CANCELED" }, "25T20:12"],
  ["one that the family gave up itself", { settledAs: "STUDENT_ABSENT", settledBy: "FAMILY" }, null],
  ["the same before outcomes were kept", { settledBy: "BEFORE_RULE", settledAt: kst("24T18:59") }, null],
  [
    "one that the family gave up as it began then",
    { settledBy: "BEFORE_RULE", settledAt: kst("24T19:00") },
    "25T20:00",
  ],
  ["one that is asked about", { settledAs: "ASKED" }, null],
  ["one that was not held", { settledAs: "NOT_HELD", settledBy: "PRESENCE" }, null],
  ["one that both said was held", { settledBy: "ANSWERS" }, null],
  ["one that staff decided", { settledBy: "STAFF" }, null],
])("until when %s may be disputed", (_what, change, until) => {
  expect(disputeOpenUntil({ ...HELD, ...change })).toEqual(until === null ? null : kst(until));
});

test.each([
  ["24T18:59", false],
  ["24T19:00", true],
  ["25T20:12", true],
  ["25T20:13", false],
])("it may be reported at %s: %s", (at, expected) => {
  expect(isDisputable(HELD, "BUYER", kst(at))).toBe(expected);
  expect(isDisputable(HELD, "TUTOR", kst(at))).toBe(false);
  expect(isDisputable({ ...HELD, settledAs: "TUTOR_ABSENT" }, "TUTOR", kst(at))).toBe(expected);
  expect(isDisputable({ ...HELD, settledAs: "TUTOR_ABSENT" }, "BUYER", kst(at))).toBe(false);
  expect(isDisputable({ ...HELD, dispute: "DECIDED" }, "BUYER", kst(at))).toBe(false);
  expect(isDisputable({ ...HELD, settledBy: "ANSWERS" }, "BUYER", kst(at))).toBe(false);
});

describe("a lesson that waits for staff", () => {
  test("is not used, and still arranged", () => {
    const lesson = { ...HELD, dispute: "OPEN" as const };
    expect(lessonCounts([lesson], 8)).toEqual({ total: 8, used: 0, scheduled: 1, left: 8, unscheduled: 7 });
  });

  test("is used again when it is kept", () => {
    const lesson = { ...HELD, dispute: "DECIDED" as const };
    expect(lessonCounts([lesson], 8)).toMatchObject({ used: 1, scheduled: 0 });
  });
});

test("who objects, and what they say, follows from how it was settled", () => {
  expect([disputeReasonOf({ settledAs: "STUDENT_ABSENT" }), disputingSideOf({ settledAs: "STUDENT_ABSENT" })]).toEqual([
    "STUDENT_CAME",
    "BUYER",
  ]);
  expect([disputeReasonOf({ settledAs: "TUTOR_ABSENT" }), disputingSideOf({ settledAs: "TUTOR_ABSENT" })]).toEqual([
    "TUTOR_CAME",
    "TUTOR",
  ]);
  for (const settledAs of ["HELD", null] as const) {
    expect([disputeReasonOf({ settledAs }), disputingSideOf({ settledAs })]).toEqual(["TUTOR_ABSENT", "BUYER"]);
  }
});

test.each<[LessonOutcome | null, LessonDisputeReason, LessonDisputeDecision, LessonOutcome]>([
  ["HELD", "TUTOR_ABSENT", "KEPT", "HELD"],
  ["HELD", "TUTOR_ABSENT", "GIVEN_BACK", "TUTOR_ABSENT"],
  [null, "TUTOR_ABSENT", "KEPT", "HELD"],
  ["STUDENT_ABSENT", "STUDENT_CAME", "KEPT", "STUDENT_ABSENT"],
  ["STUDENT_ABSENT", "STUDENT_CAME", "GIVEN_BACK", "NOT_HELD"],
  ["TUTOR_ABSENT", "TUTOR_CAME", "KEPT", "HELD"],
  ["TUTOR_ABSENT", "TUTOR_CAME", "GIVEN_BACK", "TUTOR_ABSENT"],
  ["ASKED", "STUDENT_ABSENT", "KEPT", "STUDENT_ABSENT"],
  ["ASKED", "STUDENT_ABSENT", "GIVEN_BACK", "NOT_HELD"],
  ["ASKED", "UNCONFIRMED", "KEPT", "HELD"],
  ["ASKED", "UNCONFIRMED", "GIVEN_BACK", "NOT_HELD"],
])("%s, disputed as %s and %s, is settled as %s", (settledAs, reason, decision, outcome) => {
  expect(outcomeOfDecision(settledAs, reason, decision)).toBe(outcome);
});

test("a decision is promised by the next working day", () => {
  expect(disputeDecidedBy(new Date("2026-12-03T15:30:00Z"))).toBe("2026-12-07");
});
