import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatDue, formatMorning } from "./format-due.ts";
import { formatKoreanDate } from "./format-korean-date.ts";
import { formatKoreanWait } from "./format-korean-wait.ts";
import { addDays, addMonths, dayOfWeek, daysBetween, formatKoreanTime, startOfKstDate, toKstDate } from "./kst-date.ts";
import { parseTimestamp } from "./parse-timestamp.ts";
import { type AmPmOffset, to24Hour } from "./to-24-hour.ts";

describe("parseTimestamp", () => {
  it.each([
    ["2026-11-20T19:00:00", "2026-11-20T19:00:00.000Z"],
    ["2026-11-20T19:00:00Z", "2026-11-20T19:00:00.000Z"],
    ["2026-11-20T19:00:00.123", "2026-11-20T19:00:00.123Z"],
    ["2026-11-20T19:00:00.123Z", "2026-11-20T19:00:00.123Z"],
    ["2028-02-29T00:00:00", "2028-02-29T00:00:00.000Z"],
  ])("%s is %s: Z is appended if absent", (text, iso) => {
    expect(parseTimestamp(text)?.toISOString()).toBe(iso);
  });

  it.each([
    "2026-11-20",
    "2026-11-20 19:00:00",
    "2026-11-20T19:00",
    "2026-11-20T19:00:00.1",
    "2026-11-20T19:00:00+09:00",
    "2026-11-20T19:00:00z",
    "x2026-11-20T19:00:00Z",
    "2026-11-20T19:00:00Zx",
    "2026-02-30T00:00:00",
    "2026-13-01T00:00:00",
    "2026-11-20T24:00:00",
    "2026-11-20T19:60:00",
    "",
    null,
    20261120,
  ])("%s is refused", (text) => {
    expect(parseTimestamp(text)).toBeNull();
  });

  it("reads back every instant of four-digit years, and never throws", () => {
    const instant = fc.date({
      min: new Date("0000-01-01T00:00:00Z"),
      max: new Date("9999-12-31T23:59:59.999Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instant, (date) => {
        expect(parseTimestamp(date.toISOString())).toEqual(date);
      }),
    );
    fc.assert(fc.property(fc.anything(), (value) => parseTimestamp(value) === null));
  });
});

describe("to24Hour", () => {
  const TABLE: readonly [number, AmPmOffset, number][] = [
    [12, 0, 0],
    [1, 0, 1],
    [11, 0, 11],
    [12, 12, 12],
    [1, 12, 13],
    [11, 12, 23],
  ];
  it.each(TABLE)("hour %i with offset %i is %i", (hour, offset, result) => {
    expect(to24Hour(hour, offset)).toBe(result);
  });
  it.each([0, 13, -1, 1.5, Number.NaN])("hour %d raises 'Invalid hour'", (hour) => {
    expect(() => to24Hour(hour, 0)).toThrow("Invalid hour");
  });
});

