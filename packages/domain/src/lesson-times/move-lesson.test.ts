import { describe, expect, it } from "vitest";
import { week } from "../../test/fixtures.ts";
import { lessonTimes } from "../schedule/lesson-times.ts";
import { periodsToCalendar, WEEKLY_SLOTS } from "../schedule/weekly-calendar.ts";
import { formatKoreanDate } from "../time/format-korean-date.ts";
import { formatKoreanTime } from "../time/kst-date.ts";
import { lessonAlternatives } from "./lesson-alternatives.ts";
import { lessonAtEnd } from "./lesson-at-end.ts";
import { lessonSpan } from "./lesson-occurrences.ts";
import { type LessonMove, moveLesson } from "./move-lesson.ts";

const at = (date: string, time = "19:00") => new Date(`${date}T${time}:00+09:00`);
const span = (date: string, time = "19:00") => lessonSpan(at(date, time), 60);
const shown = (instants: readonly Date[]) => instants.map((it) => `${formatKoreanDate(it)} ${formatKoreanTime(it)}`);
const nobody = new Uint8Array(WEEKLY_SLOTS);

/** Tuesday's lesson of a pair that meets on Tuesday and Thursday at 19:00; both are free on four evenings. */
function move(change: Partial<LessonMove> = {}): LessonMove {
  return {
    now: at("2026-11-21", "12:00"),
    scope: "ONE",
    lesson: { startsAt: at("2026-11-24"), movedFromAt: null },
    count: 8,
    previousEndsAt: null,
    lessonStarts: [
      { day: 1, halfHour: 38 },
      { day: 3, halfHour: 38 },
    ],
    minutes: 60,
    open: periodsToCalendar(
      week({
        tuesday: ["18:00-22:00"],
        wednesday: ["19:00-22:00"],
        thursday: ["18:00-22:00"],
        friday: ["19:00-22:00"],
      }),
    ),
    taken: nobody,
    busy: [],
    ...change,
  };
}
const tried = (to: Date, change: Partial<LessonMove> = {}) => {
  const moved = moveLesson(move(change), to);
  if (typeof moved === "string") return moved;
  return `${moved.lessons.length}: ${lessonTimes(moved.lessonStarts)}, ${shown(moved.lessons.map(({ startsAt }) => startsAt))[0]}`;
};

describe("one lesson", () => {
  it.each([
    ["moves", at("2026-11-25", "20:00"), {}, "1: 화·목 19시, 11월 25일(수) 20:00"],
    ["moves by half an hour", at("2026-11-24", "19:30"), {}, "1: 화·목 19시, 11월 24일(화) 19:30"],
    ["not where it is", at("2026-11-24"), {}, "UNSUITABLE"],
    ["not between half-hours", at("2026-11-25", "19:10"), {}, "UNSUITABLE"],
    ["not where one of both has no time", at("2026-11-25", "21:30"), {}, "UNSUITABLE"],
    [
      "not onto a holiday",
      at("2026-12-25", "19:00"),
      { lesson: { startsAt: at("2026-12-22"), movedFromAt: null } },
      "UNSUITABLE",
    ],
    ["28 days on", at("2026-12-22"), {}, "1: 화·목 19시, 12월 22일(화) 19:00"],
    ["not further", at("2026-12-22", "19:30"), {}, "UNSUITABLE"],
    ["not to the end of time", new Date("9999-12-31T20:00:00Z"), {}, "UNSUITABLE"],
    ["not over midnight", at("2026-11-25", "23:30"), { open: nobody.map(() => 1) }, "UNSUITABLE"],
    ["not in less than 12 hours", at("2026-11-24", "18:00"), { now: at("2026-11-24", "06:01") }, "UNSUITABLE"],
    [
      "in 12 hours",
      at("2026-11-24", "18:00"),
      { now: at("2026-11-24", "06:00") },
      "1: 화·목 19시, 11월 24일(화) 18:00",
    ],
    ["not within 12 hours of it", at("2026-11-25", "20:00"), { now: at("2026-11-24", "07:01") }, "CUT_OFF"],
    ["until then", at("2026-11-25", "20:00"), { now: at("2026-11-24", "07:00") }, "1: 화·목 19시, 11월 25일(수) 20:00"],
    ["not into the past", at("2026-11-21", "12:00"), {}, "PAST"],
    ["not into a lesson", at("2026-11-25", "20:00"), { busy: [span("2026-11-25", "20:30")] }, "OVERLAP"],
    [
      "beside a lesson",
      at("2026-11-25", "20:00"),
      { busy: [span("2026-11-25", "19:00")] },
      "1: 화·목 19시, 11월 25일(수) 20:00",
    ],
    [
      "not where another pair meets",
      at("2026-11-25", "20:00"),
      { taken: periodsToCalendar(week({ wednesday: ["20:30-21:00"] })) },
      "OVERLAP",
    ],
  ] as const)("%s", (_what, to, change, expected) => {
    expect(tried(to, change)).toBe(expected);
  });
});

