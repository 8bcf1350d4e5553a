import { expect, test } from "vitest";
import { type ClassEntry, classStage } from "./class-stage";

const NOW = new Date("2026-11-21T03:00:00.000Z");
const COUNTS = { total: 25, used: 0, scheduled: 0, left: 25, unscheduled: 25 };
const course = { wishesSentAt: "2026-11-20T03:00:00.000Z", isRunning: true };
const none = { counts: COUNTS, expiresOn: null, content: [], nextPaymentOn: null, rest: null };
const planned = { ...none, counts: { ...COUNTS, scheduled: 25, unscheduled: 0 }, expiresOn: "2027-03-20" };
const taken = { ...planned, counts: { ...COUNTS, used: 25, left: 0, unscheduled: 0 } };
const stage = (entry: Partial<ClassEntry>) => classStage({ course, match: null, lessons: null, ...entry }, NOW);
const matched = { status: "MATCHED", rematchedAt: null } as const;

test("unsent wishes are WISHES; sent ones without a match are SEARCHING", () => {
  expect(stage({ course: { ...course, wishesSentAt: null } })).toBe("WISHES");
  expect(stage({})).toBe("SEARCHING");
});

test.each([
  ["READY", "SEARCHING"],
  ["MATCHING", "SEARCHING"],
  ["AIM_ING", "SEARCHING"],
  ["PROFILE_MATCHING", "SEARCHING"],
  ["UNPAIRED", "STUCK"],
  ["PROFILE_MATCH_FAILED", "STUCK"],
  ["CANCELED", "OVER"],
] as const)("a match that is %s is %s", (status, expected) => {
  expect(stage({ match: { status, rematchedAt: null }, lessons: none })).toBe(expected);
});

test("after a pair was dissolved another one is searched for", () => {
  const match = { status: "AIM_ING", rematchedAt: "2026-11-21T02:00:00.000Z" } as const;
  expect(stage({ match, lessons: none })).toBe("SEARCHING_AGAIN");
});

test("with a tutor the first lesson is chosen, then the class runs until its lessons are used", () => {
  expect(stage({ match: matched, lessons: none })).toBe("FIRST_LESSON");
  expect(stage({ match: matched, lessons: planned })).toBe("RUNNING");
  expect(stage({ match: matched, lessons: taken })).toBe("OVER");
  expect(stage({ match: matched })).toBe("UNREADABLE");
});

test("a class whose next month is paid in some days is not over", () => {
  expect(stage({ match: matched, lessons: { ...taken, nextPaymentOn: "2026-11-24" } })).toBe("RUNNING");
});

test("a class without a lesson left that may go on rests", () => {
  const rest = { keptUntil: null, until: "2026-12-21" };
  expect(stage({ match: matched, lessons: { ...taken, rest } })).toBe("RESTING");
});

test("the days count from the first lesson on", () => {
  const old = { ...course, isRunning: false };
  expect(stage({ course: old })).toBe("OVER");
  expect(stage({ course: old, match: matched, lessons: planned })).toBe("RUNNING");
  expect(stage({ course: old, match: matched, lessons: none })).toBe("FIRST_LESSON");
  // A planned lesson counts however late it is; unplanned lessons expire with the course's days.
  expect(stage({ match: matched, lessons: { ...planned, expiresOn: "2026-11-20" } })).toBe("RUNNING");
  const missed = { ...planned, counts: { ...COUNTS, used: 20, left: 5, unscheduled: 5 } };
  expect(stage({ match: matched, lessons: { ...missed, expiresOn: "2026-11-21" } })).toBe("FIRST_LESSON");
  expect(stage({ match: matched, lessons: { ...missed, expiresOn: "2026-11-20" } })).toBe("OVER");
});
