import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LESSON_OUTCOMES } from "../lesson/lesson-outcome.ts";
import { HOUR } from "../time/duration.ts";
import { dayOfWeek } from "../time/kst-date.ts";
import { addKstMonths, toKstMonth } from "../time/kst-month.ts";
import {
  lastClosedMonth,
  lastDueMonth,
  lastPayMonth,
  monthToRun,
  nextPayDay,
  nextPayMonth,
  payMonthsText,
  payoutClosesAt,
  payoutDay,
  payoutMonthOf,
} from "./payout-month.ts";

const kst = (text: string) => new Date(`${text}:00+09:00`);

test.each([
  ["2026-07", "2026-08-10", "a Monday"],
  ["2026-09", "2026-10-12", "a Saturday, and Sunday"],
  ["2026-12", "2027-01-11", "a Sunday"],
  ["2027-01", "2027-02-10", "a Wednesday after New Year's holidays"],
  ["2026-04", "2026-05-11", "a Sunday"],
])("lessons of %s are paid on %s (the tenth is %s)", (month, day) => {
  expect(payoutDay(month)).toBe(day);
});

test("a holiday on the tenth moves the day on", () => {
  expect(payoutDay("2026-10", { holidays: { "2026": ["2026-11-10", "2026-11-11"] } })).toBe("2026-11-12");
});

test("a month is closed when the fifth of the next one ends in Korea", () => {
  expect(payoutClosesAt("2026-11")).toEqual(kst("2026-12-06T00:00"));
  expect(lastClosedMonth(kst("2026-12-05T23:59"))).toBe("2026-10");
  expect(lastClosedMonth(kst("2026-12-06T00:00"))).toBe("2026-11");
  expect(lastClosedMonth(kst("2027-01-31T23:59"))).toBe("2026-12");
});

test("the last closed month is paid once", () => {
  const now = kst("2026-12-06T00:00");
  expect(monthToRun(null, now)).toBe("2026-11");
  expect(monthToRun("2026-10", now)).toBe("2026-11");
  expect(monthToRun("2026-11", now)).toBeNull();
});

test("months read as one word", () => {
  expect([payMonthsText(["2026-11"]), payMonthsText(["2026-10", "2026-11"])]).toEqual(["11월", "10·11월"]);
});

test("a month is due once the day on which it is paid is over", () => {
  expect(lastDueMonth(kst("2026-11-10T23:59"))).toBe("2026-09");
  expect(lastDueMonth(kst("2026-11-11T00:00"))).toBe("2026-10");
  expect(lastDueMonth(kst("2026-12-05T12:00"))).toBe("2026-10");
  expect(lastDueMonth(kst("2026-12-06T12:00"))).toBe("2026-10");
});

test.each([
  ["2026-11-09T23:59", "2026-09", "2026-11-10"],
  ["2026-11-10T00:00", "2026-10", "2026-12-10"],
  ["2026-12-06T12:00", "2026-10", "2026-12-10"],
  ["2026-12-10T12:00", "2026-11", "2027-01-11"],
])("at %s the month %s has had its pay day, and the next one is %s", (at, month, day) => {
  expect([lastPayMonth(kst(at)), nextPayDay(kst(at))]).toEqual([month, day]);
});

test.each([
  ["2026-11-10T23:59", "2026-10"],
  ["2026-11-11T00:00", "2026-11"],
  ["2026-12-03T12:00", "2026-11"],
  ["2026-12-10T23:59", "2026-11"],
  ["2026-12-11T00:00", "2026-12"],
])("at %s the month that is paid next is %s", (at, month) => {
  expect(nextPayMonth(kst(at))).toBe(month);
});

describe("a lesson is paid", () => {
  const lesson = { startsAt: kst("2026-11-30T19:00"), endsAt: kst("2026-11-30T20:00") };
  test.each([
    ["HELD", "2026-11-30T20:10", "2026-11"],
    ["HELD", "2026-12-05T23:59", "2026-11"],
    ["HELD", "2026-12-06T00:00", "2026-12"],
    ["HELD", "2027-01-05T23:59", "2026-12"],
    ["HELD", "2027-03-20T12:00", "2027-03"],
    ["HELD", null, null],
    ["STUDENT_ABSENT", null, "2026-11"],
    ["STUDENT_ABSENT", "2027-03-20T12:00", "2026-11"],
    [null, "2026-11-30T20:10", null],
    ["ASKED", "2026-11-30T20:10", null],
    ["TUTOR_ABSENT", "2026-11-30T20:10", null],
    ["NOT_HELD", "2026-11-30T20:10", null],
  ] as const)("%s and logged at %s: with %s", (settledAs, loggedAt, month) => {
    expect(payoutMonthOf({ ...lesson, settledAs, loggedAt: loggedAt && kst(loggedAt) })).toBe(month);
  });

  test("which began at night by the day it began on", () => {
    const night = { startsAt: kst("2026-11-30T23:30"), endsAt: kst("2026-12-01T00:30") };
    expect(payoutMonthOf({ ...night, settledAs: "STUDENT_ABSENT", loggedAt: null })).toBe("2026-11");
  });

  test("never with a month before its own, and before that one closed when its log was in time", () => {
    const at = fc.date({ min: kst("2026-01-01T00:00"), max: kst("2027-12-31T00:00"), noInvalidDate: true });
    const taken = fc.record({ startsAt: at, hours: fc.nat(3_000), settledAs: fc.constantFrom(...LESSON_OUTCOMES) });
    fc.assert(
      fc.property(taken, ({ startsAt, hours, settledAs }) => {
        const loggedAt = new Date(startsAt.getTime() + hours * HOUR);
        const month = payoutMonthOf({ settledAs, startsAt, endsAt: new Date(startsAt.getTime() + HOUR), loggedAt });
        if (settledAs !== "HELD") return;
        if (month === null) throw new Error("a logged lesson is paid");
        expect(month >= toKstMonth(startsAt)).toBe(true);
        expect(loggedAt < payoutClosesAt(month)).toBe(true);
        if (month > toKstMonth(startsAt)) expect(loggedAt >= payoutClosesAt(addKstMonths(month, -1))).toBe(true);
        expect([1, 2, 3, 4, 5]).toContain(dayOfWeek(payoutDay(month)));
      }),
    );
  });
});