describe("a lesson and all after it", () => {
  const following = { scope: "FOLLOWING" } as const;
  it.each([
    ["keep the shape of their week", at("2026-11-25", "20:00"), {}, "8: 수·금 20시, 11월 25일(수) 20:00"],
    [
      "wrap around the week",
      at("2026-11-27", "19:00"),
      { open: nobody.map(() => 1) },
      "8: 금·일 19시, 11월 27일(금) 19:00",
    ],
    [
      "into the days before",
      at("2026-11-22", "19:00"),
      { open: nobody.map(() => 1) },
      "8: 화·일 19시, 11월 22일(일) 19:00",
    ],
    ["not when another day of the week doesn't suit", at("2026-11-26", "19:00"), {}, "UNSUITABLE"],
    ["not a week away", at("2026-12-01", "19:00"), {}, "UNSUITABLE"],
    ["not before the lesson before", at("2026-11-25"), { previousEndsAt: at("2026-11-25", "19:01") }, "UNSUITABLE"],
    [
      "right after the lesson before",
      at("2026-11-25"),
      { previousEndsAt: at("2026-11-25") },
      "8: 수·금 19시, 11월 25일(수) 19:00",
    ],
    [
      "past one that meets a lesson",
      at("2026-11-25"),
      { busy: [span("2026-12-18", "19:30")] },
      "8: 수·금 19시, 11월 25일(수) 19:00",
    ],
    ["not when the first of them meets a lesson", at("2026-11-25"), { busy: [span("2026-11-25", "19:30")] }, "OVERLAP"],
    [
      "not when every second day of one weekly time meets a lesson",
      at("2026-11-25"),
      { busy: [span("2026-11-27"), span("2026-12-11")] },
      "OVERLAP",
    ],
    [
      "past what comes after them",
      at("2026-11-25"),
      { busy: [span("2027-01-06", "19:30")] },
      "8: 수·금 19시, 11월 25일(수) 19:00",
    ],
    [
      "not onto a holiday first",
      at("2026-12-25"),
      { lesson: { startsAt: at("2026-12-24"), movedFromAt: null } },
      "UNSUITABLE",
    ],
    [
      "count from where a moved one stood",
      at("2026-11-26", "20:00"),
      { lesson: { startsAt: at("2026-11-25", "21:00"), movedFromAt: at("2026-11-24") }, open: nobody.map(() => 1) },
      "8: 목·토 20시, 11월 26일(목) 20:00",
    ],
    [
      "count from the time next to one that stands alone",
      at("2026-11-27", "20:00"),
      { lesson: { startsAt: at("2026-11-27", "19:00"), movedFromAt: null }, open: nobody.map(() => 1) },
      "8: 수·금 20시, 11월 27일(금) 20:00",
    ],
    ["not over midnight", at("2026-11-25", "23:30"), { open: nobody.map(() => 1) }, "UNSUITABLE"],
    ["not without weekly times", at("2026-11-25"), { lessonStarts: [] }, "UNSUITABLE"],
  ] as const)("%s", (_what, to, change, expected) => {
    expect(tried(to, { ...following, ...change })).toBe(expected);
  });

  it("leave out holidays and other lessons, and say what comes instead", () => {
    const busy = [span("2026-12-02", "18:30"), span("2026-12-02", "19:30"), span("2027-01-15")];
    const moved = moveLesson(move({ ...following, count: 12, busy }), at("2026-11-25"));
    if (typeof moved === "string") throw new Error(moved);
    expect(shown(moved.lessons.map(({ startsAt }) => startsAt)).slice(-3)).toEqual([
      "1월 6일(수) 19:00",
      "1월 8일(금) 19:00",
      "1월 13일(수) 19:00",
    ]);
    const left = moved.leftOut.map(({ startsAt, reason, insteadAt }) => [reason, ...shown([startsAt, insteadAt])]);
    expect(left).toEqual([
      ["LESSON", "12월 2일(수) 19:00", "1월 6일(수) 19:00"],
      ["HOLIDAY", "12월 25일(금) 19:00", "1월 8일(금) 19:00"],
      ["HOLIDAY", "1월 1일(금) 19:00", "1월 13일(수) 19:00"],
    ]);
  });

  it("pass over holidays", () => {
    const moved = moveLesson(move({ ...following, count: 12 }), at("2026-11-25"));
    const dates = typeof moved === "string" ? [] : shown(moved.lessons.map(({ startsAt }) => startsAt));
    expect(dates).toHaveLength(12);
    expect(dates.slice(8)).toEqual([
      "12월 23일(수) 19:00",
      "12월 30일(수) 19:00",
      "1월 6일(수) 19:00",
      "1월 8일(금) 19:00",
    ]);
  });
});

