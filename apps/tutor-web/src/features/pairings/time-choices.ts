import {
  HALF_HOURS_PER_DAY,
  halfHourToTime,
  type LessonStart,
  lessonHalfHours,
  TIME_REQUEST_FROM_HOUR,
  WEEKDAY_LABELS,
  WEEKDAYS,
} from "@pkg/domain";

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The days of a week, from Monday on. */
export const DAY_CHOICES: readonly Choice[] = WEEKDAYS.map((weekday, day) => ({
  value: String(day),
  label: `${WEEKDAY_LABELS[weekday]}요일`,
}));

/** The half-hours at which a lesson of this length may begin, until it ends with the day. */
export function timeChoices(minutes: number): Choice[] {
  const first = TIME_REQUEST_FROM_HOUR * 2;
  const count = HALF_HOURS_PER_DAY - lessonHalfHours(minutes) - first + 1;
  return Array.from({ length: count }, (_, index) => {
    const halfHour = first + index;
    return { value: String(halfHour), label: halfHourToTime(halfHour) };
  });
}

export type TimeValues = Readonly<Record<string, string>>;

export const dayField = (index: number) => `day${index}`;
export const timeField = (index: number) => `time${index}`;

/** The fields of as many lessons as a week has, empty. */
export function emptyTimes(lessonsPerWeek: number): Record<string, string> {
  const fields = Array.from({ length: lessonsPerWeek }, (_, index) => [dayField(index), timeField(index)]).flat();
  return Object.fromEntries(fields.map((field) => [field, ""]));
}

/** What is not chosen yet. */
export const missingTimes = (values: TimeValues): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => {
      const asks = field.startsWith("day") ? "요일을 골라 주세요." : "시간을 골라 주세요.";
      return [field, value ? null : asks];
    }),
  );

/** The chosen weekly times in the order of the week. */
export function chosenTimes(values: TimeValues, lessonsPerWeek: number): LessonStart[] {
  return Array.from({ length: lessonsPerWeek }, (_, index) => ({
    day: Number(values[dayField(index)]),
    halfHour: Number(values[timeField(index)]),
  })).sort((one, other) => one.day - other.day || one.halfHour - other.halfHour);
}
