import { HALF_HOURS_PER_DAY, WEEKLY_SLOTS, type WeeklyCalendar } from "./weekly-calendar.ts";

/** A lesson's place in the week: day 0 is Monday, halfHour 0 to 47. */
export interface LessonStart {
  readonly day: number;
  readonly halfHour: number;
}

/** Half-hours that a lesson takes: 40 and 60 minutes take 2, 80 take 3. */
export function lessonHalfHours(minutes: number): number {
  return Math.ceil(minutes / 30);
}

/** The half-hours of the week (0 to 335) that a lesson takes. */
export function lessonSlots({ day, halfHour }: LessonStart, minutes: number): number[] {
  return Array.from({ length: lessonHalfHours(minutes) }, (_, index) => day * HALF_HOURS_PER_DAY + halfHour + index);
}

/** The weekly lessons of a pair. */
export interface PairTimes {
  readonly lessonStarts: readonly LessonStart[];
  /** Length of one lesson. */
  readonly minutes: number;
}

/** A copy of a week in which the half-hours of a pair's lessons are set to 1 or 0. */
export function setLessons(
  calendar: WeeklyCalendar,
  { lessonStarts, minutes }: PairTimes,
  value: 0 | 1,
): WeeklyCalendar {
  const changed = calendar.slice();
  for (const slot of lessonStarts.flatMap((start) => lessonSlots(start, minutes))) changed[slot] = value;
  return changed;
}

/** The half-hours that are free in both weeks. */
export function commonCalendar(a: WeeklyCalendar, b: WeeklyCalendar): WeeklyCalendar {
  return a.map((free, slot) => free & (b[slot] ?? 0));
}

/** How many half-hours of a week are free. */
export function countFree(calendar: WeeklyCalendar): number {
  let count = 0;
  for (const free of calendar) count += free;
  return count;
}

/**
 * Lessons side by side that fit into a week's free half-hours, each day packed from its first free one: as many as possible.
 * No lesson runs over midnight.
 */
export function packLessons(calendar: WeeklyCalendar, minutes: number): LessonStart[] {
  const length = lessonHalfHours(minutes);
  const starts: LessonStart[] = [];
  let run = 0;
  for (let slot = 0; slot < WEEKLY_SLOTS; slot += 1) {
    const halfHour = slot % HALF_HOURS_PER_DAY;
    if (halfHour === 0) run = 0;
    run = calendar[slot] === 1 ? run + 1 : 0;
    if (run === length) {
      starts.push({ day: Math.floor(slot / HALF_HOURS_PER_DAY), halfHour: halfHour - length + 1 });
      run = 0;
    }
  }
  return starts;
}

/** Every half-hour of a day at which a lesson could start, lessons may overlap here. */
export function possibleStarts(calendar: WeeklyCalendar, minutes: number, day: number): number[] {
  const length = lessonHalfHours(minutes);
  const hours = calendar.subarray(day * HALF_HOURS_PER_DAY, (day + 1) * HALF_HOURS_PER_DAY);
  const isFree = (start: number) => hours.subarray(start, start + length).every((free) => free === 1);
  return Array.from({ length: HALF_HOURS_PER_DAY - length + 1 }, (_, start) => start).filter(isFree);
}
