import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LessonSpan, lessonsOverlap } from "../schedule/lesson-span.ts";
import { lessonTimes } from "../schedule/lesson-times.ts";
import { formatKoreanDate } from "../time/format-korean-date.ts";
import { formatKoreanTime, toKstDate } from "../time/kst-date.ts";
import { FIRST_LESSON_WITHIN_DAYS, firstLessonDay, firstLessonTimes, wishedDayFrom } from "./first-lesson-times.ts";
import { lessonStartOf } from "./lesson-occurrences.ts";
import { planLessons } from "./plan-lessons.ts";

const at = (date: string, time = "19:00") => new Date(`${date}T${time}:00+09:00`);
const span = (date: string, time = "19:00", minutes = 60): LessonSpan => {
  const startsAt = at(date, time);
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
};
const shown = (instants: readonly Date[]) => instants.map((it) => `${formatKoreanDate(it)} ${formatKoreanTime(it)}`);
const starts = (spans: readonly LessonSpan[]) => shown(spans.map(({ startsAt }) => startsAt));

/** Tuesday and Thursday, 19:00. */
const TUE_THU = [
  { day: 1, halfHour: 38 },
  { day: 3, halfHour: 38 },
];
const weekly = { lessonStarts: TUE_THU, minutes: 60 };

describe("planLessons", () => {
  it("goes from week to week from the first lesson on", () => {
    const planned = planLessons({ ...weekly, from: at("2026-11-24"), count: 4, busy: [] });
    expect(starts(planned)).toEqual([
      "11월 24일(화) 19:00",
      "11월 26일(목) 19:00",
      "12월 1일(화) 19:00",
      "12월 3일(목) 19:00",
    ]);
    expect(planned.every(({ startsAt, endsAt }) => endsAt.getTime() - startsAt.getTime() === 3_600_000)).toBe(true);
  });

  it("passes over holidays, and has weekends and New Year's Eve", () => {
    const fridays = {
      lessonStarts: [
        { day: 4, halfHour: 20 },
        { day: 3, halfHour: 47 },
      ],
      minutes: 30,
    };
    expect(starts(planLessons({ ...fridays, from: at("2026-12-24", "10:00"), count: 5, busy: [] }))).toEqual([
      "12월 24일(목) 23:30",
      "12월 31일(목) 23:30",
      "1월 7일(목) 23:30",
      "1월 8일(금) 10:00",
      "1월 14일(목) 23:30",
    ]);
    const sunday = { lessonStarts: [{ day: 6, halfHour: 20 }], minutes: 60 };
    expect(starts(planLessons({ ...sunday, from: at("2026-11-21"), count: 1, busy: [] }))).toEqual([
      "11월 22일(일) 10:00",
    ]);
  });

  it("passes over other lessons that touch it, not those that only follow each other", () => {
    const busy = [span("2026-11-24", "18:00"), span("2026-11-26", "19:59", 10), span("2026-12-01", "20:00")];
    expect(starts(planLessons({ ...weekly, from: at("2026-11-24"), count: 2, busy }))).toEqual([
      "11월 24일(화) 19:00",
      "12월 1일(화) 19:00",
    ]);
  });

  it("begins at `from` itself, never before", () => {
    const from = new Date(at("2026-11-24").getTime() + 1);
    expect(starts(planLessons({ ...weekly, from, count: 1, busy: [] }))).toEqual(["11월 26일(목) 19:00"]);
  });

  it("keeps two weekly times that touch each other apart", () => {
    const lessonStarts = [
      { day: 1, halfHour: 39 },
      { day: 1, halfHour: 38 },
      { day: 1, halfHour: 40 },
    ];
    expect(starts(planLessons({ lessonStarts, minutes: 60, from: at("2026-11-24"), count: 3, busy: [] }))).toEqual([
      "11월 24일(화) 19:00",
      "11월 24일(화) 20:00",
      "12월 1일(화) 19:00",
    ]);
  });

  it("knows no holidays of years without data, and takes newer data", () => {
    const from = at("2028-12-25");
    const monday = { lessonStarts: [{ day: 0, halfHour: 38 }], minutes: 60, from, count: 1, busy: [] };
    expect(starts(planLessons(monday))).toEqual(["12월 25일(월) 19:00"]);
    expect(starts(planLessons({ ...monday, holidays: { "2028": ["2028-12-25"] } }))).toEqual(["1월 1일(월) 19:00"]);
  });

  it("plans nothing without weekly times or lessons", () => {
    expect(planLessons({ lessonStarts: [], minutes: 60, from: at("2026-11-24"), count: 3, busy: [] })).toEqual([]);
    expect(planLessons({ ...weekly, from: at("2026-11-24"), count: 0, busy: [] })).toEqual([]);
  });

  it("plans as many as asked at the pair's times, no two at once, none on a holiday, whatever is busy", () => {
    fc.assert(
      fc.property(
        anyWeekly,
        anyInstant,
        fc.integer({ min: 1, max: 30 }),
        fc.array(anySpan),
        (own, from, count, busy) => {
          const planned = planLessons({ ...own, from, count, busy });
          expect(planned).toHaveLength(count);
          for (const [index, lesson] of planned.entries()) {
            expect(own.lessonStarts).toContainEqual(lessonStartOf(lesson.startsAt));
            expect(lesson.startsAt >= from).toBe(true);
            expect(toKstDate(lesson.startsAt).endsWith("-12-25")).toBe(false);
            expect([...busy, ...planned.slice(0, index)].some((other) => lessonsOverlap(other, lesson))).toBe(false);
          }
        },
      ),
    );
  });
});

