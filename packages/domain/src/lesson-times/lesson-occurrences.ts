import { type HolidayTable, KOREAN_HOLIDAYS } from "../schedule/holidays.ts";
import type { LessonSpan } from "../schedule/lesson-span.ts";
import type { LessonStart } from "../schedule/lesson-starts.ts";
import { HALF_HOUR, MINUTE } from "../time/duration.ts";
import { addDays, atKstHour, dayOfWeek, type KstDate, startOfKstDate, toKstDate } from "../time/kst-date.ts";

/** The weekly times of a pair. */
export interface WeeklyLessons {
  readonly lessonStarts: readonly LessonStart[];
  /** Length of one lesson. */
  readonly minutes: number;
  /** Holidays to use instead of `KOREAN_HOLIDAYS`; a year that is missing has none. */
  readonly holidays?: HolidayTable;
}

/** The lessons of a week's times from an instant on, without end; none falls on a public holiday. */
export function* lessonOccurrences(from: Date, weekly: WeeklyLessons): Generator<LessonSpan, void> {
  const { lessonStarts, minutes, holidays = KOREAN_HOLIDAYS } = weekly;
  if (lessonStarts.length === 0) return;
  const inOrder = [...lessonStarts].sort((a, b) => a.halfHour - b.halfHour);
  const firstDate = toKstDate(from);
  const firstDay = mondayFirst(firstDate);
  for (let ahead = 0; ; ahead += 1) {
    const ofDay = inOrder.filter(({ day }) => day === (firstDay + ahead) % 7);
    if (ofDay.length === 0) continue;
    const date = addDays(firstDate, ahead);
    // A year without data has no holidays: planning never fails.
    if (holidays[date.slice(0, 4)]?.includes(date)) continue;
    for (const { halfHour } of ofDay) {
      const startsAt = atHalfHour(date, halfHour);
      if (startsAt >= from) yield lessonSpan(startsAt, minutes);
    }
  }
}

/** A lesson of the given length in minutes. */
export function lessonSpan(startsAt: Date, minutes: number): LessonSpan {
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * MINUTE) };
}

/** The slot of an instant in the Korean week; null for a time that is not on a half-hour. */
export function lessonStartOf(instant: Date): LessonStart | null {
  const date = toKstDate(instant);
  const halfHour = (instant.getTime() - startOfKstDate(date).getTime()) / HALF_HOUR;
  return Number.isInteger(halfHour) ? { day: mondayFirst(date), halfHour } : null;
}

/** The instant of a half-hour (0 to 47) of a date. */
function atHalfHour(date: KstDate, halfHour: number): Date {
  return atKstHour(date, halfHour / 2);
}

const mondayFirst = (date: KstDate): number => (dayOfWeek(date) + 6) % 7;
