import {
  addDays,
  formatKoreanDate,
  HALF_HOUR,
  HALF_HOURS_PER_DAY,
  HOUR,
  halfHourToTime,
  MOVE_WITHIN_DAYS,
  TIME_REQUEST_AHEAD_HOURS,
  TIME_REQUEST_FROM_HOUR,
  toKstDate,
} from "@pkg/domain";
import type { Lesson } from "../queries";

export interface TimeOption {
  readonly value: string;
  readonly label: string;
}

/** The days for which a lesson may be asked: from a day ahead on, four weeks around it. */
export function requestDays({ startsAt }: Pick<Lesson, "startsAt">, now: Date): TimeOption[] {
  const lessonDay = toKstDate(new Date(startsAt));
  const soonest = toKstDate(new Date(now.getTime() + TIME_REQUEST_AHEAD_HOURS * HOUR));
  const [, first = soonest] = [addDays(lessonDay, -MOVE_WITHIN_DAYS), soonest].toSorted();
  const days: TimeOption[] = [];
  for (let day = first; day <= addDays(lessonDay, MOVE_WITHIN_DAYS); day = addDays(day, 1)) {
    days.push({ value: day, label: day === lessonDay ? `${formatKoreanDate(day)} 같은 날` : formatKoreanDate(day) });
  }
  return days;
}

/** The half-hours of a day at which a lesson of this length may begin. */
export function requestTimes({ startsAt, endsAt }: Pick<Lesson, "startsAt" | "endsAt">): TimeOption[] {
  const length = Date.parse(endsAt) - Date.parse(startsAt);
  const count = HALF_HOURS_PER_DAY - TIME_REQUEST_FROM_HOUR * 2 - Math.ceil(length / HALF_HOUR) + 1;
  return Array.from({ length: count }, (_, index) => {
    const value = halfHourToTime(TIME_REQUEST_FROM_HOUR * 2 + index);
    return { value, label: value };
  });
}

/** The instant of a day and a time in Korea. */
export function requestedInstant(day: string, time: string): string {
  return new Date(`${day}T${time}+09:00`).toISOString();
}