const anyInstant = fc.date({ min: at("2026-11-01"), max: at("2027-08-31"), noInvalidDate: true });
const anySpan = fc
  .record({ startsAt: anyInstant, minutes: fc.integer({ min: 10, max: 300 }) })
  .map(({ startsAt, minutes }): LessonSpan => ({ startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) }));
const anyWeekly = fc.record({
  lessonStarts: fc.array(
    fc.record({ day: fc.integer({ min: 0, max: 6 }), halfHour: fc.integer({ min: 0, max: 45 }) }),
    { minLength: 1, maxLength: 4 },
  ),
  minutes: fc.constantFrom(40, 60, 80),
});

describe("firstLessonTimes", () => {
  it.each([
    ["a Saturday's are from Monday on", "2026-11-21", "11월 24일(화) 19:00", 6],
    ["a Monday's from Tuesday on", "2026-11-23", "11월 24일(화) 19:00", 6],
    ["a Tuesday's not the same day", "2026-11-24", "11월 26일(목) 19:00", 6],
    ["holidays are left out", "2026-12-23", "12월 24일(목) 19:00", 6],
  ])("%s", (_what, today, first, count) => {
    const times = firstLessonTimes({ ...weekly, now: at(today, "09:00"), busy: [] });
    expect([shown(times)[0], times.length]).toEqual([first, count]);
  });

  it("are free for both, and at most 21 days ahead", () => {
    const monday = { lessonStarts: [{ day: 0, halfHour: 38 }], minutes: 60 };
    const now = at("2026-11-23", "23:59");
    expect(shown(firstLessonTimes({ ...monday, now, busy: [span("2026-12-07", "18:30")] }))).toEqual([
      "11월 30일(월) 19:00",
      "12월 14일(월) 19:00",
    ]);
    expect(FIRST_LESSON_WITHIN_DAYS).toBe(21);
  });

  it("begin on the first lesson's day, for daily times on that very day", () => {
    const daily = { lessonStarts: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, halfHour: 38 })), minutes: 60 };
    for (const today of ["2026-11-20", "2026-11-21", "2026-11-24", "2026-12-24"]) {
      const [first] = firstLessonTimes({ ...daily, now: at(today, "23:00"), busy: [] });
      expect(first && toKstDate(first)).toBe(firstLessonDay(at(today, "23:00")));
    }
  });

  it("include weekends once a working day has come", () => {
    const saturday = { lessonStarts: [{ day: 5, halfHour: 20 }], minutes: 60 };
    expect(shown(firstLessonTimes({ ...saturday, now: at("2026-11-20"), busy: [] }))).toEqual([
      "11월 28일(토) 10:00",
      "12월 5일(토) 10:00",
    ]);
  });

  it("are found past the holiday data too", () => {
    expect(shown(firstLessonTimes({ ...weekly, now: at("2027-12-31"), busy: [] }))[0]).toBe("1월 4일(화) 19:00");
  });
});

it("reads an instant's place in the Korean week back", () => {
  expect(lessonTimes([lessonStartOf(at("2026-11-24"))].flatMap((start) => start ?? []))).toBe("화요일 19시");
  expect(lessonTimes([{ day: 3, halfHour: 13 }])).toBe("목요일 오전 6시 30분");
  expect(lessonStartOf(at("2026-11-22", "00:00"))).toEqual({ day: 6, halfHour: 0 });
  expect(lessonStartOf(at("2026-11-24", "19:10"))).toBeNull();
});

it.each([
  // A Thursday.
  ["2026-12-03", ["monday", "wednesday"], "2026-12-07"],
  ["2026-12-03", ["thursday"], "2026-12-03"],
  ["2026-12-03", ["wednesday"], "2026-12-09"],
  ["2026-12-03", ["sunday"], "2026-12-06"],
  ["2026-12-03", [], "2026-12-03"],
] as const)("from %s a family with time on %j begins on %s", (from, days, day) => {
  const none = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] };
  const week = { ...none, ...Object.fromEntries(days.map((one) => [one, ["19:00-20:00"]])) };
  expect(wishedDayFrom(from, week)).toBe(day);
});