describe("alternatives", () => {
  it("are the nearest, on different days", () => {
    expect(shown(lessonAlternatives(move()))).toEqual([
      "11월 24일(화) 18:30",
      "11월 25일(수) 19:00",
      "11월 26일(목) 18:00",
    ]);
  });
  it("are on one day when there is no other", () => {
    const open = periodsToCalendar(week({ tuesday: ["19:00-21:30"] }));
    const once = { lessonStarts: [{ day: 1, halfHour: 38 }], scope: "FOLLOWING", open } as const;
    expect(shown(lessonAlternatives(move(once)))).toEqual([
      "11월 24일(화) 19:30",
      "11월 24일(화) 20:00",
      "11월 24일(화) 20:30",
    ]);
  });
  it("reach four weeks on, and back to half a day from now", () => {
    const open = periodsToCalendar(week({ saturday: ["00:00-01:00"], sunday: ["00:00-01:00"] }));
    const near = { open, now: at("2026-11-20", "12:00"), lesson: { startsAt: at("2026-11-24"), movedFromAt: null } };
    expect(shown(lessonAlternatives(move(near)))).toEqual([
      "11월 22일(일) 00:00",
      "11월 28일(토) 00:00",
      "11월 21일(토) 00:00",
    ]);
    const busy = [0, 7, 14, 21].flatMap((days) => [5, 6].map((day) => later("2026-11-16", days + day)));
    expect(shown(lessonAlternatives(move({ ...near, busy })))).toEqual(["12월 19일(토) 00:00", "12월 20일(일) 00:00"]);
  });
  it("are none once it is too late", () => {
    expect(lessonAlternatives(move({ now: at("2026-11-24", "07:30") }))).toEqual([]);
  });
});

const later = (date: string, days: number) => lessonSpan(new Date(at(date, "00:00").getTime() + days * 86_400_000), 60);

it("puts a lesson that falls out at the end, past what is busy", () => {
  const weekly = { lessonStarts: [{ day: 1, halfHour: 38 }], minutes: 60 };
  const series = [span("2026-12-01"), span("2026-11-24")];
  const added = lessonAtEnd(series, [span("2026-12-08", "18:30")], weekly);
  expect(shown([added?.startsAt ?? new Date(0)])).toEqual(["12월 15일(화) 19:00"]);
  expect(lessonAtEnd(series, [], { ...weekly, lessonStarts: [] })).toBeNull();
});
