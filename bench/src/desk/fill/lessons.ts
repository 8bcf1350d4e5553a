import {
  ANSWER_HOURS,
  HOUR,
  type LessonCancelReason,
  type LessonOutcome,
  type LessonStatus,
  MINUTE,
  type SettledBy,
} from "@pkg/domain";
import type { World } from "./world.ts";

export const WEEK = 7 * 24 * HOUR;
/** A lesson is settled so long after its end. */
export const SETTLED_AFTER = 12 * MINUTE;

export interface Lesson extends Fate {
  readonly number: number;
  readonly order: number;
  readonly buyer: number;
  readonly tutor: number;
  readonly startsAt: number;
}

/** What became of a lesson. */
interface Fate {
  readonly status: LessonStatus;
  readonly reason: LessonCancelReason | null;
  /** Null as long as it is to come, and when it was given up before. */
  readonly settled: Settled | null;
}

interface Settled {
  readonly as: LessonOutcome;
  readonly by: SettledBy;
  readonly minutes: readonly [student: number, tutor: number, together: number];
}

/**
 * One lesson a week of each course; few are missed or given up, and of few the room was empty or the log is missing.
 */
export function* lessonsOf(world: World): Generator<Lesson> {
  for (const { order, buyer, tutor, firstLesson, firstLessonAt, lessons } of world.taught()) {
    for (let week = 0; week < lessons; week++) {
      const number = firstLesson + week;
      const startsAt = firstLessonAt + week * WEEK;
      yield { number, order, buyer, tutor, startsAt, ...fateOf(number, world.now - startsAt - HOUR) };
    }
  }
}

/** @param age milliseconds since the lesson's end */
function fateOf(number: number, age: number): Fate {
  const isSettled = age >= SETTLED_AFTER;
  if (isSettled && number % 100 === 53) {
    const isAsked = age < ANSWER_HOURS * HOUR;
    if (isAsked)
      return { status: "SCHEDULED", reason: null, settled: { as: "ASKED", by: "PRESENCE", minutes: [0, 0, 0] } };
    return { status: "CANCELED", reason: "NOT_HELD", settled: { as: "NOT_HELD", by: "SILENCE", minutes: [0, 0, 0] } };
  }
  if (number % 25 === 3)
    return { status: "CANCELED", reason: number % 2 ? "TUTOR_ABSENCE" : "BUYER_ABSENCE", settled: null };
  if (!isSettled) return { status: "SCHEDULED", reason: null, settled: null };
  if (number % 50 === 11) {
    return { status: "ABSENT", reason: null, settled: { as: "STUDENT_ABSENT", by: "PRESENCE", minutes: [0, 60, 0] } };
  }
  return { status: "DONE", reason: null, settled: { as: "HELD", ...heldOf(number) } };
}

/** Few were short, and few took place elsewhere. */
function heldOf(number: number): Pick<Settled, "by" | "minutes"> {
  if (number % 200 === 21) return { by: "ANSWERS", minutes: [0, 0, 0] };
  return { by: "PRESENCE", minutes: number % 40 === 5 ? [25, 60, 25] : [58, 60, 57] };
}

export const isLogged = ({ number, status }: Lesson) => status === "DONE" && number % 100 !== 7;
export const isDisputed = ({ number, status }: Lesson) => status === "ABSENT" && number % 2_000 === 11;
