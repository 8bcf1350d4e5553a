import {
  HALF_HOURS_PER_DAY,
  halfHourToTime,
  type LessonStart,
  lessonHalfHours,
  lessonSlots,
  periodsToCalendar,
  TIME_REQUEST_FROM_HOUR,
  WEEKDAY_LABELS,
  WEEKDAYS,
} from "@pkg/domain";
import type { Pairing } from "./queries";

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

/** The days of a week, from Monday on. */
export const DAY_CHOICES: readonly Choice[] = WEEKDAYS.map((weekday, day) => ({
  value: String(day),
  label: `${WEEKDAY_LABELS[weekday]}요일`,
}));

/** What an offer may hold: the length and number of its lessons, and where the tutor teaches already. */
export type Offerable = Pick<Pairing, "minutes" | "lessonsPerWeek" | "taughtPeriods">;

/** The half-hours at which a lesson may begin, until it ends with the day; those of the tutor's own lessons on the chosen day are off. */
export function timeChoices({ minutes, taughtPeriods }: Offerable, day: string): Choice[] {
  const taught = periodsToCalendar(taughtPeriods);
  const first = TIME_REQUEST_FROM_HOUR * 2;
  const count = HALF_HOURS_PER_DAY - lessonHalfHours(minutes) - first + 1;
  return Array.from({ length: count }, (_, index) => {
    const halfHour = first + index;
    const isTaught = day !== "" && isTaken(taught, { day: Number(day), halfHour }, minutes);
    const label = `${halfHourToTime(halfHour)}${isTaught ? " · 내 수업" : ""}`;
    return { value: String(halfHour), label, disabled: isTaught };
  });
}

const isTaken = (taught: Uint8Array, start: LessonStart, minutes: number): boolean =>
  lessonSlots(start, minutes).some((slot) => taught[slot] === 1);

export type TimeValues = Readonly<Record<string, string>>;

export const dayField = (index: number) => `day${index}`;
export const timeField = (index: number) => `time${index}`;

/** The fields of as many lessons as a week has, with the times that were offered before. */
export function fieldsOf(lessonsPerWeek: number, offered: readonly LessonStart[]): Record<string, string> {
  const fields = Array.from({ length: lessonsPerWeek }, (_, index) => {
    const start = offered[index];
    return [
      [dayField(index), start ? String(start.day) : ""],
      [timeField(index), start ? String(start.halfHour) : ""],
    ];
  });
  return Object.fromEntries(fields.flat());
}

/** What is not chosen yet, and what a lesson of the tutor's is in the way of. */
export function timeProblems(
  values: TimeValues,
  { minutes, lessonsPerWeek, taughtPeriods }: Offerable,
): Record<string, string | null> {
  const taught = periodsToCalendar(taughtPeriods);
  const problems: Record<string, string | null> = {};
  for (let index = 0; index < lessonsPerWeek; index += 1) {
    const [day, time] = [values[dayField(index)], values[timeField(index)]];
    problems[dayField(index)] = day ? null : "요일을 골라 주세요.";
    problems[timeField(index)] = time ? null : "시간을 골라 주세요.";
    if (day && time && isTaken(taught, { day: Number(day), halfHour: Number(time) }, minutes)) {
      problems[timeField(index)] = "내 수업이 있는 시간이에요.";
    }
  }
  return problems;
}

/** The chosen weekly times in the order of the week. */
export function chosenTimes(values: TimeValues, lessonsPerWeek: number): LessonStart[] {
  return Array.from({ length: lessonsPerWeek }, (_, index) => ({
    day: Number(values[dayField(index)]),
    halfHour: Number(values[timeField(index)]),
  })).sort((one, other) => one.day - other.day || one.halfHour - other.halfHour);
}
