import {
  commonCalendar,
  type LessonStart,
  lessonSlots,
  type PairTimes,
  setLessons,
} from "../schedule/lesson-starts.ts";
import { proposeLessons } from "../schedule/propose-lessons.ts";
import {
  HALF_HOURS_PER_DAY,
  periodsToCalendar,
  WEEKLY_SLOTS,
  type WeeklyCalendar,
} from "../schedule/weekly-calendar.ts";
import { WEEKDAYS, type WeeklyAvailablePeriods } from "../schedule/weekly-periods.ts";

/** Other times that are offered at most when the proposed ones are gone. */
export const MAX_OTHER_TIMES = 6;

/** What a proposal's weekly times are worth now. */
export interface ProposalTimes {
  /** All proposed times are still free for both: an acceptance means exactly these. */
  readonly areFree: boolean;
  /** What may be accepted instead once they are gone, the best first; empty while they are free, or when no time is left. */
  readonly others: readonly (readonly LessonStart[])[];
}

/**
 * The half-hours in which a student and a tutor can still meet: inside the wished times (every time without any), free in the
 * tutor's week, and apart from the student's lessons with other tutors.
 */
export function openCalendar(
  wished: WeeklyAvailablePeriods,
  free: WeeklyCalendar,
  otherPairs: readonly PairTimes[],
): WeeklyCalendar {
  const isAnyTime = WEEKDAYS.every((day) => wished[day].length === 0);
  const inside = isAnyTime ? new Uint8Array(WEEKLY_SLOTS).fill(1) : periodsToCalendar(wished);
  return otherPairs.reduce((week, pair) => setLessons(week, pair, 0), commonCalendar(inside, free));
}

/** Whether proposed weekly times are still free in a week of open half-hours, and which others there are. */
export function proposalTimes(
  open: WeeklyCalendar,
  { lessonStarts, minutes, lessonsPerWeek }: PairTimes & { readonly lessonsPerWeek: number },
): ProposalTimes {
  const slots = lessonStarts.flatMap((start) => lessonSlots(start, minutes));
  const areFree = lessonStarts.length === lessonsPerWeek && slots.every((slot) => open[slot] === 1);
  return { areFree, others: areFree ? [] : otherTimes(open, minutes, lessonsPerWeek) };
}

/** Each offer is taken out of the week before the next one is looked for, so that they differ. */
function otherTimes(open: WeeklyCalendar, minutes: number, perWeek: number): LessonStart[][] {
  const offers: LessonStart[][] = [];
  let left = open;
  while (offers.length < MAX_OTHER_TIMES) {
    const lessonStarts = proposeLessons(left, minutes, perWeek);
    if (!lessonStarts) break;
    offers.push(lessonStarts);
    left = setLessons(left, { lessonStarts, minutes }, 0);
  }
  return offers;
}

/** Whether two lists of weekly times are the same, in any order. */
export function areSameTimes(a: readonly LessonStart[], b: readonly LessonStart[]): boolean {
  const key = (starts: readonly LessonStart[]) =>
    starts
      .map(({ day, halfHour }) => day * HALF_HOURS_PER_DAY + halfHour)
      .sort((one, other) => one - other)
      .join(",");
  return key(a) === key(b);
}
