import { HALF_HOUR } from "../time/duration.ts";
import { addDays, dayOfWeek, type KstDate, startOfKstDate, toKstDate } from "../time/kst-date.ts";
import type { LessonSpan } from "./lesson-span.ts";
import {
  calendarToPeriods,
  HALF_HOURS_PER_DAY,
  parsePeriod,
  WEEKLY_SLOTS,
  type WeeklyCalendar,
} from "./weekly-calendar.ts";
import { type Period, WEEKDAYS } from "./weekly-periods.ts";

const DAYS = 7;

/** A day with its free periods. */
export interface FreeDay {
  readonly date: KstDate;
  readonly periods: readonly Period[];
}

/**
 * The coming seven days, today first, on which an hour or more is free at a stretch; what has begun is not free any more.
 * @param week what is free every week
 * @param busy lessons that stand, moved ones included; they may lie outside the seven days
 */
export function freeDays(
  week: WeeklyCalendar,
  { busy, now }: { readonly busy: readonly LessonSpan[]; readonly now: Date },
): FreeDay[] {
  const today = toKstDate(now);
  return Array.from({ length: DAYS }, (_, ahead): FreeDay => {
    const date = addDays(today, ahead);
    return { date, periods: periodsOn(date, week, { busy, now }) };
  }).filter(({ periods }) => periods.length > 0);
}

function periodsOn(
  date: KstDate,
  week: WeeklyCalendar,
  { busy, now }: { readonly busy: readonly LessonSpan[]; readonly now: Date },
): readonly Period[] {
  // Weeks of the calendar begin on Monday.
  const day = (dayOfWeek(date) + 6) % DAYS;
  const midnight = startOfKstDate(date).getTime();
  const free = new Uint8Array(WEEKLY_SLOTS);
  for (let halfHour = 0; halfHour < HALF_HOURS_PER_DAY; halfHour += 1) {
    const slot = day * HALF_HOURS_PER_DAY + halfHour;
    const startsAt = midnight + halfHour * HALF_HOUR;
    const isTaken = busy.some(
      (lesson) => lesson.startsAt.getTime() < startsAt + HALF_HOUR && startsAt < lesson.endsAt.getTime(),
    );
    free[slot] = week[slot] === 1 && startsAt >= now.getTime() && !isTaken ? 1 : 0;
  }
  const weekday = WEEKDAYS[day];
  return weekday ? calendarToPeriods(free)[weekday].filter(isAnHour) : [];
}

function isAnHour(period: Period): boolean {
  const [from, to] = parsePeriod(period) ?? [0, 0];
  return to - from >= 2;
}
