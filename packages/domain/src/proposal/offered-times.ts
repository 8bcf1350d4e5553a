import { TIME_REQUEST_FROM_HOUR } from "../lesson-times/lesson-time-request.ts";
import { type LessonStart, lessonHalfHours, lessonSlots, type PairTimes } from "../schedule/lesson-starts.ts";
import { HALF_HOURS_PER_DAY, type WeeklyCalendar } from "../schedule/weekly-calendar.ts";
import { areSameTimes } from "./proposal-times.ts";

/**
 * Why weekly times cannot be offered instead of the proposed ones: too few or many, at night, the proposed ones, two at one time,
 * or in another lesson of the tutor's or the student's.
 */
export type OfferedTimesProblem = "COUNT" | "OUTSIDE" | "SAME" | "OVERLAP" | "TUTOR_BUSY" | "STUDENT_BUSY";

/** A proposal, and what its two sides do otherwise. */
export interface OfferedTimesFacts extends PairTimes {
  /** The proposed weekly times. */
  readonly lessonStarts: readonly LessonStart[];
  readonly lessonsPerWeek: number;
  /** The half-hours of the tutor's lessons with others. */
  readonly taken: WeeklyCalendar;
  /** The student's lessons with other tutors. */
  readonly otherPairs: readonly PairTimes[];
}

/**
 * Why a tutor cannot offer these weekly times, or the family agree to them; null when both can. Neither the family's wished times
 * nor the tutor's week matter: the two agree in person.
 */
export function offeredTimesProblem(
  offered: readonly LessonStart[],
  { lessonStarts, minutes, lessonsPerWeek, taken, otherPairs }: OfferedTimesFacts,
): OfferedTimesProblem | null {
  if (offered.length !== lessonsPerWeek) return "COUNT";
  const length = lessonHalfHours(minutes);
  const first = TIME_REQUEST_FROM_HOUR * 2;
  if (offered.some(({ halfHour }) => halfHour < first || halfHour + length > HALF_HOURS_PER_DAY)) return "OUTSIDE";
  if (areSameTimes(offered, lessonStarts)) return "SAME";
  const slots = offered.flatMap((start) => lessonSlots(start, minutes));
  if (new Set(slots).size < slots.length) return "OVERLAP";
  if (slots.some((slot) => taken[slot] === 1)) return "TUTOR_BUSY";
  const others = new Set(
    otherPairs.flatMap((pair) => pair.lessonStarts.flatMap((at) => lessonSlots(at, pair.minutes))),
  );
  return slots.some((slot) => others.has(slot)) ? "STUDENT_BUSY" : null;
}
