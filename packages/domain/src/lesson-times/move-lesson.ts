import { changeableUntil, MOVE_AHEAD_HOURS } from "../lesson/lesson-deadlines.ts";
import { type LessonSpan, lessonsOverlap } from "../schedule/lesson-span.ts";
import { type LessonStart, lessonHalfHours, lessonSlots } from "../schedule/lesson-starts.ts";
import { HALF_HOURS_PER_DAY, WEEKLY_SLOTS, type WeeklyCalendar } from "../schedule/weekly-calendar.ts";
import { DAY, HOUR } from "../time/duration.ts";
import { lessonStartOf, type WeeklyLessons } from "./lesson-occurrences.ts";
import { planLessons } from "./plan-lessons.ts";

/** What moves: one lesson, or it and all after it. */
export const LESSON_SCOPES = ["ONE", "FOLLOWING"] as const;
export type LessonScope = (typeof LESSON_SCOPES)[number];

/** How far a lesson moves at most; with all after it less than a week. */
export const MOVE_WITHIN_DAYS = 28;

/** A lesson to move, with its constraints. */
export interface LessonMove extends WeeklyLessons {
  readonly now: Date;
  readonly scope: LessonScope;
  /** Its current time, and its original time if it was moved before. */
  readonly lesson: { readonly startsAt: Date; readonly movedFromAt: Date | null };
  /** How many lessons move with FOLLOWING, this one included. */
  readonly count: number;
  /** When the pair's lesson before it ends; null for the first. */
  readonly previousEndsAt: Date | null;
  /** Half-hours of the week that suit both the tutor and the student. */
  readonly open: WeeklyCalendar;
  /** Half-hours of the week that the tutor's other pairs occupy. */
  readonly taken: WeeklyCalendar;
  /** Lessons of the tutor and of the student that stay. */
  readonly busy: readonly LessonSpan[];
}

/** CUT_OFF: too late to move the lesson. UNSUITABLE: outside what suits both, on a holiday, too soon, too far or out of turn. */
export type MoveProblem = "PAST" | "CUT_OFF" | "UNSUITABLE" | "OVERLAP";

/** Why moved lessons pass over a day of their week. */
export const LEFT_OUT_REASONS = ["HOLIDAY", "LESSON"] as const;

/**
 * A day that moved lessons pass over, since it is a holiday or one of both has another lesson, and the day that comes
 * instead.
 */
export interface LeftOutDay {
  readonly startsAt: Date;
  readonly reason: (typeof LEFT_OUT_REASONS)[number];
  readonly insteadAt: Date;
}

/** The lessons' new times, ascending, the pair's weekly times, and what the lessons pass over, ascending. */
export interface MovedLessons {
  readonly lessons: readonly LessonSpan[];
  readonly lessonStarts: readonly LessonStart[];
  readonly leftOut: readonly LeftOutDay[];
}

/**
 * Moves a lesson to another time, or it and all after it: those keep the shape of their week. A day of theirs that is
 * a holiday or meets another lesson is left out, and one more comes at the end. The first one must fit, and a weekly
 * time must be free on most of its days; otherwise nothing moves.
 */
export function moveLesson(move: LessonMove, to: Date): MovedLessons | MoveProblem {
  const { now, lesson, scope, open, taken, busy, minutes } = move;
  if (to <= now) return "PAST";
  if (now > changeableUntil(lesson)) return "CUT_OFF";
  const places = isInTurn(move, to) ? placesOf(move, to) : null;
  const slots = places?.flatMap((start) => lessonSlots(start, minutes)) ?? [];
  if (!places || slots.some((slot) => open[slot] !== 1)) return "UNSUITABLE";
  const count = scope === "ONE" ? 1 : move.count;
  const planned = { ...move, from: to, lessonStarts: places, count };
  const [first] = planLessons({ ...planned, count: 1, busy: [] });
  if (first?.startsAt.getTime() !== to.getTime()) return "UNSUITABLE";
  if (slots.some((slot) => taken[slot] === 1)) return "OVERLAP";
  const regular = planLessons({ ...planned, busy: [], holidays: {} });
  if (meets(first, busy) || places.some((place) => !isMostlyFree(place, regular, busy))) return "OVERLAP";
  const lessons = planLessons(planned);
  const lessonStarts = scope === "ONE" ? move.lessonStarts : places;
  return { lessons, lessonStarts, leftOut: leftOutOf(regular, lessons, busy) };
}