describe("dates in Korea", () => {
  it.each([
    ["2026-11-20T14:59:59.999Z", "2026-11-20", "11월 20일(금)", "23:59"],
    ["2026-11-20T15:00:00Z", "2026-11-21", "11월 21일(토)", "00:00"],
    ["2026-12-31T15:00:00Z", "2027-01-01", "1월 1일(금)", "00:00"],
  ])("%s is %s", (instant, date, text, time) => {
    expect(toKstDate(new Date(instant))).toBe(date);
    expect(formatKoreanDate(new Date(instant))).toBe(text);
    expect(formatKoreanDate(date)).toBe(text);
    expect(formatKoreanTime(new Date(instant))).toBe(time);
  });
  it("writes the year when asked", () => {
    expect(formatKoreanDate("2027-03-20", { withYear: true })).toBe("2027년 3월 20일(토)");
    expect(formatKoreanDate("2027-03-20", { withYear: false })).toBe("3월 20일(토)");
  });
  it("writes the year when it is not the one in which it is read", () => {
    const now = new Date("2026-12-31T14:59:59Z");
    expect(formatKoreanDate("2027-01-11", { now })).toBe("2027년 1월 11일(월)");
    expect(formatKoreanDate("2026-01-11", { now })).toBe("1월 11일(일)");
    expect(formatKoreanDate("2027-01-11", { now: new Date("2026-12-31T15:00:00Z") })).toBe("1월 11일(월)");
  });
  it("begins a day at 15:00 UTC of the day before", () => {
    expect(startOfKstDate("2026-11-20").toISOString()).toBe("2026-11-19T15:00:00.000Z");
  });
  it.each(["2026-02-30", "2026-02-00", "2026-11-32", "2026-2-3", "x2026-02-03", "2026-02-03x", "", "2026-13-01"])(
    "refuses %s",
    (text) => {
      for (const read of [startOfKstDate, dayOfWeek, (date: string) => addDays(date, 1)]) {
        expect(() => read(text)).toThrow("Invalid date");
      }
    },
  );
  it("refuses an invalid instant", () => {
    expect(() => toKstDate(new Date(Number.NaN))).toThrow(RangeError);
  });
  it.each([
    ["2026-11-30", 1, "2026-12-01"],
    ["2027-01-01", -1, "2026-12-31"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2026-11-20", 0, "2026-11-20"],
  ])("%s and %i days is %s", (date, days, result) => {
    expect(addDays(date, days)).toBe(result);
    expect(daysBetween(date, result)).toBe(days);
  });
  it.each([
    ["2026-03-31", -1, "2026-02-28"],
    ["2028-01-31", 1, "2028-02-29"],
    ["2026-11-22", 14, "2028-01-22"],
  ])("%s and %i months is %s", (date, months, result) => {
    expect(addMonths(date, months)).toBe(result);
  });
  it("agrees with the engine's own calendar, whatever the machine's time zone", () => {
    const korea = new Intl.DateTimeFormat("sv-SE", {
      timeZone: "Asia/Seoul",
      dateStyle: "short",
      timeStyle: "short",
    });
    const instant = fc.date({
      min: new Date("1989-01-01T00:00:00Z"),
      max: new Date("2200-01-01T00:00:00Z"),
      noInvalidDate: true,
    });
    const summerTimeBegins = fc.integer({ min: 0, max: 47 }).map((hour) => new Date(Date.UTC(2026, 2, 7, 12 + hour)));
    fc.assert(
      fc.property(fc.oneof(instant, summerTimeBegins), (date) => {
        expect(`${toKstDate(date)} ${formatKoreanTime(date)}`).toBe(korea.format(date));
      }),
    );
  });
  it("knows the day of the week, Sunday first", () => {
    const days = [0, 1, 2, 3, 4, 5, 6].map((ahead) => dayOfWeek(addDays("2026-11-22", ahead)));
    expect(days).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });
});

describe("formatKoreanWait", () => {
  it.each([
    [-5_000, "1초"],
    [0, "1초"],
    [1_000, "1초"],
    [1_001, "2초"],
    [59_000, "59초"],
    [59_001, "1분"],
    [60_000, "1분"],
    [60_001, "2분"],
    [900_000, "15분"],
  ])("%i ms are %s", (milliseconds, text) => {
    expect(formatKoreanWait(milliseconds)).toBe(text);
  });
});

describe("formatDue", () => {
  const now = new Date("2026-11-23T21:00:00+09:00");
  it.each([
    ["2026-11-23T21:37:00+09:00", "오늘 21시 37분"],
    ["2026-11-24T09:00:00+09:00", "내일 9시"],
    ["2026-11-25T00:05:00+09:00", "11월 25일(수) 0시 5분"],
  ])("%s is %s", (due, text) => {
    expect(formatDue(new Date(due), now)).toBe(text);
  });
  it.each([
    ["2026-11-23T08:00:00+09:00", "오늘 아침 8시"],
    ["2026-11-24T08:00:00+09:00", "내일 아침 8시"],
    ["2026-11-25T08:30:00+09:00", "11월 25일(수) 아침 8시 30분"],
  ])("the morning of %s is %s", (at, text) => {
    expect(formatMorning(new Date(at), now)).toBe(text);
  });
});
