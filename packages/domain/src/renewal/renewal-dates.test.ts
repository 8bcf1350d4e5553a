import { describe, expect, it } from "vitest";
import {
  announcedRenewalDate,
  changedRenewalDate,
  countRenewalDate,
  nextRenewalDate,
  renewalDateFrom,
} from "./renewal-dates.ts";

describe("nextRenewalDate", () => {
  it.each([
    ["the same day", "2026-11-23", 23, "2026-12-23"],
    ["over New Year", "2026-12-23", 23, "2027-01-23"],
    ["the last day of February", "2027-01-31", 31, "2027-02-28"],
    ["back to the 31st", "2027-02-28", 31, "2027-03-31"],
    ["the 30th", "2027-03-31", 31, "2027-04-30"],
    ["the leap day", "2028-01-29", 29, "2028-02-29"],
    ["the leap day for the 31st", "2028-01-31", 31, "2028-02-29"],
    ["the 29th after it", "2028-02-29", 29, "2028-03-29"],
    ["the 28th without a leap day", "2027-01-29", 29, "2027-02-28"],
  ])("%s", (_, dueOn, day, next) => {
    expect(nextRenewalDate(dueOn, { months: 1, day })).toBe(next);
  });

  it.each([
    ["a week late", "2026-12-30", "2027-01-23"],
    ["so late that two weeks would not be over", "2027-01-12", "2027-02-23"],
    ["months late", "2027-03-05", "2027-03-23"],
  ])("after a charge %s", (_, chargedOn, next) => {
    expect(nextRenewalDate("2026-12-23", { months: 1, day: 23, chargedOn })).toBe(next);
  });

  it("goes by its own months", () => {
    expect(nextRenewalDate("2026-11-30", { months: 3, day: 30 })).toBe("2027-02-28");
    expect(nextRenewalDate("2026-11-30", { months: 0, day: 30 })).toBe("2026-12-30");
  });
});

it.each([
  ["2027-02-10", 31, "2027-02-28"],
  ["2027-02-28", 28, "2027-02-28"],
  ["2027-03-01", 28, "2027-03-28"],
  ["2027-12-31", 1, "2028-01-01"],
])("from %s on the %i. is %s", (earliest, day, date) => {
  expect(renewalDateFrom(earliest, day)).toBe(date);
});

describe("changedRenewalDate", () => {
  const change = { periodBeganOn: "2026-11-23", today: "2026-11-24", announcedFor: null };
  it.each([
    ["a later day", { day: 28 }, "2026-12-28"],
    ["two weeks after the period began", { day: 7 }, "2026-12-07"],
    ["a day too soon for that", { day: 6 }, "2027-01-06"],
    ["the first day that can be announced", { day: 20, today: "2026-12-12" }, "2026-12-20"],
    ["too soon to be announced", { day: 20, today: "2026-12-13" }, "2027-01-20"],
    ["later than the announced one", { day: 25, today: "2026-12-18", announcedFor: "2026-12-23" }, "2026-12-25"],
    ["before the announced one", { day: 20, today: "2026-12-18", announcedFor: "2026-12-23" }, "2027-01-20"],
    [
      "after an announced one that has passed",
      { day: 24, today: "2026-12-24", announcedFor: "2026-12-23" },
      "2027-01-24",
    ],
  ])("%s", (_, input, date) => {
    expect(changedRenewalDate({ ...change, ...input })).toBe(date);
  });
});

describe("countRenewalDate", () => {
  const days = ["2026-11-24", "2026-11-26", "2026-12-01", "2026-12-03"];
  const today = "2026-11-23";
  it.each([
    ["after the second of four", { left: 4, lessonDays: days, expiresOn: null }, "2026-11-26"],
    ["at expiry when that is sooner", { left: 4, lessonDays: days, expiresOn: "2026-11-25" }, "2026-11-25"],
    ["now, with two left", { left: 2, lessonDays: days.slice(0, 2), expiresOn: null }, today],
    ["now, with none left", { left: 0, lessonDays: [], expiresOn: null }, today],
    [
      "at expiry when lessons are not arranged",
      { left: 4, lessonDays: days.slice(0, 1), expiresOn: "2027-01-24" },
      "2027-01-24",
    ],
    ["never in the past", { left: 4, lessonDays: [], expiresOn: "2026-11-01" }, today],
    ["nobody knows", { left: 4, lessonDays: [], expiresOn: null }, null],
  ])("%s", (_, course, date) => {
    expect(countRenewalDate({ ...course, today })).toBe(date);
  });
});

it.each([
  ["2026-12-23", "2026-12-15", null],
  ["2026-12-23", "2026-12-16", "2026-12-23"],
  ["2026-12-23", "2026-12-20", "2026-12-27"],
  ["2026-12-23", "2027-01-10", "2027-01-17"],
])("one that is due on %s is announced on %s for %s", (nextDate, today, date) => {
  expect(announcedRenewalDate(nextDate, today)).toBe(date);
});
