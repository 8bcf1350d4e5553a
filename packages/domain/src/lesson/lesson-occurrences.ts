import { KOREAN_HOLIDAYS } from "../schedule/holidays.data.ts";
import type { LessonStart } from "../schedule/lesson-starts.ts";
import type { HolidayTable } from "../schedule/working-days.ts";
import { addDays, dayOfWeek, type KstDate, startOfKstDate, toKstDate } from "../time/kst-date.ts";
import type { LessonSpan } from "./lesson-span.ts";

const MINUTE = 60_000;

/** The weekly times of a pair. */
export interface WeeklyLessons {
  readonly lessonStarts: readonly LessonStart[];
  /** Length of one lesson. */
  readonly minutes: number;
  /** Newer holidays than the domain knows; a year that is missing has none. */
  readonly holidays?: HolidayTable;
}

/** The lessons of a week's times from an instant on, without end; none falls on a public holiday. */
export function* lessonOccurrences(from: Date, weekly: WeeklyLessons): Generator<LessonSpan, void> {
  const { lessonStarts, minutes, holidays = KOREAN_HOLIDAYS } = weekly;
  if (lessonStarts.length === 0) return;
  const inOrder = [...lessonStarts].sort((a, b) => a.halfHour - b.halfHour);
  for (let date = toKstDate(from); ; date = addDays(date, 1)) {
    if (isHoliday(date, holidays)) continue;
    for (const start of inOrder) {
      if (start.day !== mondayFirst(date)) continue;
      const startsAt = atHalfHour(date, start.halfHour);
      if (startsAt >= from) yield lessonSpan(startsAt, minutes);
    }
  }
}

/** A lesson of so many minutes. */
export function lessonSpan(startsAt: Date, minutes: number): LessonSpan {
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * MINUTE) };
}

/** Whether no lessons are held on a date. Years without data have no holidays here: planning never fails. */
function isHoliday(date: KstDate, holidays: HolidayTable): boolean {
  return holidays[date.slice(0, 4)]?.includes(date) ?? false;
}

/** The place of an instant in the Korean week; a time between half-hours is in no place, so null. */
export function lessonStartOf(instant: Date): LessonStart | null {
  const date = toKstDate(instant);
  const halfHour = (instant.getTime() - startOfKstDate(date).getTime()) / (30 * MINUTE);
  return Number.isInteger(halfHour) ? { day: mondayFirst(date), halfHour } : null;
}

/** The instant of a half-hour (0 to 47) of a date. */
function atHalfHour(date: KstDate, halfHour: number): Date {
  return new Date(startOfKstDate(date).getTime() + halfHour * 30 * MINUTE);
}

const mondayFirst = (date: KstDate): number => (dayOfWeek(date) + 6) % 7;