const meets = (one: LessonSpan, busy: readonly LessonSpan[]): boolean =>
  busy.some((other) => lessonsOverlap(one, other));

/** A weekly time that others have on every second of its days would tear the series apart. */
function isMostlyFree(place: LessonStart, regular: readonly LessonSpan[], busy: readonly LessonSpan[]): boolean {
  const days = regular.filter(({ startsAt }) => {
    const start = lessonStartOf(startsAt);
    return start !== null && slotOf(start) === slotOf(place);
  });
  const met = days.filter((one) => meets(one, busy)).length;
  return met === 0 || met * 2 < days.length;
}

/** The days that fall out of a regular series, each with the day that is added for it. */
function leftOutOf(
  regular: readonly LessonSpan[],
  lessons: readonly LessonSpan[],
  busy: readonly LessonSpan[],
): LeftOutDay[] {
  const without = (all: readonly LessonSpan[], some: readonly LessonSpan[]) => {
    const starts = new Set(some.map(({ startsAt }) => startsAt.getTime()));
    return all.filter(({ startsAt }) => !starts.has(startsAt.getTime()));
  };
  const added = without(lessons, regular);
  return without(regular, lessons).flatMap((day, index): LeftOutDay[] => {
    const instead = added[index];
    const reason = meets(day, busy) ? "LESSON" : "HOLIDAY";
    return instead ? [{ startsAt: day.startsAt, reason, insteadAt: instead.startsAt }] : [];
  });
}

/** The other side learns of a new time long enough before it; a series stays in its week, and in order. */
function isInTurn({ now, scope, lesson, previousEndsAt }: LessonMove, to: Date): boolean {
  const distance = Math.abs(to.getTime() - lesson.startsAt.getTime());
  const isTooSoon = to.getTime() < now.getTime() + MOVE_AHEAD_HOURS * HOUR;
  if (distance === 0 || isTooSoon) return false;
  if (scope === "ONE") return distance <= MOVE_WITHIN_DAYS * DAY;
  return distance < 7 * DAY && (!previousEndsAt || to >= previousEndsAt);
}

/** The weekly slots of the moved lessons; null when one would cross midnight, or there is none. */
function placesOf(move: LessonMove, to: Date): LessonStart[] | null {
  const target = lessonStartOf(to);
  const places = target && (move.scope === "ONE" ? [target] : shiftWeek(move, target));
  return places?.every((start) => staysInDay(start, move.minutes)) ? places : null;
}

/** The weekly times, all moved as far as this lesson. */
function shiftWeek({ lesson, lessonStarts }: LessonMove, target: LessonStart): LessonStart[] | null {
  const from = weeklyPlaceOf(lesson, lessonStarts);
  if (!from) return null;
  const shift = slotOf(target) - slotOf(from) + WEEKLY_SLOTS;
  const shifted = lessonStarts.map((start) => (slotOf(start) + shift) % WEEKLY_SLOTS).sort((a, b) => a - b);
  return shifted.map((slot) => ({ day: Math.floor(slot / HALF_HOURS_PER_DAY), halfHour: slot % HALF_HOURS_PER_DAY }));
}

/** The weekly time that a lesson belongs to: its current or original slot, otherwise the nearest one in the week. */
function weeklyPlaceOf({ startsAt, movedFromAt }: LessonMove["lesson"], lessonStarts: readonly LessonStart[]) {
  const places = [startsAt, movedFromAt].flatMap((instant) => (instant ? (lessonStartOf(instant) ?? []) : []));
  const distance = (start: LessonStart) =>
    Math.min(...places.map((place, index) => weekDistance(slotOf(place), slotOf(start)) + index / 2));
  return [...lessonStarts].sort((a, b) => distance(a) - distance(b))[0];
}

const slotOf = ({ day, halfHour }: LessonStart): number => day * HALF_HOURS_PER_DAY + halfHour;
const weekDistance = (a: number, b: number): number => Math.min(Math.abs(a - b), WEEKLY_SLOTS - Math.abs(a - b));
const staysInDay = ({ halfHour }: LessonStart, minutes: number): boolean =>
  halfHour + lessonHalfHours(minutes) <= HALF_HOURS_PER_DAY;
